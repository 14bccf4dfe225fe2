import 'server-only'
import type { Db } from '#lib/db/client'
import { answeredIn, type SavedPaper, savedPapers } from '#lib/db/paper-answers'

/** Somebody whose answers go when a file is erased, with the paper that speaks for them from then on. */
export interface Gone {
  readonly assignmentId: string
  readonly userId: string
  /** Whether answers of theirs are kept now. */
  readonly counts: boolean
  /** Of the files that stay, the last that was read of those that were saved as theirs. */
  readonly to: SavedPaper | null
}

const keyOf = ({ assignmentId, userId }: Pick<Gone, 'assignmentId' | 'userId'>): string => `${assignmentId} ${userId}`

/** What goes with each of the files of one sheet. `scanIds` are all that are kept of it. */
export async function goneWith(db: Db, scanIds: readonly string[]): Promise<(scanId: string) => readonly Gone[]> {
  const saved = await savedPapers(db, { scanIds })
  const answered = await answeredIn(db, [...new Set(saved.map(({ assignmentId }) => assignmentId))])
  const source = new Map(answered.map((each) => [keyOf(each), each.scanId]))
  return (scanId) =>
    saved.flatMap((paper): readonly Gone[] => {
      const now = source.get(keyOf(paper))
      if (paper.scanId !== scanId || (now !== undefined && now !== scanId)) return []
      const to = saved.find((each) => each.scanId !== scanId && keyOf(each) === keyOf(paper)) ?? null
      const { assignmentId, userId } = paper
      return [{ assignmentId, userId, counts: now !== undefined, to }]
    })
}

/** How many people's answers leave the report with a file, and of how many another one speaks then. */
export const goneOf = (gone: readonly Gone[]): { readonly out: number; readonly stay: number } => ({
  out: gone.filter(({ counts, to }) => counts && to === null).length,
  stay: gone.filter(({ counts, to }) => counts && to !== null).length,
})
