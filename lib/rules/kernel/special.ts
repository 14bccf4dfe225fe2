import { completing } from './completing'
import { dueOf, payFor } from './cost'
import type { Engine } from './engine'
import type { Taken } from './query'
import type { Violation } from './rule'
import { settleFor } from './settle'
import type { Actions } from './taking'

/** Takes a special action (116.2); then whoever took it has priority (116.3). */
function special(g: Engine, a: Taken): readonly Violation[] {
  const broken = completing(g, a.player, () => paidAndDone(g, a))
  if (!broken.length) settleFor(g, a.player)
  return broken
}

/** A special action is paid for and happens at once. */
function paidAndDone(g: Engine, a: Taken): readonly Violation[] {
  const v = g.view()
  const { player, object: source } = a
  const broken = [...g.violations(a), ...likeCasting(g, a)]
  if (broken.length) return broken
  const { cost, effect } = g.need('specialAction', a)
  const c = { controller: player, source, targets: [] }
  const payments = cost.map((x) => ({ player, cost: dueOf(v, x, c), source }))
  const unpaid = g.violations({ type: 'pay', payments })
  if (unpaid.length) return unpaid
  payFor(g, payments)
  if (g.need('specialUsesStack', a)) {
    const ability = { type: 'activated', cost, effect } as const
    g.together([{ type: 'putOnStack', source, controller: player, ability, targets: [] }])
  } else g.run(effect, c)
  return []
}

/** What keeps somebody from beginning to cast a card, where an action is taken only as that could be: its times, and what forbids it. */
function likeCasting(g: Engine, a: Taken): readonly Violation[] {
  const v = g.view()
  if (v.ask('startsLikeCasting', a) !== true) return []
  const casting = g.violations({ type: 'cast', player: a.player, object: a.object, targets: [] })
  const banned = (x: Violation): boolean => x.reason === 'cannot-cast'
  return casting.some(banned) && v.ask('castingBansCount', a) !== true ? casting.filter((x) => !banned(x)) : casting
}

export const suspendActions = { suspend: special } satisfies Actions
