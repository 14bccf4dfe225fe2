import {
  asking,
  explainWhyNot,
  type ObjectId,
  type PlayerId,
  type ScriptStep,
  type View,
  type Violation,
} from '#lib/rules/index'
import { agree, count, daSolo, del, phrase, sentence, verbatim } from '../../grammar/index'
import { object, type Saying, type Tale } from './context'
import { behind, detailOf, violations } from './refused/refused'

const labelOf = (v: View, id: ObjectId): string => v.state.objects[id]?.card ?? id

/** Why a creature could not be declared so: for a rule of its own, and not for what else is asked for. */
function forbidding(t: Tale, v: View, step: ScriptStep): Violation | undefined {
  const found = explainWhyNot(v.state, step, { rules: t.evaluation.rules }) ?? []
  return found.find(({ rule }) => rule !== '508.1d' && rule !== '509.1c')
}

/** «Lupo è TAPpato: non può attaccare, e quindi non deve farlo.» */
function unable(t: Tale, batch: number, rule: string, id: ObjectId, does: string, v: Violation): Saying {
  const x = object(t, id)
  const why = violations[v.reason](detailOf(t, v))
  const cannot = v.reason === 'too-few-blockers' ? phrase`${x} ${daSolo(x)} non può` : verbatim('non può')
  const then =
    v.rule === '101.2'
      ? verbatim("il divieto prevale sull'obbligo")
      : phrase`${cannot} ${verbatim(does)}, e quindi non deve farlo`
  const rules = [rule, v.rule, ...behind(t, v)]
  // What prevails is stated: nobody attacks by it.
  const said = { sentence: sentence(phrase`${why}: ${then}`), rules, batch, ...(v.rule === '101.2' && { of: [] }) }
  // That one is left who is not enough somebody thinks as well who has another not block for a reason of their own.
  return v.reason === 'too-few-blockers' ? said : { ...said, explains: true }
}

const creatures = (v: View, of: PlayerId): readonly ObjectId[] =>
  v.state.shared.battlefield.filter(
    (id) =>
      v.characteristics(id).types.includes('creature') &&
      v.state.players[v.controller(id)]?.pool === v.state.players[of]?.pool,
  )

/** Of creatures that have to attack and do not, why that is legal. */
export function attackSpared(t: Tale, batch: number, attackers: readonly ObjectId[]): readonly Saying[] {
  const v = t.view(batch - 1)
  const { active } = v.state.turn
  const foe = v.state.order.find((p) => v.state.players[p]?.pool !== v.state.players[active]?.pool) ?? active
  const most = Math.min(...v.lasting().map(({ effect: e }) => ('mostAttackers' in e ? e.mostAttackers : 1000)))
  return creatures(v, active)
    .filter((id) => !attackers.includes(id) && asking(v, 'attack', id).length > 0)
    .flatMap((id): readonly Saying[] => {
      const kept = forbidding(t, v, { attack: { [labelOf(v, id)]: foe } })
      if (kept && kept.rule !== '118.3') return [unable(t, batch, '508.1d', id, 'attaccare', kept)]
      const [cost] = v.ask('attackCosts', { object: id }) ?? []
      if (cost) {
        const text = phrase`attaccare con ${object(t, id)} costa ${verbatim(cost.cost)}: nessuno è obbligato a pagare`
        return [{ sentence: sentence(text), rules: ['508.1d', '508.1h'], batch, explains: true }]
      }
      if (attackers.length < most) return []
      const text = phrase`un effetto permette al massimo ${count(most, 'attaccante')}: l'obbligo ${del(object(t, id))} non si può rispettare insieme al resto`
      return [{ sentence: sentence(text), rules: ['508.1c', '508.1d'], batch, explains: true }]
    })
}

/** Of creatures that have to block and do not, why that is legal. */
export function blockSpared(
  t: Tale,
  batch: number,
  by: PlayerId,
  blocks: readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[],
): readonly Saying[] {
  const v = t.view(batch - 1)
  const attackers = (v.state.combat?.attackers ?? []).map(({ id }) => id)
  const left = creatures(v, by).filter((id) => !blocks.some(({ blocker }) => blocker === id))
  const enough = attackers.filter(
    (x) =>
      left.length > 0 &&
      blocks.some(({ attacker }) => attacker === x) &&
      asking(v, 'be-blocked', x).some(({ effect: e }) => !('by' in e && e.by)),
  )
  const told = enough.map((id): Saying => {
    const x = object(t, id)
    const text = phrase`${x} deve essere ${agree('bloccato', x)}, se possibile: basta un bloccante`
    return { sentence: sentence(text), rules: ['509.1c'], batch, explains: true }
  })
  const spared = left.flatMap((id): readonly Saying[] => {
    const asked = attackers.find(
      (x) =>
        asking(v, 'block', id).length > 0 ||
        asking(v, 'be-blocked', x).some(
          ({ effect: e }) => ('by' in e && e.by !== undefined) || !blocks.some(({ attacker }) => attacker === x),
        ),
    )
    if (asked === undefined) return []
    const kept = forbidding(t, v, { block: { [labelOf(v, id)]: labelOf(v, asked) }, by })
    return kept ? [unable(t, batch, '509.1c', id, 'bloccare', kept)] : []
  })
  // They are beside the blocks, and tell none of them: what is asked about is not said by them, but why it may be done.
  return [...spared, ...told].map((saying) => ({ ...saying, of: [] }))
}
