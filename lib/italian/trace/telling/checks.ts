import type { EventOf, ObjectId } from '#lib/rules/index'
import {
  agree,
  al,
  and,
  del,
  ed,
  figure,
  type Noun,
  name,
  type Phrase,
  phrase,
  sentence,
  sul,
  verb,
  verbatim,
} from '../../grammar/index'
import { thingOf } from '../../names/people'
import { inZone, type ZoneId, zones } from '../../names/terms'
import { answering, citing, holds, object, player, type Saying, type Tale, target } from './context'
import { type Node, outcome, rulesOf } from './tree'

/** «Il danno segnato su Orso è 3 e la costituzione è 2: un'azione generata dallo stato distrugge Orso.» */
export function destroyedByState(t: Tale, n: Node<EventOf<'destroy'>>): readonly Saying[] {
  const id = n.h.event.object
  const orso = object(t, id)
  const v = t.view(n.h.batch - 1)
  const marked = v.state.objects[id]?.damage ?? 0
  const toughness = v.characteristics(id).toughness ?? 0
  const base = { batch: n.h.batch, rules: [...n.h.rules, ...n.h.by] }
  const lethal = n.h.rules.includes('704.5g')
  if (n.h.fate === 'impossible')
    return [{ ...base, sentence: sentence(phrase`${orso} non può essere ${agree('distrutto', orso)}`) }]
  if (n.h.fate === 'replaced') {
    const reason = lethal
      ? phrase`${orso} ha danno letale`
      : phrase`${orso} ha subito danno da una fonte con tocco letale`
    return [
      {
        ...base,
        rules: n.h.rules,
        // Nothing has come about yet: what takes its place is told after it.
        of: [n.h.id],
        sentence: sentence(phrase`${reason}: un'azione generata dallo stato sta per distruggere ${orso}`),
      },
    ]
  }
  const reason = lethal
    ? phrase`il danno segnato ${sul(orso)} è ${figure(marked)} e la costituzione è ${figure(toughness)}`
    : n.h.rules.includes('704.5h')
      ? phrase`${orso} ha subito danno da una fonte con tocco letale`
      : phrase`${orso} ha costituzione ${figure(toughness)}`
  return [{ ...base, sentence: sentence(phrase`${reason}: un'azione generata dallo stato distrugge ${orso}`) }]
}

/** «Va nel cimitero di Anna», or where an effect sends it instead. */
function destination(n: Node<EventOf<'move'>>, owner: Noun): Phrase {
  const end = outcome(n)?.h.event.to
  return end === undefined || end === 'graveyard' || !(end in zones)
    ? phrase`va nel cimitero ${del(owner)}`
    : phrase`va ${inZone(end as ZoneId, owner)} invece che nel cimitero`
}

/** A permanent that a state-based action puts into a graveyard without destroying it. */
export function buriedByState(t: Tale, n: Node<EventOf<'move'>>): readonly Saying[] {
  const id = n.h.event.object
  const orso = object(t, id)
  const v = t.view(n.h.batch - 1)
  const owner = player(t, n.h.event.controller ?? v.state.objects[id]?.owner ?? 'A')
  const base = { batch: n.h.batch, rules: [...n.h.rules, ...n.h.by] }
  const goes = destination(n, owner)
  if (n.h.event.to === 'command')
    return [{ ...base, sentence: sentence(phrase`${owner} mette ${orso} ${inZone('command')}`) }]
  if (n.h.rules.includes('704.5h'))
    return [
      {
        ...base,
        sentence: sentence(phrase`${orso} ha subito danno da una fonte con tocco letale ${ed(goes)}`),
      },
    ]
  const token = t.frames[Math.max(0, n.h.batch - 1)]?.objects[id]?.kind === 'token'
  const which = token && n.h.rules.includes('704.5j') ? { ...orso, text: phrase`la pedina ${orso}` } : orso
  const host = v.state.objects[id]?.attachedTo
  const other = buriedOtherwise(n.h.rules, which, goes, host === undefined ? undefined : lost(t, host, which))
  if (other) return [{ ...base, sentence: sentence(other) }]
  const toughness = v.characteristics(id).toughness ?? 0
  return [
    {
      ...base,
      sentence: sentence(phrase`${orso} ha costituzione ${figure(toughness)} ${ed(goes)}: non è distruzione`),
    },
  ]
}

/** What an Aura is attached to: that it has left the battlefield, or the end of a sentence on staying there. */
interface Host {
  readonly gone?: Phrase
  readonly on: Phrase
}

function lost(t: Tale, host: string, x: Noun): Host {
  const there = t.people.players[host] || t.view(t.batch - 1).state.objects[host]?.zone === 'battlefield'
  const on = phrase`${agree('assegnato', x)} ${al(target(t, host))}`
  return there ? { on } : { on, gone: phrase`${target(t, host)} non è più sul campo di battaglia` }
}

/** What goes to a graveyard for another reason than its toughness: a legend, an Aura, a planeswalker. */
function buriedOtherwise(rules: readonly string[], x: Noun, goes: Phrase, host?: Host): Phrase | undefined {
  if (rules.includes('704.5j')) return phrase`per la regola delle leggende ${x} ${goes}: non è distruzione`
  if (rules.includes('704.5k')) return phrase`per la regola del mondo ${x} ${goes}: non è distruzione`
  if (rules.includes('704.5z'))
    return phrase`${x} ${goes}: sullo stesso permanente lo stesso giocatore ha un Ruolo più recente`
  if (rules.includes('704.5m') && host)
    return host.gone ? phrase`${host.gone}: ${x} ${goes}` : phrase`${x} non può restare ${host.on} ${ed(goes)}`
  if (rules.includes('704.5m')) return phrase`${x} non è ${agree('assegnato', x)} a niente ${ed(goes)}`
  if (rules.includes('704.5v') || rules.includes('704.5w')) return phrase`${x} non ha più segnalini difesa ${ed(goes)}`
  if (rules.includes('704.5i')) return phrase`${x} non ha più segnalini fedeltà ${ed(goes)}`
  return undefined
}

/** Creatures that would be destroyed if they could: lethal damage, or damage with deathtouch, of this batch. */
export function unharmed(t: Tale, batch: number): readonly Saying[] {
  const v = t.view(batch)
  const was = t.frames[batch - 1]
  const end = t.frames[t.last]
  return v.state.shared.battlefield.flatMap((id: ObjectId): readonly Saying[] => {
    const o = v.state.objects[id]
    const old = was?.objects[id]
    if (!o || o.damage === old?.damage || !v.impossible({ type: 'destroy', object: id })) return []
    if (end?.objects[id]?.zone !== 'battlefield') return []
    const toughness = v.characteristics(id).toughness ?? 0
    const lethal = toughness > 0 && o.damage >= toughness
    const before = old !== undefined && toughness > 0 && old.damage >= toughness
    if (before || (!lethal && !o.deathtouched)) return []
    const x = thingOf(t.people, id, v)
    const keyword = v.characteristics(id).keywords.some((k) => k.keyword === 'indestructible')
    const reason = lethal ? verbatim('ha danno letale') : verbatim('ha subito danno da una fonte con tocco letale')
    const but = keyword ? verbatim('è indistruttibile') : phrase`non può essere ${agree('distrutto', x)}`
    return [
      {
        sentence: sentence(phrase`${x} ${reason}, ma ${but} e resta sul campo di battaglia`),
        rules: citing(t, keyword ? '702.12b' : '101.2'),
        batch,
      },
    ]
  })
}

/** Creatures that had lethal damage during an action and, at the check, have a toughness that is greater. */
export function survivors(t: Tale): readonly Saying[] {
  const end = t.view(t.last)
  if (!holds(t, '704.5g')) return []
  return end.state.shared.battlefield.flatMap((id): readonly Saying[] => {
    const damage = end.state.objects[id]?.damage ?? 0
    const toughness = end.characteristics(id).toughness ?? 0
    if (damage === 0 || damage >= toughness) return []
    const doomed = t.frames.slice(t.first + 1, t.last).some((_, i) => {
      const v = t.view(t.first + 1 + i)
      const then = v.state.objects[id]?.damage ?? 0
      const size = v.characteristics(id).toughness ?? 0
      return size > 0 && then >= size && !v.impossible({ type: 'destroy', object: id })
    })
    if (!doomed) return []
    const x = thingOf(t.people, id, end)
    return [
      {
        sentence: sentence(
          phrase`al controllo il danno segnato ${sul(x)} è ${figure(damage)} e la costituzione è ${figure(toughness)}: ${x} resta sul campo di battaglia`,
        ),
        rules: [...answering(t, 'stateBasedChecks', 'lethalDamage'), ...citing(t, '704.5g')],
        batch: t.last,
      },
    ]
  })
}

/** «La copia di Brace non è in pila e cessa di esistere.» */
const noCopy = (t: Tale, n: Node<EventOf<'cease'>>): Saying => ({
  sentence: sentence(phrase`la copia ${del(object(t, n.h.event.object))} non è in pila e cessa di esistere`),
  rules: rulesOf(n),
  batch: n.h.batch,
})

/** «La pedina Spirito non è sul campo di battaglia e cessa di esistere.» */
export function ceased(t: Tale, roots: readonly Node<EventOf<'cease'>>[]): readonly Saying[] {
  const isCopy = (n: Node<EventOf<'cease'>>): boolean =>
    t.frames[Math.max(0, n.h.batch - 1)]?.objects[n.h.event.object]?.kind === 'copy'
  const copies = roots.filter(isCopy)
  if (copies.length)
    return [
      ...ceased(
        t,
        roots.filter((n) => !isCopy(n)),
      ),
      ...copies.map((n) => noCopy(t, n)),
    ]
  const names = roots.map((n) => object(t, n.h.event.object))
  const first = roots[0]
  if (!first) return []
  const many = names.length > 1
  const all = name(and(names), 'f', many ? 'p' : 's')
  return [
    {
      sentence: sentence(
        phrase`${verbatim(many ? 'le pedine' : 'la pedina')} ${all} non ${verb('è', all)} sul campo di battaglia ${ed(verb('cessa', all))} di esistere`,
      ),
      rules: rulesOf(...roots),
      batch: first.h.batch,
    },
  ]
}
