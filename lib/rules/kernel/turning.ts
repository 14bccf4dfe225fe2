import type { ActionOf } from './action'
import { dueOf, payFor } from './cost'
import type { Engine } from './engine'
import type { Violation } from './rule'
import { settleFor } from './settle'

/** Turns a permanent face up (702.37e): its cost is paid, and there it is; whoever did it gets priority (116.3). */
export function turnUp(g: Engine, a: ActionOf<'turn-up'>): readonly Violation[] {
  const { object, player } = a
  const refused = g.violations(a)
  if (refused.length) return refused
  const v = g.view()
  const c = { controller: player, source: object, targets: [] }
  const costs = v.ask('turnUpCost', { object }) ?? []
  const payments = costs.map((cost) => ({ player, cost: dueOf(v, cost, c), source: object }))
  const broken = g.violations({ type: 'pay', payments })
  if (broken.length) return broken
  payFor(g, payments)
  const atOnce = g.need('turnsUp', { object }) === 'at-once'
  const ability = { type: 'activated', cost: [], effect: { do: 'turnFaceUp', what: 'self' } } as const
  g.together([
    atOnce
      ? { type: 'turnUp', object, paid: true }
      : { type: 'putOnStack', source: object, controller: player, ability, targets: [] },
  ])
  settleFor(g, player)
  return []
}
