import 'server-only'
import { Prisma } from '#generated/client'

// What counts of what was begun for assignments: all but what an instructor took out. Whatever reads such runs, or answers in them, for a class
// says it with one of these.

/** In SQL, of a quiz `q`. */
export const THAT_COUNTS = Prisma.raw('q."annulledAt" IS NULL')

/** The same as Prisma asks for a quiz. */
export const thatCounts = { annulledAt: null } as const

/** In SQL, of an answer `a` of one of some people: it was not given in what counts for nothing. */
export const countedAnswer = (
  userIds: Prisma.Sql,
): Prisma.Sql => Prisma.sql`(a."quizItemId" IS NULL OR a."quizItemId" NOT IN (
  SELECT i."id" FROM "Quiz" q JOIN "QuizItem" i ON i."quizId" = q."id" WHERE q."annulledAt" IS NOT NULL AND q."userId" IN (${userIds})))`
