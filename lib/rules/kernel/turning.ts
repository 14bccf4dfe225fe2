import type { ActionOf } from './action'
import { completing } from './completing'
import { dueOf, payFor } from './cost'
import type { Engine } from './engine'
import { manaOf, manaText } from './mana'
import { askForX, asksForX } from './propose'
import type { Due } from './query'
import type { Violation } from './rule'
import { settleFor } from './settle'
import type { Actions } from './taking'

const withX = (cost: Due, x: number | undefined): Due =>
  cost.pay === 'mana' && x !== undefined ? { ...cost, cost: manaText(manaOf(cost.cost, x)) } : cost

/** Turns a permanent face up (702.37e); then whoever did it gets priority (116.3). */
function turnUp(g: Engine, a: ActionOf<'turn-up'>): readonly Violation[] {
  const broken = completing(g, a.player, () => paidAndTurned(g, a))
  if (!broken.length) settleFor(g, a.player)
  return broken
}

/** The cost is paid, and there it is. */
function paidAndTurned(g: Engine, a: ActionOf<'turn-up'>): readonly Violation[] {
  const { object, player } = a
  const refused = g.violations(a)
  if (refused.length) return refused
  const v = g.view()
  const costs = v.ask('turnUpCost', { object }) ?? []
  const x = a.x ?? (costs.some(asksForX) ? askForX(g, player, object) : undefined)
  const c = { controller: player, source: object, targets: [], ...(x === undefined ? {} : { x }) }
  const payments = costs.map((cost) => ({ player, cost: withX(dueOf(v, cost, c), x), source: object }))
  const broken = g.violations({ type: 'pay', payments })
  if (broken.length) return broken
  payFor(g, payments)
  const atOnce = g.need('turnsUp', { object }) === 'at-once'
  const ability = { type: 'activated', cost: [], effect: { do: 'turnFaceUp', what: 'self' } } as const
  g.together([
    atOnce
      ? { type: 'turnUp', object, paid: true, ...(x === undefined ? {} : { x }) }
      : { type: 'putOnStack', source: object, controller: player, ability, targets: [] },
  ])
  return []
}

export const turningActions = { 'turn-up': turnUp } satisfies Actions
