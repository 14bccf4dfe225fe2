import 'server-only'
import type { Db } from './client'
import { listReports, type Report } from './reports'

/** Where an answer of somebody's was given: which question of a quiz it answers, and for which course; each null where there is none. */
export async function courseOfAnswer(
  db: Db,
  attemptId: string,
): Promise<{ readonly quizItemId: string | null; readonly courseId: string | null }> {
  const [found] = await db.$queryRaw<{ quizItemId: string | null; courseId: string | null }[]>`
    SELECT a."quizItemId", coalesce(s."courseId", l."courseId") AS "courseId" FROM "Attempt" a
      LEFT JOIN "QuizItem" i ON i."id" = a."quizItemId" LEFT JOIN "Quiz" q ON q."id" = i."quizId"
      LEFT JOIN "Assignment" s ON s."id" = q."assignmentId" AND s."removedAt" IS NULL
      LEFT JOIN "ClassQuestion" c ON a."origin" = 'classroom' AND c."id"::text = a."idempotencyKey"
      LEFT JOIN "ClassSession" l ON l."id" = c."sessionId"
    WHERE a."id" = ${attemptId}::uuid`
  return found ?? { quizItemId: null, courseId: null }
}

/** The course that a live session is of; null for none. */
export const courseOfSession = async (db: Db, sessionId: string): Promise<string | null> =>
  (await db.classSession.findUnique({ where: { id: sessionId }, select: { courseId: true } }))?.courseId ?? null

/** The course that a test on paper is of, by the deck that it was made of; null for none. */
export const courseOfSheet = async (db: Db, sheetId: string): Promise<string | null> =>
  (await db.sheet.findUnique({ where: { id: sheetId }, select: { deck: { select: { courseId: true } } } }))?.deck
    ?.courseId ?? null

/**
 * The course that somebody follows and that has a chapter to read, among its lessons or as an assignment; of several the one that they
 * joined last, null for none.
 */
export async function courseOfLesson(db: Db, userId: string, chapter: string): Promise<string | null> {
  const [found] = await db.$queryRaw<{ id: string }[]>`
    SELECT c."id" FROM "CourseMember" m JOIN "Course" c ON c."id" = m."courseId"
    WHERE m."userId" = ${userId}::uuid AND m."role" = 'studente' AND m."removedAt" IS NULL AND c."archivedAt" IS NULL AND (
      EXISTS (SELECT FROM "CourseLesson" l WHERE l."courseId" = c."id" AND l."lesson" = ${chapter})
      OR EXISTS (SELECT FROM "Assignment" s WHERE s."courseId" = c."id" AND s."kind" = 'lezioni' AND s."removedAt" IS NULL
        AND s."task"->'lessons' @> to_jsonb(${chapter}::text)))
    ORDER BY m."joinedAt" DESC, c."id" LIMIT 1`
  return found?.id ?? null
}

/** Reports for the instructors of a course: those that wait, the oldest first, or those that they replied to or passed on, the newest first. */
export const appealsOf = (db: Db, courseId: string, waiting: boolean, n: number): Promise<readonly Report[]> =>
  listReports(db, { courseId, waiting }, n)

/** One of them; null for one of another course, or of none. */
export const findAppeal = async (db: Db, courseId: string, id: string): Promise<Report | null> =>
  (await listReports(db, { courseId, id }, 1))[0] ?? null

/** How many wait for the instructors of some courses; a course for which none waits is not there. */
export async function countAppeals(db: Db, courseIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.report.groupBy({
    by: ['courseId'],
    where: { courseId: { in: [...courseIds] }, repliedAt: null, passedAt: null },
    _count: true,
  })
  return new Map(rows.flatMap(({ courseId, _count }) => (courseId === null ? [] : [[courseId, _count] as const])))
}

/** Passes a report on to the administrators; what was passed on stays as it is. */
export async function passOn(db: Db, id: string, at: number): Promise<void> {
  await db.report.updateMany({ where: { id, passedAt: null }, data: { passedAt: new Date(at) } })
}

/** What a report was met in, where that is an assignment of its course. */
export interface AppealedRun {
  readonly assignmentId: string
  readonly title: string
  readonly position: number
  /** Whose attempt it is, and which; null of who is no student of the course, whose work it does not see. */
  readonly attempt: { readonly userId: string; readonly name: string; readonly quizId: string } | null
}

/** The assignments that some reports of a course were met in, by the ids of the reports. */
export async function appealedRuns(
  db: Db,
  courseId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AppealedRun>> {
  const rows = await db.$queryRaw<
    {
      id: string
      assignmentId: string
      title: string
      position: number
      userId: string | null
      name: string
      quizId: string
    }[]
  >`
    SELECT t."id", s."id" AS "assignmentId", s."title", i."position", m."userId", coalesce(u."name", u."email", '') AS "name", i."quizId"
    FROM "Report" t JOIN "QuizItem" i ON i."id" = t."quizItemId" JOIN "Quiz" q ON q."id" = i."quizId"
      JOIN "Assignment" s ON s."id" = q."assignmentId" AND s."courseId" = t."courseId" AND s."removedAt" IS NULL
      LEFT JOIN "CourseMember" m ON m."courseId" = s."courseId" AND m."userId" = q."userId" AND m."userId" = t."userId"
        AND m."role" = 'studente' AND m."removedAt" IS NULL
      LEFT JOIN "User" u ON u."id" = m."userId"
    WHERE t."courseId" = ${courseId}::uuid AND t."id" = ANY(${[...ids]}::uuid[])`
  return new Map(
    rows.map(({ id, userId, name, quizId, ...run }) => [
      id,
      { ...run, attempt: userId === null ? null : { userId, name, quizId } },
    ]),
  )
}

/** A live session or a sheet on paper that a report of its course was met in. */
export interface AppealedAt {
  readonly id: string
  readonly in: 'session' | 'sheet'
  readonly title: string
}

/** The live sessions and the sheets that some reports of a course were met in, by the ids of the reports. */
export async function appealedAt(
  db: Db,
  courseId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AppealedAt>> {
  // The code of a session is free again once it is over: what tells it is the question as it was drawn there.
  const rows = await db.$queryRaw<(AppealedAt & { readonly report: string })[]>`
    (SELECT DISTINCT ON (t."id") t."id" AS "report", l."id", 'session' AS "in", l."title" FROM "Report" t
      JOIN "ClassSession" l ON l."courseId" = t."courseId" AND l."createdAt" <= t."createdAt"
      JOIN "ClassQuestion" c ON c."sessionId" = l."id" AND c."itemId" = t."itemId" AND c."seed" = t."record" ->> 'seed'
      WHERE t."courseId" = ${courseId}::uuid AND t."id" = ANY(${[...ids]}::uuid[]) AND t."quizItemId" IS NULL AND t."place" LIKE '/sessione/%'
      ORDER BY t."id", l."createdAt" DESC, l."id")
    UNION ALL
    SELECT t."id", s."id", 'sheet', s."title" FROM "Report" t
      JOIN "Sheet" s ON s."token" = split_part(split_part(t."place", '/', 3), '?', 1)
      WHERE t."courseId" = ${courseId}::uuid AND t."id" = ANY(${[...ids]}::uuid[]) AND t."place" LIKE '/correzione/%'`
  return new Map(rows.map(({ report, ...at }) => [report, at]))
}

/** The question of each report that was met in some assignments, in the words in which it was reported; the oldest first. */
export async function appealedWords(
  db: Db,
  assignmentIds: readonly string[],
): Promise<
  readonly { readonly assignmentId: string; readonly template: string; readonly itemId: string; readonly ask: string }[]
> {
  return db.$queryRaw`
    SELECT q."assignmentId", i."template", i."itemId", t."record" ->> 'ask' AS "ask"
    FROM "Report" t JOIN "QuizItem" i ON i."id" = t."quizItemId" JOIN "Quiz" q ON q."id" = i."quizId"
    WHERE q."assignmentId" = ANY(${[...assignmentIds]}::uuid[]) ORDER BY t."createdAt", t."id"`
}

/** What a course is called; empty for none. */
export const courseTitle = async (db: Db, courseId: string): Promise<string> =>
  (await db.course.findUnique({ where: { id: courseId }, select: { title: true } }))?.title ?? ''
