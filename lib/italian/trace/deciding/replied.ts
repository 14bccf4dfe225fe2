import { canonical, type Json } from '#lib/base/json'
import { type Evaluation, evaluate, type Happening, type Scenario } from '#lib/rules/index'
import type { Told } from '../story'
import { idsOf, starred } from './steps'

/** What an effect that begins does, and to what; undefined of another happening. */
const begun = ({ event }: Happening): string | undefined =>
  event.type === 'begin'
    ? canonical({ effect: event.effect.effect, fixed: event.effect.fixed ?? null } as unknown as Json)
    : undefined

/** An effect decides that begins only since one thing is otherwise than players make one think: with that as they do, the ruling would be another. */
export function withReplies(e: Evaluation, told: readonly Told[], otherwise: readonly Scenario[]): readonly Told[] {
  const deciding = otherwise.map((scenario) => {
    const there = new Set(evaluate(scenario, { trace: true }).trace?.happenings.map(begun))
    return idsOf(e, (h) => h.event.type === 'begin' && !there.has(begun(h)))
  })
  return starred(told, ({ of }) => of.some((id) => deciding.some((ids) => ids.has(id))))
}
