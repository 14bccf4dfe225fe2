import type { ObjectId, RuleId, View, Violation } from '#lib/rules/index'
import { agree, al, daSolo, ed, phrase, verbatim } from '../../../grammar/index'
import { segnalini } from '../../../names/terms'
import { has, namingOf, type Saying, stepOf, type Tale } from '../context'
import { at, explain, idOf, say, since, there } from './beforehand'

// What keeps no creature or planeswalker from acting, though somebody takes it for what does.

/** «Lepre ha rapidità: la debolezza da evocazione non vieta di attivarne l'abilità.» The same of a planeswalker that has just arrived. */
export function activates(t: Tale, label: string, misread: readonly string[]): readonly Saying[] {
  const id = idOf(t, label)
  const x = there(t, id)
  const swift = misread.includes('702.10c') && at(t).state.objects[id]?.ready === false && has(at(t), id, 'haste')
  return [
    ...(misread.includes('loyalty-sick') ? youngWalker(t, id) : []),
    ...(swift
      ? [
          explain(t, phrase`${x} ha rapidità: la debolezza da evocazione non vieta di attivarne l'abilità`, [
            '702.10c',
            ...(misread.includes('302.6') ? ['302.6'] : []),
          ]),
        ]
      : []),
  ]
}

/**
 * «La debolezza da evocazione riguarda solo le creature, e Maga non è una creatura»: of a planeswalker that has just arrived. `lets` is what lets its
 * ability be activated, where that is not said by itself.
 */
export function youngWalker(t: Tale, id: ObjectId, lets: readonly RuleId[] = ['606.3']): readonly Saying[] {
  const v = at(t)
  const { types } = v.characteristics(id)
  if (v.state.objects[id]?.ready !== false || types.includes('creature') || !types.includes('planeswalker')) return []
  const not = ed(phrase`${there(t, id)} non è una creatura`)
  const rules = [...namingOf(t, v, { type: 'ready', object: id }), ...lets]
  return [{ ...say(t, phrase`la debolezza da evocazione riguarda solo le creature, ${not}`, rules), decides: true }]
}

/** «Orco è arrivato in questo turno, ma ha rapidità.» Of creatures without which an attack is refused. */
export const attacks = (t: Tale, misread: readonly string[], refused: readonly Violation[]): readonly Saying[] =>
  refused.flatMap(({ reason, detail }) => {
    const id = typeof detail?.object === 'string' ? detail.object : undefined
    if ((reason !== 'must-attack' && reason !== 'tapped') || id === undefined) return []
    const o = at(t).state.objects[id]
    const swift =
      reason === 'must-attack' && o?.ready === false && has(at(t), id, 'haste')
        ? [explain(t, phrase`${since(t, [id], [there(t, id)])}, ma ha rapidità`, ['702.10b'])]
        : []
    return [
      ...swift,
      ...(misread.includes('122.1d') ? stunned(t, id) : []),
      ...(misread.includes('alone-never-attacks') ? inCompany(t) : []),
    ]
  })

/** «Orco è dichiarato insieme a Soldato, e quindi non da solo»: of an attack that something else forbids. */
function inCompany(t: Tale): readonly Saying[] {
  const s = stepOf(t)
  const v = at(t)
  const declared = typeof s === 'object' && 'attack' in s ? Object.keys(s.attack).map((label) => idOf(t, label)) : []
  const never = neverAlone(v)
  const [lonely] = declared.filter((id) => never.includes(id))
  const [other] = declared.filter((id) => !never.includes(id))
  if (lonely === undefined || other === undefined) return []
  const x = there(t, lonely)
  const said = phrase`${x} è ${agree('dichiarato', x)} insieme ${al(there(t, other))}, e quindi non ${daSolo(x)}`
  return [explain(t, said, ['508.1c'])]
}

/** Creatures that may not attack alone. */
export const neverAlone = (v: View): readonly ObjectId[] =>
  v.lasting().flatMap(({ effect: e, source }) => ('cant' in e && e.cant === 'attack-alone' && source ? [source] : []))

/** Of those who stay at home with such a counter: that it is not what keeps them there. */
export const atHome = (t: Tale, declared: readonly string[], misread: readonly string[]): readonly Saying[] => {
  if (!misread.includes('122.1d')) return []
  const v = at(t)
  const attacking = declared.map((label) => idOf(t, label))
  return v.state.shared.battlefield
    .filter((id) => v.controller(id) === v.state.turn.active && !attacking.includes(id))
    .flatMap((id) => stunned(t, id))
}

/** «Toro ha 1 segnalino stordimento, che se ne va solo al posto di uno STAP e non vieta di attaccare.» */
function stunned(t: Tale, id: ObjectId): readonly Saying[] {
  const n = at(t).state.objects[id]?.counters.stun ?? 0
  if (n === 0) return []
  const only =
    n === 1
      ? verbatim('se ne va solo al posto di uno STAP e non vieta')
      : verbatim('se ne vanno solo al posto di uno STAP ciascuno e non vietano')
  return [explain(t, phrase`${there(t, id)} ha ${segnalini(n, 'stun')}, che ${only} di attaccare`, ['122.1d'])]
}
