import type { GameEvent } from '../../kernel/events'
import { anyTrigger, room } from '../../kernel/rule'
import type { Trigger } from '../../kernel/state'
import { answers } from '../../kernel/triggered'
import type { View } from '../../kernel/view'
import { watchedAs } from '../../kernel/watched'

/** Delayed abilities that watch an event, each under the control of whoever controlled what made it (603.7d–f). */
function delayed(e: GameEvent, before: View, after: View): readonly Trigger[] {
  const { floating } = after.state
  if (!floating.some((f) => 'delayed' in f.effect)) return []
  const words = watchedAs(e, before)
  if (!words.length) return []
  const v = before.ask('looksBack', { event: e }) ? before : after
  return floating.flatMap(({ id, effect, controller, source = '', bound }): readonly Trigger[] => {
    if (!('delayed' in effect)) return []
    const ability = effect.delayed
    if (!answers(ability, { source, controller }, e, words, v, after)) return []
    return [{ source, controller, ability, event: e, delayed: id, ...(bound ? { bound } : {}) }]
  })
}

/** A delayed ability does something later: once, unless it is said how long it lasts. */
export const delayedAbilities = room('603.7', 'Delayed triggered abilities', [anyTrigger('603.7', delayed)])
