import type { Item } from '#lib/questions/item'
import type { MisconceptionId } from '#lib/rules/index'
import type { InvalidAnswer } from '../answer'

/** The part of an item that grading reads. */
export type Key = Pick<Item, 'form' | 'options' | 'right' | 'probe' | 'scenario'>

/** What one form makes of an answer of its kind. */
export type Marked =
  | { readonly type: 'invalid'; readonly code: InvalidAnswer }
  | {
      readonly type: 'marked'
      readonly right: boolean
      readonly beliefs: readonly MisconceptionId[]
      /** From 0 to 1. */
      readonly credit: number
    }
