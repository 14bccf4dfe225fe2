import type { ActionOf } from '../../kernel/action'
import type { ObjectId } from '../../kernel/ids'
import { stillLethal } from '../../kernel/lethal'
import { power, stillThere } from '../../kernel/look'
import type { Assignment } from '../../kernel/query'
import { believes, legality, query, type Rule, room, rule } from '../../kernel/rule'
import type { Attacker } from '../../kernel/state'
import type { View } from '../../kernel/view'

const NONE: Assignment = { mode: 'none', to: [] }

/** The attacker of this combat that an object is, with those that block it. */
const attackerOf = (v: View, id: ObjectId) => v.state.combat?.attackers.find((a) => a.id === id)

/** Whether a blocker was tapped since it was declared, and tapping it keeps it from dealing damage: it does not (506.4b). */
const heldBack = (v: View, object: ObjectId): boolean =>
  v.state.objects[object]?.tapped === true && !attackerOf(v, object) && v.ask('dealsTapped', { object }) !== true

const among = (v: View, object: ObjectId, ordered: boolean): Assignment | undefined => {
  const a = attackerOf(v, object)
  if (!a) return undefined
  const blocked = a.blocked && v.ask('staysBlocked', { attacker: object }) === true
  if (!blocked) return undefined
  if (!a.blockers.length) return NONE
  return { mode: a.blockers.length > 1 ? 'free' : 'fixed', to: a.blockers, ...(ordered ? { ordered } : {}) }
}

/** An unblocked attacker deals its damage to what it attacks; `otherwise` says to whom when that is gone. */
const unblocked = (otherwise: (a: Attacker) => Assignment): Rule =>
  query('510.1b', 'assignment', (v, { object }) => {
    const a = attackerOf(v, object)
    if (!a || (a.blocked && v.ask('staysBlocked', { attacker: object }) === true)) return undefined
    return stillThere(v, a.attacks) ? { mode: 'fixed', to: [a.attacks] } : otherwise(a)
  })

const total = legality('510.1e', 'assign', (v, a) => {
  const sum = Object.values(a.to).reduce((n, x) => n + x, 0)
  const where = v.ask('assignment', { object: a.object })
  const allowed = [...(where?.to ?? []), where?.excessTo, where?.beyond]
  if (sum !== a.total) return { reason: 'wrong-total', detail: { object: a.object, total: a.total, assigned: sum } }
  return Object.keys(a.to).every((t) => allowed.includes(t))
    ? undefined
    : { reason: 'wrong-receiver', detail: { object: a.object } }
})

const inOrder = legality('510.1c', 'assign', (v, a: ActionOf<'assign'>) => {
  const where = v.ask('assignment', { object: a.object })
  if (!where?.ordered) return undefined
  const need = (object: ObjectId): number =>
    stillLethal(v, v.ask('lethalDamage', { object }) ?? 0, { object, source: a.object, others: a.others[object] ?? [] })
  const at = where.to.findIndex((t) => (a.to[t] ?? 0) < need(t))
  const later = at < 0 ? [] : where.to.slice(at + 1)
  return later.some((t) => (a.to[t] ?? 0) > 0) ? { reason: 'not-in-order', detail: { object: a.object } } : undefined
})

/** How much combat damage each creature assigns, and to what. */
export const assigning = room(
  '510.1',
  'Assigning combat damage',
  [
    query('510.1a', 'combatDamageAmount', (v, { object }) => (heldBack(v, object) ? 0 : Math.max(0, power(v, object)))),
    unblocked(() => NONE),
    query('510.1c', 'assignment', (v, { object }) => among(v, object, false)),
    query('510.1d', 'assignment', (v, { object }) => {
      const blocked = (v.state.combat?.attackers ?? []).filter((a) => a.blockers.includes(object))
      // Who takes a block for undone has its blocker block nothing.
      const attackers = blocked.map(({ id }) => id).filter((id) => v.ask('staysBlocked', { attacker: id }) === true)
      if (!attackers.length) return blocked.length ? NONE : undefined
      return { mode: attackers.length > 1 ? 'free' : 'fixed', to: attackers }
    }),
    total,
  ],
  [
    believes(
      'damage-assignment-order',
      rule(
        '510.1c',
        query('510.1c', 'assignment', (v, { object }) => among(v, object, true)),
        inOrder,
      ),
    ),
    believes(
      'planeswalker-gone-hits-player',
      unblocked((a) => ({ mode: 'fixed', to: [a.defender] })),
    ),
  ],
)
