import type { ActionOf } from '../../kernel/action'
import type { ObjectId } from '../../kernel/ids'
import { has, isPlayer, matches, onBattlefield, toughness } from '../../kernel/look'
import type { QueryMap } from '../../kernel/query'
import { believes, ignores, legality, query, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

declare module '../../kernel/card' {
  interface KeywordMap {
    trample: object
  }
}

type Lethal = QueryMap['lethalAssignment']['args']

const excess = query('702.19b', 'assignment', (v, { object }, otherwise) => {
  const a = v.state.combat?.attackers.find((x) => x.id === object)
  if (
    !a?.blocked ||
    !otherwise?.to.length ||
    otherwise.to.includes(a.attacks) ||
    v.ask('tramples', { object }) !== true
  )
    return undefined
  return { ...otherwise, mode: 'free', excessTo: a.attacks }
})

/** The excess goes through only when every blocker is assigned lethal damage, what others assign included. */
const enough = legality('702.19b', 'assign', (v, a: ActionOf<'assign'>) => {
  const where = v.ask('assignment', { object: a.object })
  if (where?.excessTo === undefined || !(a.to[where.excessTo] ?? 0)) return undefined
  const short = where.to.find((t) => (a.to[t] ?? 0) < (v.ask('lethalAssignment', { object: t, source: a.object }) ?? 0))
  return short === undefined ? undefined : { reason: 'not-lethal', detail: { object: a.object, blocker: short } }
})

const lethal = (how: (v: View, args: Lethal) => number) => query('702.19b', 'lethalAssignment', how)

const shielded = (v: View, object: ObjectId): boolean =>
  v.lasting().some((a) => {
    if (!('prevent' in a.effect) || a.effect.prevent !== 'all') return false
    const { to } = a.effect
    return (
      a.fixed?.includes(object) ||
      (typeof to === 'object' &&
        !('target' in to) &&
        !('controllerOf' in to) &&
        !('ownerOf' in to) &&
        matches(v, object, to, a.controller, a.source))
    )
  })

/** Damage still needed, marked damage counted; 1 is enough from a source with deathtouch. */
const lacking = (v: View, { object, source }: Lethal): number =>
  capped(v, source, v.ask('lethalDamage', { object }) ?? 0)
const capped = (v: View, source: ObjectId, need: number): number =>
  Math.max(0, v.ask('oneIsLethal', { source }) === true ? Math.min(1, need) : need)

const attackersOnly = query('702.19a', 'tramples', (v, { object }) => (has(v, object, 'trample') ? true : undefined))

/** Trample: what is left after lethal damage to every blocker may go to what the creature attacks. */
export const trample = room(
  '702.19',
  { title: 'Trample', keyword: 'trample' },
  [
    attackersOnly,
    rule('702.19b', excess, enough, lethal(lacking)),
    query('702.19d', 'assignment', (v, { object }) => {
      const a = v.state.combat?.attackers.find((x) => x.id === object)
      if (!a?.blocked || a.blockers.length || v.ask('tramples', { object }) !== true) return undefined
      return isPlayer(v, a.attacks) || onBattlefield(v, a.attacks) ? { mode: 'fixed', to: [a.attacks] } : undefined
    }),
  ],
  [
    believes(
      'trample-ignores-marked',
      rule(
        '702.19b',
        excess,
        enough,
        lethal((v, { object, source }) => capped(v, source, toughness(v, object))),
      ),
    ),
    believes(
      'trample-counts-prevention',
      rule(
        '702.19b',
        excess,
        enough,
        lethal((v, args) => (shielded(v, args.object) ? 0 : lacking(v, args))),
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
