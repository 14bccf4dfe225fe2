import type { Action, ActionType } from './action'
import { castingActions } from './casting'
import { combatActions } from './combat'
import type { Engine } from './engine'
import { stackActions } from './passing'
import { plainActions } from './plain'
import type { Violation } from './rule'
import { suspendActions } from './special'
import { startActions } from './start'
import type { Taking } from './taking'
import { turnActions } from './turn'
import { turningActions } from './turning'

/** How every action is taken. */
const actions: { readonly [T in ActionType]: Taking<T> } = {
  ...plainActions,
  ...turnActions,
  ...combatActions,
  ...castingActions,
  ...stackActions,
  ...turningActions,
  ...suspendActions,
  ...startActions,
}

/** Takes one scripted action; what forbids it comes back, and then nothing has happened. */
export function take(g: Engine, action: Action): readonly Violation[] {
  const before = g.begin()
  const broken = attempt(g, action)
  if (broken.length) g.rewind(before)
  return broken
}

/** Takes an action as part of what is happening: nothing is checked or put on the stack after it. */
export function nested(g: Engine, action: Action): readonly Violation[] {
  const before = g.mark()
  const broken = attempt(g, action, true)
  if (broken.length) g.rewind(before)
  return broken
}

const attempt = (g: Engine, a: Action, within = false): readonly Violation[] =>
  (actions[a.type] as Taking<ActionType>)(g, a, within)
