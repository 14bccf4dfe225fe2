import type { ActionOf } from '../../kernel/action'
import type { ObjectId } from '../../kernel/ids'
import { has, matches, stillThere, toughness } from '../../kernel/look'
import type { QueryMap } from '../../kernel/query'
import { believes, ignores, legality, query, room, rule } from '../../kernel/rule'
import type { Attacker } from '../../kernel/state'
import type { View } from '../../kernel/view'

declare module '../../kernel/card' {
  interface KeywordMap {
    trample: object
  }
}

type Lethal = QueryMap['lethalAssignment']['args']

const attackerOf = (v: View, id: ObjectId): Attacker | undefined => v.state.combat?.attackers.find((x) => x.id === id)

const excess = query('702.19b', 'assignment', (v, { object }, otherwise) => {
  const a = attackerOf(v, object)
  if (!a?.blocked || !otherwise?.to.length || otherwise.to.includes(a.attacks)) return undefined
  if (!stillThere(v, a.attacks) || v.ask('tramples', { object }) !== true) return undefined
  return { ...otherwise, mode: 'free', excessTo: a.attacks }
})

/** The excess goes through only when every blocker is assigned lethal damage, what others assign included. */
const enough = legality('702.19b', 'assign', (v, a: ActionOf<'assign'>) => {
  const where = v.ask('assignment', { object: a.object })
  if (where?.excessTo === undefined || !(a.to[where.excessTo] ?? 0)) return undefined
  const short = where.to.find((object) => {
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

/** What is left to assign of `need`: what others assign counts, and 1 is enough from a source with deathtouch (702.2c). */
function still(v: View, need: number, { source, others = [] }: Lethal): number {
  const one = (id: ObjectId): boolean => v.ask('oneIsLethal', { source: id }) === true
  if (others.some((o) => o.amount > 0 && one(o.source))) return 0
  const left = Math.max(
    0,
    others.reduce((n, o) => n - o.amount, need),
  )
  return one(source) ? Math.min(1, left) : left
}

/** Damage still needed, marked damage counted. */
const lacking = (v: View, args: Lethal): number => still(v, v.ask('lethalDamage', { object: args.object }) ?? 0, args)

const attackersOnly = query('702.19a', 'tramples', (v, { object }) => (has(v, object, 'trample') ? true : undefined))

/** Trample: what is left after lethal damage to every blocker may go to what the creature attacks. */
export const trample = room(
  '702.19',
  { title: 'Trample', keyword: 'trample' },
  [
    attackersOnly,
    rule('702.19b', excess, enough, lethal(lacking)),
    query('702.19d', 'assignment', (v, { object }) => {
      const a = attackerOf(v, object)
      if (!a?.blocked || a.blockers.length || v.ask('tramples', { object }) !== true) return undefined
      return stillThere(v, a.attacks) ? { mode: 'fixed', to: [a.attacks] } : undefined
    }),
  ],
  [
    believes(
      'trample-ignores-marked',
      rule(
        '702.19b',
        excess,
        enough,
        lethal((v, args) => still(v, toughness(v, args.object), args)),
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
