import 'server-only'
import type { Verdict } from '#lib/study/index'
import type { Db } from './client'
import { thatCounts } from './decided/counted'
import { readShown } from './snapshot'

interface OfStudent {
  readonly courseId: string
  readonly userId: string
}

/** An answer to a question of one assignment or another of a course, with where it stands. */
export interface PlacedAnswer {
  readonly assignment: { readonly id: string; readonly title: string }
  readonly quizId: string
  readonly position: number
  readonly seed: string
  readonly item: ReturnType<typeof readShown>
  readonly verdict: Verdict
  readonly beliefs: readonly string[]
}

/** Answers that are looked at. */
const ABOUT = 40

/** What answers are about: one of some rules; or, of those kept with no rule, a model that is about one of them. */
export interface AboutRules {
  readonly rules: readonly string[]
  readonly templates: readonly string[]
}

/** What a student last answered in the assignments of a course to questions that exercise one of some rules, the newest first. */
export async function listAnswersAbout(
  db: Db,
  { courseId, userId }: OfStudent,
  { rules, templates }: AboutRules,
): Promise<readonly PlacedAnswer[]> {
  const rows = await db.quizItem.findMany({
    where: {
      quiz: { userId, assignment: { courseId, removedAt: null }, ...thatCounts },
      attempt: {
        OR: [{ claims: { hasSome: [...rules] } }, { claims: { isEmpty: true }, template: { in: [...templates] } }],
      },
    },
    orderBy: [{ attempt: { seq: 'desc' } }],
    take: ABOUT,
    select: {
      quizId: true,
      position: true,
      seed: true,
      shown: true,
      quiz: { select: { assignment: { select: { id: true, title: true } } } },
      attempt: { select: { verdict: true, beliefs: true } },
    },
  })
  return rows.flatMap(({ quiz: { assignment }, shown, attempt, ...row }) =>
    assignment && attempt ? [{ ...row, ...attempt, assignment, item: readShown(shown) }] : [],
  )
}

/** A test on paper of a course, with how many of somebody's answers there were right. Moments in ms since 1970. */
export interface PaperAnswersAbout {
  readonly sheetId: string
  readonly title: string
  readonly at: number
  readonly n: number
  readonly right: number
}

/** The papers of a course on which a student answered questions that exercise one of some rules, the newest first. */
export async function papersAbout(
  db: Db,
  { courseId, userId }: OfStudent,
  { rules, templates }: AboutRules,
): Promise<readonly PaperAnswersAbout[]> {
  const rows = await db.$queryRaw<(Omit<PaperAnswersAbout, 'at'> & { readonly at: Date })[]>`
    SELECT s."task"->>'sheetId' AS "sheetId", s."title", max(a."at") AS "at", count(*)::int AS "n", count(*) FILTER (WHERE a."verdict" = 'right')::int AS "right"
    FROM "Assignment" s JOIN "PaperAnswer" a ON a."assignmentId" = s."id" AND a."userId" = ${userId}::uuid
    WHERE s."courseId" = ${courseId}::uuid AND s."removedAt" IS NULL AND (a."claims" && ${[...rules]}::text[]
      OR a."claims" = '{}' AND a."template" = ANY(${[...templates]}::text[]))
    GROUP BY s."id" ORDER BY 3 DESC, s."id" LIMIT ${ABOUT}`
  return rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }))
}

/** A live session of a course, with how many of somebody's answers there were right. */
export interface SessionAnswers {
  readonly id: string
  readonly title: string
  readonly at: number
  readonly n: number
  readonly right: number
}

/** Sessions that are told of. */
const SESSIONS = 40

/** The live sessions of a course in which a student answered questions that exercise one of some rules, the newest first. */
export async function sessionsAbout(
  db: Db,
  { courseId, userId }: OfStudent,
  { rules, templates }: AboutRules,
): Promise<readonly SessionAnswers[]> {
  const rows = await db.$queryRaw<(Omit<SessionAnswers, 'at'> & { readonly at: Date })[]>`
    SELECT l."id", l."title", l."createdAt" AS "at", count(*)::int AS "n", count(*) FILTER (WHERE a."verdict" = 'right')::int AS "right"
    FROM "ClassSession" l JOIN "ClassQuestion" c ON c."sessionId" = l."id"
      JOIN "Attempt" a ON a."userId" = ${userId}::uuid AND a."origin" = 'classroom' AND a."idempotencyKey" = c."id"::text
    WHERE l."courseId" = ${courseId}::uuid AND (a."claims" && ${[...rules]}::text[]
      OR a."claims" = '{}' AND a."template" = ANY(${[...templates]}::text[]))
    GROUP BY l."id" ORDER BY l."createdAt" DESC, l."id" LIMIT ${SESSIONS}`
  return rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }))
}
