import type { Phrase } from '../grammar/index'

/** What is said of a box: the sentence, and the rules that it rests on. */
export interface Box {
  readonly said: Phrase
  readonly rules?: readonly string[]
}
