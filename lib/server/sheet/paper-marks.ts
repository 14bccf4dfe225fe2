import 'server-only'
import { z } from 'zod'
import { PAPERS } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import {
  isOnPaper,
  LONGEST_TITLE,
  matchPapers,
  type PaperMatch,
  type Points,
  paperReason,
  type ScanTrouble,
} from '#lib/courses/index'
import { type Assignment, createAssignment, listAssignments } from '#lib/db/assignments'
import { type Db, database } from '#lib/db/client'
import type { Course } from '#lib/db/courses'
import { findDeck } from '#lib/db/decks'
import { createExceptions, endException, listGiven, type PastException } from '#lib/db/exceptions'
import { withinLimit } from '#lib/db/limits'
import { dropPapers, savedPapers, savePapers } from '#lib/db/paper-answers'
import { findScan, type SheetScan } from '#lib/db/sheet-scans'
import type { SheetState } from '#lib/db/sheets'
import { type Pupil, pupilsOf } from '../courses/pupils'
import { changeTaught, taughtCourse } from '../courses/taught-course'
import { defineUseCase, unsafeId } from '../define-use-case'
import type { PaperObjection } from './codes'
import { type Doubt, doubtsOf } from './doubts'
import { sheetOpened } from './own-sheet'
import { answersIn } from './paper-answers'
import { type PaperResult, questionsOf, resultOf } from './scans'

const isMark = (each: PastException): each is PastException & Points & { readonly kind: 'mark' } =>
  each.kind === 'mark' && each.ended === null

/** What somebody has in the gradebook for this test. */
export interface HeldMark extends Points {
  readonly userId: string
  /** Given by hand: it stays. */
  readonly byHand: boolean
  /** From a file that was read after this one: it stays unless somebody wants it otherwise. */
  readonly later: boolean
}

/** A paper with whose it is: as it was saved, else as what is written on it says. */
export interface PaperOf extends Pick<PaperResult, 'line' | 'name' | 'variant' | 'right'> {
  readonly outOf: number
  readonly userId: string | null
  readonly by: PaperMatch['by'] | 'saved'
  /** Of a paper of nobody, the one person that may be meant. */
  readonly maybe: string | null
}

interface Scanned {
  readonly sheet: SheetState
  readonly courseId: string
  readonly scan: SheetScan
  readonly papers: readonly PaperResult[]
  /** What was answered on each, by its line. */
  readonly answers: ReturnType<typeof answersIn>
  readonly troubles: readonly ScanTrouble[]
  readonly doubts: readonly Doubt[]
}

type NoScan = 'expired-session' | 'not-allowed' | 'not-found'

/** A file that was kept of a sheet of a course, graded; to whom neither opens there is none. */
async function scanned(which: z.output<typeof shape>, now: number): Promise<Result<Scanned, NoScan>> {
  const sheet = await sheetOpened(which.sheetId, now)
  if (!sheet.ok) return sheet
  const deck = sheet.value.deckId === null ? null : await findDeck(database(), sheet.value.deckId)
  const scan = await findScan(database(), sheet.value.id, which.scanId)
  const courseId = deck?.courseId ?? null
  if (courseId === null || !scan) return err('not-found')
  const questions = await questionsOf(sheet.value)
  const result = resultOf(scan, questions)
  const { papers, troubles } = result.ok ? result.value : { papers: [], troubles: [] }
  const told = { papers, troubles, doubts: doubtsOf(papers, scan, questions), answers: answersIn(scan, questions) }
  return ok({ sheet: sheet.value, courseId, scan, ...told })
}

/** The assignment of a course that a sheet's marks stand in. */
const assignmentOf = async (db: Db, courseId: string, sheetId: string): Promise<Assignment | null> =>
  (await listAssignments(db, [courseId])).find(({ task }) => task.type === 'carta' && task.sheetId === sheetId) ?? null

const marksIn = async (db: Db, assignment: Assignment | null) =>
  assignment ? (await listGiven(db, [assignment.id])).filter(isMark) : []

type Marks = Awaited<ReturnType<typeof marksIn>>

/** Whose marks come from a file that was read after this one. Where nobody knows from which, those are that were given after it was read. */
async function laterIn(
  db: Db,
  assignment: Assignment | null,
  { readAt }: Pick<SheetScan, 'readAt'>,
): Promise<(mark: Marks[number]) => boolean> {
  const saved = assignment ? await savedPapers(db, { assignmentId: assignment.id }) : []
  const last = new Map([...saved].sort((a, b) => a.savedAt - b.savedAt).map((paper) => [paper.userId, paper.readAt]))
  return (mark) => isOnPaper(mark) && (last.get(mark.userId) ?? mark.at) > readAt
}

function papersOf(papers: readonly PaperResult[], pupils: readonly Pupil[], marks: Marks): readonly PaperOf[] {
  const savedAs = (paper: PaperResult) => marks.find(({ reason }) => reason === paperReason(paper))?.userId ?? null
  // Who has a paper already is nobody else's match.
  const taken = new Set(papers.flatMap((paper) => savedAs(paper) ?? []))
  const free = pupils.filter(({ userId }) => !taken.has(userId))
  const matches = new Map(
    matchPapers(
      papers.filter((paper) => savedAs(paper) === null),
      free,
    ).map((match) => [match.line, match]),
  )
  return papers.map((paper) => {
    const { line, name, variant, right, marks: each } = paper
    const saved = savedAs(paper)
    const match = matches.get(line)
    const { userId = null, by = 'nobody' } = match ?? {}
    const maybe = match && 'maybe' in match ? (match.maybe ?? null) : null
    const whose = saved === null ? { userId, by } : { userId: saved, by: 'saved' as const }
    return { line, name, variant, right, outOf: each.length, ...whose, maybe }
  })
}

const shape = z.object({ sheetId: unsafeId, scanId: unsafeId })

/** The papers of a file with whose they are, and who else is in the course: before anything is saved. For its instructors. */
export const getPaperMarks = defineUseCase('sheet/paper-marks', shape, async (which, { now }) => {
  const found = await scanned(which, now)
  if (!found.ok) return found
  const { sheet, courseId, scan, papers, troubles, doubts } = found.value
  const taught = await taughtCourse(courseId, now)
  if (!taught.ok) return taught
  const db = database()
  const [pupils, assignment] = await Promise.all([pupilsOf(db, courseId), assignmentOf(db, courseId, sheet.id)])
  const [marks, isLater] = await Promise.all([marksIn(db, assignment), laterIn(db, assignment, scan)])
  return ok({
    title: sheet.title,
    course: { id: courseId, title: taught.value.course.title },
    readAt: scan.readAt,
    assignmentId: assignment?.id ?? null,
    pupils,
    papers: papersOf(papers, pupils, marks),
    /** What is in the gradebook already: one for each person who has any. */
    marks: marks.map((mark): HeldMark => {
      const { userId, points, outOf } = mark
      return { userId, points, outOf, byHand: !isOnPaper(mark), later: isLater(mark) }
    }),
    /** What each paper answers, question by question. */
    answers: { papers, troubles },
    /** Where the file says nothing clear. */
    doubts,
  })
})

const saveShape = shape.extend({
  whose: z
    .array(
      z.object({
        line: z.number().int(),
        userId: unsafeId.nullable(),
        /** Whether it may take the place of what a later file says. */
        replace: z.boolean().default(false),
      }),
    )
    .max(1_000),
})

/** How many papers have their mark now, how many people keep one that was given by hand, and how many one that a later file says otherwise. */
export interface SavedMarks {
  readonly courseId: string
  readonly saved: number
  readonly byHand: number
  readonly kept: number
}

/**
 * Saves the marks of papers in the gradebook of the course, as an assignment «su carta»: one mark for each person, known by its paper. With the
 * course held, so that of two at once the second finds what the first saved; what says the same changes nothing, what says otherwise ends the
 * mark before, which stays written. A paper of nobody has no mark. One that was given by hand is left as it is, and so is one of a file that was
 * read later, unless it is to be replaced. What was answered on the papers is kept with them, for the report of the course.
 */
export const savePaperMarks = defineUseCase(
  'sheet/save-paper-marks',
  saveShape,
  async ({ whose, ...which }, { now }) => {
    const found = await scanned(which, now)
    if (!found.ok) return found
    const { sheet, courseId, papers, scan, answers } = found.value
    return changeTaught(courseId, now, async (tx, { course, who }): Promise<Saving> => {
      if (!(await withinLimit(PAPERS, who.id))) return err('rate-limited')
      const all = whose.flatMap(({ line, ...told }) => {
        const paper = papers.find((each) => each.line === line)
        return paper ? [{ paper, ...told }] : []
      })
      const named = all.flatMap(({ userId }) => userId ?? [])
      const pupils = await pupilsOf(tx, course.id)
      const strangers = all.filter(({ userId: id }) => id !== null && !pupils.some(({ userId }) => userId === id))
      if (strangers.length > 0) return ok({ objection: 'paper-stranger', of: strangers.map(({ paper }) => paper) })
      const twice = pupils.filter(({ userId }) => named.filter((id) => id === userId).length > 1)
      if (twice.length > 0) return ok({ objection: 'paper-twice', of: twice })
      const known = await assignmentOf(tx, course.id, sheet.id)
      if (!known && named.length === 0) return err('paper-nobody')
      const assignmentId = known?.id ?? (await newAssignment(tx, course, sheet, now))
      const by = { byId: who.id, at: now }
      const [marks, isLater] = [await marksIn(tx, known), await laterIn(tx, known, scan)]
      const later = marks.filter(isLater)
      const given = all.filter((each) => each.replace || !later.some((mark) => isConcerned(mark, each)))
      const kept = all.filter((each) => !given.includes(each) && later.some((mark) => isOtherwise(mark, each))).length
      const saved = { ...(await put(tx, { assignmentId, marks, given, by }, course)), kept }
      const read = ({ line }: PaperResult) => ({
        scanId: scan.id,
        line,
        at: scan.readAt,
        answers: answers.get(line) ?? [],
      })
      const papersOf = given.map(({ paper, userId }) => ({ ...read(paper), userId }))
      await savePapers(tx, assignmentId, papersOf, now)
      return ok(saved)
    })
  },
)

interface Given {
  readonly paper: PaperResult
  readonly userId: string | null
}

/** Whether saving a paper would touch a mark: it is that person's, or it was read from what is that paper by name. */
const isConcerned = (mark: Marks[number], { paper, userId }: Given): boolean =>
  mark.userId === userId || mark.reason === paperReason(paper)

/** Whether a mark that it would touch says something else. */
const isOtherwise = (mark: Marks[number], { paper, userId }: Given): boolean =>
  isConcerned(mark, { paper, userId }) &&
  !(mark.userId === userId && mark.points === paper.right && mark.outOf === paper.marks.length)

type Saving = Result<SavedMarks | PaperObjection, 'rate-limited' | 'paper-nobody'>

const newAssignment = (tx: Db, course: Pick<Course, 'id'>, sheet: SheetState, at: number): Promise<string> =>
  createAssignment(tx, course.id, {
    title: sheet.title.slice(0, LONGEST_TITLE),
    attempts: null,
    opensAt: null,
    dueAt: null,
    closesAt: null,
    task: { type: 'carta', sheetId: sheet.id },
    at,
  })

interface Putting {
  readonly assignmentId: string
  /** What is in force. */
  readonly marks: Marks
  readonly given: readonly Given[]
  readonly by: { readonly byId: string; readonly at: number }
}

/** First ends what holds no more, so that two papers may change hands; then gives what is new. */
async function put(
  tx: Db,
  { assignmentId, marks, given, by }: Putting,
  { id: courseId }: Pick<Course, 'id'>,
): Promise<Omit<SavedMarks, 'kept'>> {
  const end = (userId: string) => endException(tx, { assignmentId, userId, kind: 'mark' }, by)
  const wanted = given.map(({ paper, userId }) => ({
    userId,
    mark: { kind: 'mark' as const, points: paper.right, outOf: paper.marks.length, reason: paperReason(paper) },
  }))
  const stays = (mark: Marks[number]): boolean =>
    !isOnPaper(mark) ||
    wanted.some(
      ({ userId, mark: { points, outOf, reason } }) => userId === mark.userId && same(mark, { points, outOf, reason }),
    )
  const concerned = marks.filter(
    (mark) =>
      wanted.some(({ mark: { reason } }) => reason === mark.reason) ||
      wanted.some(({ userId }) => userId === mark.userId),
  )
  const ended = concerned.filter((mark) => !stays(mark))
  for (const mark of ended) await end(mark.userId)
  // Who has no paper any more has no answers on one; whose it is now has them after this.
  const papers = new Set(wanted.map(({ userId }) => userId))
  await dropPapers(
    tx,
    assignmentId,
    ended.flatMap(({ userId }) => (papers.has(userId) ? [] : [userId])),
  )
  const kept = new Map(concerned.filter(stays).map((mark) => [mark.userId, mark]))
  for (const { userId, mark } of wanted)
    if (userId !== null && !kept.has(userId)) await createExceptions(tx, { assignmentId, userIds: [userId] }, mark, by)
  const byHand = [...kept.values()].filter(({ reason }) => !isOnPaper({ reason })).length
  return { courseId, saved: wanted.filter(({ userId }) => userId !== null).length - byHand, byHand }
}

const same = (a: Points & { readonly reason: string }, b: Points & { readonly reason: string }): boolean =>
  a.points === b.points && a.outOf === b.outOf && a.reason === b.reason
