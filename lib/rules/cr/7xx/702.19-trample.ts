import { plus } from '#lib/base/copy'
import type { ActionOf } from '../../kernel/action'
import type { ObjectId } from '../../kernel/ids'
import { type Lethal, stillLethal } from '../../kernel/lethal'
import { has, instances, isType, matches, onBattlefield, stillThere, toughness } from '../../kernel/look'
import type { Assignment } from '../../kernel/query'
import { believes, ignores, legality, query, room, rule } from '../../kernel/rule'
import type { Attacker } from '../../kernel/state'
import type { View } from '../../kernel/view'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    /** Over planeswalkers: to their controllers what is more than their loyalty. */
    trample: { readonly over?: 'planeswalkers' }
  }
}

const attackerOf = (v: View, id: ObjectId): Attacker | undefined => v.state.combat?.attackers.find((x) => x.id === id)

const excess = query('702.19b', 'assignment', (v, { object }, otherwise) => {
  const a = attackerOf(v, object)
  if (!a?.blocked || !otherwise?.to.length || otherwise.to.includes(a.attacks)) return undefined
  if (!stillThere(v, a.attacks) || v.ask('tramples', { object }) !== true) return undefined
  return plus(otherwise, { mode: 'free' as const, excessTo: a.attacks })
})

/** What must have lethal damage, or damage as its loyalty, before what has been assigned beyond it. */
function before({ to, excessTo, beyond }: Assignment, assigned: ActionOf<'assign'>['to']): readonly ObjectId[] {
  if (excessTo === undefined) return []
  if (beyond !== undefined && assigned[beyond]) return [...to, excessTo]
  return assigned[excessTo] ? to : []
}

/** The excess goes through only when every blocker is assigned lethal damage, what others assign included. */
const enough = legality('702.19b', 'assign', (v, a: ActionOf<'assign'>) => {
  const where = v.ask('assignment', { object: a.object })
  if (where?.excessTo === undefined) return undefined
  const short = before(where, a.to).find((object) => {
    const need = v.ask('lethalAssignment', { object, source: a.object, others: a.others[object] ?? [] }) ?? 0
    return (a.to[object] ?? 0) < need
  })
  return short === undefined ? undefined : { reason: 'not-lethal', detail: { object: a.object, blocker: short } }
})

const lethal = (how: (v: View, args: Lethal) => number) => query('702.19b', 'lethalAssignment', how)

const shielded = (v: View, object: ObjectId, source: ObjectId): boolean =>
  v.ask('protectedFrom', { target: object, source }) === true ||
  v.lasting().some((a) => {
    if (!('prevent' in a.effect) || a.effect.prevent !== 'all') return false
    const { to } = a.effect
    if (a.fixed) return a.fixed.includes(object)
    if (typeof to !== 'object' || 'target' in to || 'controllerOf' in to || 'ownerOf' in to) return false
    return matches(v, object, to, a.controller, a.source)
  })

/** Damage still needed, marked damage counted. */
const lacking = (v: View, args: Lethal): number =>
  stillLethal(v, v.ask('lethalDamage', { object: args.object }) ?? 0, args)

const attackersOnly = query('702.19a', 'tramples', (v, { object }) => (has(v, object, 'trample') ? true : undefined))

const isPlaneswalker = (v: View, id: ObjectId): boolean => onBattlefield(v, id) && isType(v, id, 'planeswalker')

/** Whether what is left goes on beyond the planeswalker that is attacked. */
const goesOn = (v: View, object: ObjectId): boolean =>
  v.ask('tramples', { object }) === true && v.ask('tramplesOver', { object }) !== false

const overPlaneswalkers = rule(
  '702.19c',
  query('702.19c', 'tramplesOver', (v, { object }) =>
    instances(v, object, 'trample').some((t) => t.over === 'planeswalkers') ? true : undefined,
  ),
  query('702.19c', 'assignment', (v, { object }, otherwise) => {
    const a = attackerOf(v, object)
    if (!a || !otherwise || !isPlaneswalker(v, a.attacks) || !goesOn(v, object)) return undefined
    const beyond = v.controller(a.attacks)
    if (otherwise.excessTo === a.attacks) return { ...otherwise, beyond }
    return otherwise.to.includes(a.attacks) ? { mode: 'free', to: [a.attacks], excessTo: beyond } : undefined
  }),
  // A planeswalker that blocks is a creature as others are: lethal damage is enough for it.
  query('702.19c', 'lethalAssignment', (v, { object, source, others = [] }, otherwise = 0) => {
    if (attackerOf(v, source)?.attacks !== object || !isPlaneswalker(v, object)) return undefined
    const loyalty = v.state.objects[object]?.counters.loyalty ?? 0
    const left = Math.max(
      0,
      others.reduce((n, o) => n - o.amount, loyalty),
    )
    return isType(v, object, 'creature') ? Math.max(otherwise, left) : left
  }),
)

/** Trample: what is left after lethal damage to every blocker may go to what the creature attacks. */
export const trample = room(
  '702.19',
  { title: 'Trample', keyword: 'trample', takes: { over: 'optional' } },
  [
    attackersOnly,
    rule('702.19b', excess, enough, lethal(lacking)),
    overPlaneswalkers,
    query('702.19d', 'assignment', (v, { object }) => {
      const a = attackerOf(v, object)
      if (!a?.blocked || a.blockers.length || v.ask('tramples', { object }) !== true) return undefined
      if (!stillThere(v, a.attacks)) return undefined
      return isPlaneswalker(v, a.attacks) && goesOn(v, object)
        ? { mode: 'free', to: [a.attacks], excessTo: v.controller(a.attacks) }
        : { mode: 'fixed', to: [a.attacks] }
    }),
    query('702.19e', 'assignment', (v, { object }, otherwise) => {
      const a = attackerOf(v, object)
      if (a?.lost === undefined || isType(v, a.lost, 'battle') || !goesOn(v, object)) return undefined
      return a.blocked && otherwise?.to.length
        ? { ...otherwise, mode: 'free', excessTo: a.defender }
        : { mode: 'fixed', to: [a.defender] }
    }),
    query('702.19f', 'tramplesOver', (_, __, over) => (over ? undefined : false)),
  ],
  [
    believes(
      'trample-ignores-marked',
      rule(
        '702.19b',
        excess,
        enough,
        lethal((v, args) => stillLethal(v, toughness(v, args.object), args)),
      ),
    ),
    believes(
      'trample-counts-prevention',
      rule(
        '702.19b',
        excess,
        enough,
        lethal((v, args) => (shielded(v, args.object, args.source) ? 0 : lacking(v, args))),
      ),
    ),
    ignores('trample-needs-blockers', '702.19d'),
    ignores('trample-planeswalker-excess', '702.19f'),
    believes(
      'trample-when-blocking',
      rule(
        '702.19a',
        attackersOnly,
        query('702.19a', 'assignment', (v, { object }) => {
          const attackers = (v.state.combat?.attackers ?? [])
            .filter((a) => a.blockers.includes(object))
            .map((a) => a.id)
          const [first] = attackers
          if (first === undefined || !has(v, object, 'trample')) return undefined
          return { mode: 'free', to: attackers, excessTo: v.controller(first) }
        }),
      ),
    ),
  ],
)
