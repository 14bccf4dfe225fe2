import type { Characteristics } from '../kernel/card'
import { faceOf } from '../kernel/facing'
import { isOwn } from '../kernel/move'
import type { QueryMap } from '../kernel/query'
import type { GameObject } from '../kernel/state'
import type { Zone } from '../kernel/words'
import { list, optional } from '../language/schema'
import { asking, happened, labelOf, type Moment, permanent, stateAt, thing } from './moment'
import { action, counter, keyword, object } from './word'

const zoneOf = (m: Moment, label: string): string => {
  const o = thing(m, label)
  if (!o) return 'gone'
  const { zone } = o
  if (!isOwn(zone)) return zone
  const of = m.state.own[zone]
  return `${zone}:${m.state.order.find((p) => of[p]?.includes(o.id)) ?? o.owner}`
}

/** A characteristic after the layers, wherever the object is. */
const trait = <K extends keyof Characteristics>(m: Moment, label: string, key: K): Characteristics[K] | undefined => {
  const o = thing(m, label)
  return o && m.view.characteristics(o.id)[key]
}

const onTable = (m: Moment, label: string): Characteristics | undefined => {
  const o = permanent(m, label)
  return o && m.view.characteristics(o.id)
}

const isThere = (m: Moment, label: string, is: (o: GameObject) => boolean): boolean | undefined => {
  const o = thing(m, label)
  return o && is(o)
}

/** What a rule says of an object. */
function ruled<Q extends 'isPermanent' | 'isPermanentCard' | 'permanentSpell' | 'isCard' | 'owner'>(
  m: Moment,
  question: Q,
  label: string,
): QueryMap[Q]['value'] | undefined {
  const o = thing(m, label)
  return o && m.view.ask(question, { object: o.id })
}

/** The mana that was paid to turn an object face up, or to suspend it, whichever was last; nothing where neither happened. */
function forSpecial(m: Moment, label: string): string | undefined {
  const all = happened(m) ?? []
  const about = (x: unknown): boolean => typeof x === 'string' && labelOf(x) === label
  const taken = all.findLast(
    ({ event: e }) =>
      (e.type === 'turnUp' && e.paid && about(e.object)) ||
      (e.type === 'putCounters' && e.counter === 'time' && about(e.on) && thing(m, label)?.zone === 'exile'),
  )
  if (!taken) return undefined
  const paid = all.find(({ event: e, action }) => action === taken.action && e.type === 'payMana' && about(e.source))
  return paid?.event.type === 'payMana' ? paid.event.cost : '{0}'
}

/** Where something may be face down: a permanent and a spell by the rules, a card in exile as it was put there (406.3, 708). */
const MAY_LIE_DOWN: readonly Zone[] = ['battlefield', 'stack', 'exile']

/** What is asked of one object, and of the creatures that are left. */
export const aboutObjects = {
  /** Where an object is: `battlefield`, `stack`, `exile`, `command`, `hand:A`, `graveyard:N`, `library:A`; or `gone`. */
  zone: asking({ object }, (m, q) => zoneOf(m, q.object)),
  /** Whether an object is anywhere in the game. */
  exists: asking({ object }, (m, q) => thing(m, q.object) !== undefined),
  /** Whether an object is on the battlefield. */
  survives: asking({ object }, (m, q) => permanent(m, q.object) !== undefined),
  /** Which creatures are on the battlefield: of those named, or all. */
  survivors: asking({ objects: optional(list(object)) }, (m, q) =>
    q.objects
      ? q.objects.filter((label) => permanent(m, label))
      : m.state.shared.battlefield.flatMap((id) =>
          m.view.characteristics(id).types.includes('creature') ? (m.state.objects[id]?.card ?? []) : [],
        ),
  ),
  /** Whether an object is still the one that it was as the script began, or after an action (400.7). */
  sameObject: asking({ object, since: optional(action) }, (m, q) => {
    const then = stateAt(m.run, q.since ?? 'start')
    const now = thing(m, q.object)
    return now !== undefined && then?.cards[now.card] === now.id
  }),
  /** Power and toughness on the battlefield, such as `2/2`; `gone` elsewhere. */
  pt: asking({ object }, (m, q) => {
    const c = onTable(m, q.object)
    return c ? `${c.power ?? 0}/${c.toughness ?? 0}` : 'gone'
  }),
  /** The power of a creature on the battlefield. */
  power: asking({ object }, (m, q) => onTable(m, q.object)?.power),
  /** The toughness of a creature on the battlefield. */
  toughness: asking({ object }, (m, q) => onTable(m, q.object)?.toughness),
  /** Damage marked on a permanent. */
  marked: asking({ object }, (m, q) => thing(m, q.object)?.damage),
  /** How many counters of a kind are on an object; without a kind, all of them by kind. */
  counters: asking({ object, counter: optional(counter) }, (m, q) => {
    const on = thing(m, q.object)?.counters
    return q.counter === undefined ? on : on && (on[q.counter] ?? 0)
  }),
  /** Whether a permanent is tapped: what is not on the battlefield is neither tapped nor untapped (110.5d). */
  tapped: asking({ object }, (m, q) => permanent(m, q.object)?.tapped),
  /** Who controls an object. */
  controller: asking({ object }, (m, q) => {
    const o = thing(m, q.object)
    return o && m.view.controller(o.id)
  }),
  /** Who owns an object. */
  owner: asking({ object }, (m, q) => ruled(m, 'owner', q.object)),
  /** The name of an object. */
  name: asking({ object }, (m, q) => trait(m, q.object, 'name')),
  /** The types, subtypes, supertypes or colours of an object. */
  types: asking({ object }, (m, q) => trait(m, q.object, 'types')),
  subtypes: asking({ object }, (m, q) => trait(m, q.object, 'subtypes')),
  supertypes: asking({ object }, (m, q) => trait(m, q.object, 'supertypes')),
  colors: asking({ object }, (m, q) => trait(m, q.object, 'colors')),
  /** Whether an object has a keyword. */
  has: asking({ object, keyword }, (m, q) => trait(m, q.object, 'keywords')?.some((k) => k.keyword === q.keyword)),
  /** The keywords of an object, as often as it has each. */
  keywords: asking({ object }, (m, q) => trait(m, q.object, 'keywords')?.map((k) => k.keyword)),
  /** The mana value of an object (202.3). */
  manaValue: asking({ object }, (m, q) => {
    const o = thing(m, q.object)
    return o && m.view.ask('manaValue', { object: o.id })
  }),
  /** What the rules call an object: a permanent, a permanent card, a permanent spell, a card. */
  isPermanent: asking({ object }, (m, q) => ruled(m, 'isPermanent', q.object)),
  isPermanentCard: asking({ object }, (m, q) => ruled(m, 'isPermanentCard', q.object)),
  isPermanentSpell: asking({ object }, (m, q) => {
    const spell = ruled(m, 'permanentSpell', q.object)
    return spell === undefined ? undefined : spell && thing(m, q.object)?.zone === 'stack'
  }),
  isCard: asking({ object }, (m, q) => ruled(m, 'isCard', q.object)),
  /** What an Aura or Equipment is attached to; `nothing` if it is attached to nothing. */
  attachedTo: asking({ object }, (m, q) => {
    const o = thing(m, q.object)
    return o && (o.attachedTo === undefined ? 'nothing' : labelOf(o.attachedTo))
  }),
  /** Whether an object, or a kind of counter, is a token. */
  isToken: asking({ object: optional(object), counter: optional(counter) }, (m, q) => {
    const o = q.object === undefined ? undefined : thing(m, q.object)
    if (q.object !== undefined && !o) return undefined
    return m.view.ask('isToken', { ...(o ? { object: o.id } : {}), ...(q.counter ? { counter: q.counter } : {}) })
  }),
  /** Whether a permanent is phased out. */
  phasedOut: asking({ object }, (m, q) => {
    const o = permanent(m, q.object)
    return o && Boolean(o.phasedOut)
  }),
  /** The mana of the total cost of a spell or ability, as it was locked in (601.2f), or of the special action that was last taken with an object (116.2): `{2}{U}`. */
  totalCost: asking({ object }, (m, q) => forSpecial(m, q.object) ?? thing(m, q.object)?.announced?.total),
  /** The modes chosen for a spell, from 0, and the value of its X. */
  modes: asking({ object }, (m, q) => thing(m, q.object)?.announced?.modes),
  x: asking({ object }, (m, q) => thing(m, q.object)?.announced?.x),
  /** Whether a card is suspended (702.62b). */
  suspended: asking({ object }, (m, q) => {
    const o = thing(m, q.object)
    return o && m.view.ask('isSuspended', { object: o.id }) === true
  }),
  /** Whether an object is a token, a card, or an ability on the stack. */
  kind: asking({ object }, (m, q) => thing(m, q.object)?.kind),
  /** What a permanent does in combat: `attacking`, `blocking`, `attacked`, or `none`. */
  combat: asking({ object }, (m, q) => {
    const id = thing(m, q.object)?.id
    const attackers = id === undefined ? [] : (m.state.combat?.attackers ?? [])
    if (attackers.some((a) => a.id === id)) return 'attacking'
    if (attackers.some((a) => a.blockers.some((b) => b === id))) return 'blocking'
    return attackers.some((a) => a.attacks === id) ? 'attacked' : 'none'
  }),
  /**
   * Which face of a card is up, or which half is being cast: `front`, `back`, `melded`; `normal`, `flipped`; `left`, `right`, `both`;
   * `face-down`.
   */
  face: asking({ object }, (m, q) => {
    const o = thing(m, q.object)
    return o && faceOf(o)
  }),
  /** Whether a permanent, a spell or a card in exile is face down: what is anywhere else is neither (110.5d). */
  faceDown: asking({ object }, (m, q) => {
    const o = thing(m, q.object)
    return o && MAY_LIE_DOWN.includes(o.zone) ? faceOf(o) === 'face-down' : undefined
  }),
  /** Whether a permanent is flipped, whatever card it is (110.5). */
  flipped: asking({ object }, (m, q) => {
    const o = permanent(m, q.object)
    return o && o.facing?.flipped === true
  }),
  /** The cards that represent an object: two of a melded permanent. */
  cards: asking({ object }, (m, q) => {
    const o = thing(m, q.object)
    return o && [o.card, ...(o.facing?.second ? [o.facing.second.card] : [])]
  }),
  /** Whether an object was shown to all players as it came to where it is (708.9). */
  revealed: asking({ object }, (m, q) => isThere(m, q.object, (o) => o.facing?.revealed === true)),
  /** Who protects a battle (310.9). */
  protector: asking({ object }, (m, q) => {
    const o = permanent(m, q.object)
    return o?.printed.types.includes('battle') ? m.view.ask('protector', { object: o.id }) : undefined
  }),
  /** Whether an attacking creature is blocked. */
  blocked: asking({ object }, (m, q) => {
    const id = thing(m, q.object)?.id
    return m.state.combat?.attackers.find((a) => a.id === id)?.blocked
  }),
}
