import type { ActionOf, ActionType } from './action'
import type { Engine } from './engine'
import type { Violation } from './rule'

/** How an action is taken; what forbids it comes back. `within`: as part of what is happening, and nothing is checked after it. */
export type Taking<T extends ActionType> = (g: Engine, a: ActionOf<T>, within: boolean) => readonly Violation[]
/** How some actions are taken. */
export type Actions = { readonly [T in ActionType]?: Taking<T> }
