import 'server-only'
import type { Json } from '#lib/base/json'
import type { Result } from '#lib/base/result'
import type { VerdictParts } from '#lib/italian/index'
import type { VerdictView } from '#lib/italian/views'
import type { Call, CallsWish } from '#lib/questions/calls'
import type {
  Answer,
  Item,
  OwnOption,
  OwnOptionError,
  OwnUnsound,
  Probe,
  VariantSought,
  Wish,
} from '#lib/questions/index'

/** A question of somebody's own as it is written: nothing of it has been looked at. */
export interface OwnWork {
  readonly id: string
  readonly version: number
  readonly scenario: Json
  readonly probe: Probe
  readonly introduction: string
  /** Wrong options of whoever wrote it. */
  readonly options: readonly OwnOption[]
  /** As if at least so many options of their own were written: what there would be to choose from. */
  readonly room?: number | undefined
  /** What keys of options are made with where some of them were written: nobody can guess it. */
  readonly salt: string
}
export type OwnWorked = Result<Item, OwnUnsound | 'invalid' | OwnOptionError>

/** What is drawn of the bank. */
export interface Drawing {
  readonly seed: string
  readonly wish: Wish
  /** Templates that nothing is drawn of: those that are out of service. */
  readonly without: readonly string[]
  readonly n?: number | undefined
}

/** An item with how hard it probably is, in logits. */
export interface Offer {
  readonly item: Item
  readonly estimate: number
}

/** Items of templates beside those that were met, if there are any, and beside those that are not to be had. */
export interface Variants {
  readonly sought: readonly VariantSought[]
  readonly met: readonly string[]
  readonly not: readonly string[]
}

/** An item to be explained with an answer and what it is worth, or with none. */
export interface Telling {
  readonly item: Item
  readonly answer: Answer | null
  readonly seed: string
  readonly graded: VerdictParts['graded']
}

/** A verdict whose beliefs are named: their paragraphs stand in the lessons, which a worker has not got. */
export type Told = Omit<VerdictView, 'beliefs'> & { readonly beliefs: readonly string[] }

/** What a worker does, by its name. */
export interface Tasks {
  readonly own: { readonly input: OwnWork; readonly output: OwnWorked }
  readonly draw: { readonly input: readonly Drawing[]; readonly output: readonly (readonly Offer[])[] }
  readonly variants: { readonly input: Variants; readonly output: readonly (Offer | null)[] }
  /** Fewer where there are no more. */
  readonly calls: { readonly input: CallsWish; readonly output: readonly Call[] }
  /** Those that cannot be made are left out. */
  readonly items: { readonly input: readonly string[]; readonly output: readonly Item[] }
  readonly tell: { readonly input: readonly Telling[]; readonly output: readonly Told[] }
}
