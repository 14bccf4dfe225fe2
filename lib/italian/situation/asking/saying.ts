import type { Json } from '#lib/base/json'
import type { Reading } from '#lib/questions/index'
import type { Phrase } from '../../grammar/index'
import type { People } from '../../names/people'

type AskOf<R> = R extends { readonly ask: infer A } ? A : never
export type Ask = AskOf<Reading>
/** The readings of one name. */
export type ReadingOf<A extends Ask> = Reading extends infer R
  ? R extends { readonly ask: infer N }
    ? A extends N
      ? R & { readonly ask: A }
      : never
    : never
  : never

/** When the question is asked: `at` is «alla fine del combattimento» after a space, and empty where nothing happens. */
export interface When {
  readonly at: Phrase
  readonly nothing: boolean
}

/** How one reading is said. Every sentence and question is without its closing sign; `say` and `sentence` put capitals and stops. */
export interface Saying<R> {
  /** «quanti punti vita ha Nora alla fine del combattimento» */
  readonly ask: (r: R, people: People, when: When) => Phrase
  /** A value as an option says it: «17», «Cimitero di Nora». */
  readonly value: (value: Json, r: R, people: People) => string
  /** A value as a sentence: «Nora ha 2 punti vita». */
  readonly told: (value: Json, r: R, people: People) => Phrase
  /** The box where the value goes: «punti vita di Nora». */
  readonly box: (r: R, people: People) => Phrase
  /** What a number counts, beside its field. */
  readonly unit?: string
}

export type Sayings<A extends Ask> = { readonly [N in A]: Saying<ReadingOf<N>> }
