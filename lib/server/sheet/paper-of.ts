import 'server-only'
import { currentPerson } from '#lib/auth/user'
import { isOnPaper, type Points, paperReason } from '#lib/courses/index'
import type { Assignment } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { listExceptions, type PastException } from '#lib/db/exceptions'
import { type SavedPaper, savedPapers } from '#lib/db/paper-answers'
import { scansOf } from '#lib/db/sheet-scans'
import { findSheet } from '#lib/db/sheets'
import { isOpenTo } from './own-sheet'
import { MOST, questionsOf, resultOf } from './scans'

type PaperMark = PastException & Points & { readonly kind: 'mark' }

/** What stands in the gradebook of somebody's test on paper. */
export interface PaperWork {
  readonly sheetId: string
  /** Whether whoever asks may open the sheet. */
  readonly open: boolean
  /** What the mark was read from: «Su carta: foglio A, con scritto «Anna».» Null where no paper is theirs. */
  readonly said: string | null
  /** What that paper came to, also where a mark by hand stands beside it. */
  readonly worth: Points | null
  /** The file that was read, and its line; null where it was erased. */
  readonly at: { readonly scanId: string; readonly line: number } | null
}

/** The paper that somebody's mark was read from; null of an assignment that is none on paper. */
export async function paperOf(
  db: Db,
  { id, task }: Assignment,
  given: readonly PastException[],
  now: number,
): Promise<PaperWork | null> {
  if (task.type !== 'carta') return null
  const { sheetId } = task
  const [who, sheet] = await Promise.all([currentPerson(now), findSheet(db, sheetId)])
  const open = who !== null && sheet !== null && (await isOpenTo(who, sheet))
  const mark = await markOf(db, id, given)
  const worth = mark ? { points: mark.points, outOf: mark.outOf } : null
  if (!mark || !sheet || !open) return { sheetId, open, said: mark?.reason ?? null, worth, at: null }
  const questions = await questionsOf(sheet)
  const read = (await scansOf(db, sheetId, MOST)).flatMap((scan) => {
    const result = resultOf(scan, questions)
    return (result.ok ? result.value.papers : []).flatMap((paper) =>
      paperReason(paper) === mark.reason ? [{ scanId: scan.id, line: paper.line, right: paper.right }] : [],
    )
  })
  // Of two files with the same name the one that was saved, else the newest that says so.
  const saved = (await savedPapers(db, { assignmentId: id })).filter(({ userId }) => userId === mark.userId)
  const last = saved.reduce<SavedPaper | null>((a, b) => (a === null || b.savedAt > a.savedAt ? b : a), null)
  const found =
    read.find(({ scanId }) => scanId === last?.scanId) ?? read.find(({ right }) => right === mark.points) ?? read[0]
  return { sheetId, open, said: mark.reason, worth, at: found ? { scanId: found.scanId, line: found.line } : null }
}

/** The newest mark of theirs that was read from paper, unless that paper has become somebody else's. */
async function markOf(db: Db, assignmentId: string, given: readonly PastException[]): Promise<PaperMark | undefined> {
  const mark = given.find((each): each is PaperMark => each.kind === 'mark' && isOnPaper(each))
  if (!mark || mark.ended === null) return mark
  // Ended by a mark by hand it is still theirs.
  const held = (await listExceptions(db, [assignmentId])).filter(({ reason }) => reason === mark.reason)
  const byHand = given.some(({ kind, ended }) => kind === 'mark' && ended === null)
  return held.length === 0 && byHand ? mark : undefined
}
