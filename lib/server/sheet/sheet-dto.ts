import 'server-only'
import type { SheetQuestion, SheetState, Variant } from '#lib/db/sheets'
import type { QuestionView, VerdictView } from '#lib/italian/views'
import { closedBook } from '../closed-book'
import { errorOf } from '../courses/made-of'
import { bank } from '../ports'
import { remembering } from '../remembering'
import { rightMark } from './marks'

/** What the use cases of sheets return. Times in ms since 1970. */

export interface SheetLineDto {
  readonly id: string
  readonly title: string
  /** The error that it was made to correct; null for none. */
  readonly error: string | null
  readonly createdAt: number
  readonly open: boolean
}

export const sheetLine = ({ id, title, belief, createdAt, openAt }: SheetState): SheetLineDto => ({
  id,
  title,
  error: errorOf({ belief }),
  createdAt,
  open: openAt !== null,
})

/** A question as it is printed: nothing says which of the bank it is. */
export type PaperQuestion = Omit<QuestionView, 'itemId'>

/** What the key says of a question. */
export type PaperKey = Pick<VerdictView, 'headline' | 'steps' | 'review' | 'rightKey' | 'written'> & {
  /** The right answer as it is written with a pen: letters, a number, places. */
  readonly mark: string
}

export interface PaperDto {
  readonly position: number
  readonly question: PaperQuestion
  readonly key: PaperKey
}

export interface VariantDto {
  readonly variant: Variant
  readonly questions: readonly PaperDto[]
}

/** The questions of a variant with their keys, in Italian. */
export async function papersOf(
  { id }: Pick<SheetState, 'id'>,
  variant: Variant,
  questions: readonly SheetQuestion[],
): Promise<readonly PaperDto[]> {
  const papers: PaperDto[] = []
  for (const question of questions) {
    papers.push(await paper({ ...question, sheet: id, of: `${id}|${variant}` }))
  }
  return papers
}

/** Frozen with the sheet, so made once. */
const paper = remembering(
  'paper',
  600,
  ({ of, position }: SheetQuestion & { readonly sheet: string; readonly of: string }) => `${of}|${position}`,
  async ({ sheet, position, seed, item }): Promise<PaperDto> => {
    const { itemId: _, ...question } = bank.question(bank.toPublic(item), seed)
    const [verdict] = await bank.tell([{ item, seed, answer: null }], sheet)
    const { headline, steps, review, rightKey, written } = verdict as VerdictView
    return {
      position,
      question: closedBook(question),
      key: {
        mark: rightMark(item, question),
        headline,
        steps,
        ...(review ? { review } : {}),
        ...(rightKey === undefined ? {} : { rightKey }),
        ...(written ? { written } : {}),
      },
    }
  },
)
