import 'server-only'
import type { Scannable } from '#lib/courses/index'
import type { SheetScan } from '#lib/db/sheet-scans'
import type { PaperAsked, PaperResult, Questions } from './scans'

/** What may be said of a mark: one of some answers, as the file would have them; or whatever is written so. */
type Sayable =
  | { readonly kind: 'pick'; readonly answers: readonly { readonly given: string; readonly text: string }[] }
  | { readonly kind: 'write'; readonly how: Exclude<Scannable['kind'], 'one' | 'hand'> }

/** A mark as the file has it, with what somebody said of it and who. */
export interface Doubt {
  readonly line: number
  readonly name: string
  readonly variant: string
  readonly position: number
  readonly text: string
  /** Whether it says nothing clear in the file. */
  readonly doubtful: boolean
  readonly given: string | null
  readonly by: string | null
  readonly at: number | null
  readonly say: Sayable
}

/** All marks of a file that are not clear there. */
export const doubtsOf = (...of: Parameters<typeof saidOf>): readonly Doubt[] =>
  saidOf(...of).filter(({ doubtful }) => doubtful)

/** All marks of a file. */
export const saidOf = (
  papers: readonly PaperResult[],
  { settled }: Pick<SheetScan, 'settled'>,
  questions: Questions,
): readonly Doubt[] =>
  papers.flatMap(({ line, name, variant, marks }) =>
    marks.flatMap(({ doubtful, text, ...mark }, n): readonly Doubt[] => {
      const question = questions.get(variant)?.[n]
      if (!question) return []
      const position = n + 1
      const held = mark.settled === undefined ? null : settled.find((s) => s.line === line && s.position === position)
      const [given, by, at] = held ? [held.given, held.by, held.at] : [null, null, null]
      return [{ line, name, variant, position, text, doubtful, given, by, at, say: sayable(question) }]
    }),
  )

/** Letters with their options; of what is judged by hand, that it is right or wrong. */
function sayable({ asked, shown: { options } }: PaperAsked): Sayable {
  switch (asked.kind) {
    case 'one':
      return { kind: 'pick', answers: options.map(({ text }, n) => ({ given: String.fromCharCode(65 + n), text })) }
    case 'hand':
      return {
        kind: 'pick',
        answers: [
          { given: '1', text: 'giusta' },
          { given: '0', text: 'sbagliata' },
        ],
      }
    default:
      return { kind: 'write', how: asked.kind }
  }
}
