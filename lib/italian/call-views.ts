import type { OptionView, TableView } from './views'

/** What the pages of calls show: plain data that crosses from server to browser. */

/** A call as a page shows it before the ruling: of what was not asked, only the question. */
export interface CallView {
  readonly id: string
  /** What the players say, without quotation marks. */
  readonly story: readonly { readonly by: string; readonly says: string }[]
  /** Absent where to look would be to know. */
  readonly table?: TableView
  readonly asks: readonly AskView[]
  /** «Grifone sopravvive?» */
  readonly ask: string
  readonly rulings: readonly OptionView[]
}

/** A question to the players, with their answer once it was asked. */
export interface AskView {
  readonly key: string
  readonly text: string
  readonly said?: string
}

/** After the ruling, a question and whether it was needed. */
export interface AskedView {
  readonly key: string
  readonly text: string
  readonly said: string
  readonly asked: boolean
  /** Whether the story made one think otherwise, so that the answer decided. */
  readonly decided: boolean
  /** Whether it was asked when it could no longer matter, or would be asked so now. */
  readonly idle: boolean
  /** The answer with which the ruling that was given would have been right. */
  readonly supposed?: string
  /** Another answer, the ruling that would be right with it, and its rule; absent where no answer makes another of those offered right. */
  readonly otherwise?: { readonly said: string; readonly ruling: string; readonly rule: string }
}
