import 'server-only'
import { GRACE } from '#lib/study/index'
import type { Db } from './client'

/** `exams`: exams and diagnostics alone. `all`: assigned practice too. */
export type OpenIn = 'exams' | 'all'

const grace = `${GRACE / 1000} * interval '1 second'`

/** In SQL, of an exam `e`: choices still count, or others may still be at it who must not hear anything. */
const examOpen = (
  moment: string,
) => `((e."submittedAt" IS NULL AND coalesce(e."deadlineAt" + ${grace}, 'infinity') >= ${moment})
  OR (e."plan" #>> '{blueprint,scores}' IN ('closing', 'never') AND coalesce(e."tellsAt", e."deadlineAt" + ${grace}) >= ${moment}))`

/**
 * In SQL, of a quiz `q` and its question `i`: it was given by somebody, can still be done, and this question of it waits. One that counts for
 * nothing may count again: it waits too.
 */
const assignedOpen = (moment: string) => `EXISTS (SELECT FROM "Assignment" s
    LEFT JOIN "AssignmentException" x ON x."assignmentId" = s."id" AND x."userId" = q."userId" AND x."kind" = 'time' AND x."endedAt" IS NULL
    WHERE s."id" = q."assignmentId" AND coalesce(x."closesAt", s."closesAt", 'infinity') > ${moment})
  AND q."closedAt" IS NULL AND NOT EXISTS (SELECT FROM "Attempt" a WHERE a."quizItemId" = i."id")`

/** In SQL, of the people $1 at the moment $2: the items that they are being asked. */
const openItems = (where: OpenIn) => `
  SELECT i."itemId" FROM "Quiz" q JOIN "QuizItem" i ON i."quizId" = q."id"
    LEFT JOIN "Exam" e ON e."quizId" = q."id" LEFT JOIN "Diagnostic" d ON d."quizId" = q."id"
  WHERE q."userId" = ANY($1::uuid[]) AND CASE
    WHEN e."quizId" IS NOT NULL THEN ${examOpen('$2::timestamptz')}
    WHEN d."quizId" IS NOT NULL THEN d."finishedAt" IS NULL
    ELSE ${where === 'all' ? assignedOpen('$2::timestamptz') : 'false'} END`

/** The items that some people, who may be one person, are being asked where nothing may be said of them before it is over. */
export async function itemsBeingAsked(
  db: Db,
  people: readonly string[],
  now: number,
  where: OpenIn = 'all',
): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRawUnsafe<{ itemId: string }[]>(openItems(where), people, new Date(now))
  return new Set(rows.map(({ itemId }) => itemId))
}
