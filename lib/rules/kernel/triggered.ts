import type { Triggered } from './card'
import { holds } from './condition'
import type { GameEvent } from './events'
import { worksFrom } from './functioning'
import type { ObjectId, PlayerId } from './ids'
import type { Watched } from './language'
import { contextOf, objectOf } from './look'
import { fits } from './pattern'
import type { Bound, Trigger } from './state'
import type { View } from './view'

/** Triggered abilities of an object that work where it is, or was as it left. */
export function triggeredOf(v: View, id: ObjectId): readonly Triggered[] {
  const o = objectOf(v, id)
  return v.characteristics(id).abilities.filter((a): a is Triggered => a.type === 'triggered' && !!o && worksFrom(a, o))
}

/** Who waits for an event. */
interface Waiting {
  readonly source: ObjectId
  readonly controller: PlayerId
}

/** Whether an event is what an ability waits for: seen through `v`, under the condition of the moment after it (603.4). */
export const answers = (
  a: Triggered,
  by: Waiting,
  e: GameEvent,
  words: readonly Watched[],
  v: View,
  after: View,
): boolean => words.includes(a.when.event) && fits(v, a.when, e, by) && meets(a, by, e, after)

/** Whether the intervening "if" of an ability lets it trigger. */
export const meets = (a: Triggered, by: Waiting, e: GameEvent, after: View): boolean =>
  a.if === undefined || holds(after, a.if, contextOf(by, e)) || after.ask('checksCondition', { at: 'trigger' }) !== true

/** An ability of an object that has triggered: the rules say whose it is. */
export function triggerOf(v: View, source: ObjectId, ability: Triggered, event: GameEvent): Trigger {
  const t = { source, controller: '', ability, event }
  return { ...t, controller: v.ask('triggerController', { trigger: t }) ?? '' }
}

/** What a delayed or reflexive ability may refer to of the instructions that make it. */
export const boundBy = (c: {
  readonly targets: readonly string[]
  readonly memory?: Pick<Bound, 'chosen' | 'done'>
}): Bound => ({
  targets: c.targets,
  chosen: [...(c.memory?.chosen ?? [])],
  done: [...(c.memory?.done ?? [])],
})
