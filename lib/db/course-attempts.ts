import 'server-only'
import type { Prisma } from '#generated/client'
import type { QuestionBy } from '#lib/courses/index'
import type { Verdict } from '#lib/study/index'
import type { Db } from './client'
import { THAT_COUNTS, thatCounts } from './decided/counted'
import { readAnswer, readShown, readSnapshot, type Snapshot } from './snapshot'

/** Whose run of which course: what was begun for one of its assignments, by this student. */
interface OfRun {
  readonly courseId: string
  readonly userId: string
  readonly quizId: string
}

/** A run of questions that was begun for an assignment. */
export interface RunHead {
  readonly quizId: string
  readonly assignmentId: string
  readonly at: number
  readonly edition: string
}

const within = ({ courseId, userId, quizId }: OfRun) => ({
  id: quizId,
  userId,
  assignment: { courseId, removedAt: null },
})

/** Such a run; null for one of another course or person, or of nobody's assignment. */
export async function findRun(db: Db, of: OfRun): Promise<RunHead | null> {
  const row = await db.quiz.findFirst({
    where: within(of),
    select: { id: true, assignmentId: true, createdAt: true, edition: true },
  })
  return row?.assignmentId
    ? { quizId: row.id, assignmentId: row.assignmentId, at: row.createdAt.getTime(), edition: row.edition }
    : null
}

/** A question of a run as it was shown, and what was answered; null where nothing was. */
export interface RunQuestion {
  readonly position: number
  readonly seed: string
  readonly item: ReturnType<typeof readShown>
  readonly answer: {
    readonly given: ReturnType<typeof readAnswer>
    readonly snapshot: Snapshot
    readonly verdict: Verdict
    readonly beliefs: readonly string[]
    readonly at: number
  } | null
}

const QUESTION = {
  position: true,
  seed: true,
  shown: true,
  attempt: { select: { answer: true, snapshot: true, verdict: true, beliefs: true, createdAt: true } },
} as const

type QuestionRow = Prisma.QuizItemGetPayload<{ select: typeof QUESTION }>

const questionOf = ({ position, seed, shown, attempt }: QuestionRow): RunQuestion => ({
  position,
  seed,
  item: readShown(shown),
  answer: attempt && {
    given: readAnswer(attempt.answer),
    snapshot: readSnapshot(attempt.snapshot),
    verdict: attempt.verdict,
    beliefs: attempt.beliefs,
    at: attempt.createdAt.getTime(),
  },
})

/** The questions of such a run, in order, as they were frozen. */
export async function listRunQuestions(db: Db, of: OfRun): Promise<readonly RunQuestion[]> {
  const rows = await db.quizItem.findMany({
    where: { quiz: within(of) },
    orderBy: { position: 'asc' },
    select: QUESTION,
  })
  return rows.map(questionOf)
}

/** How the questions of one template went in an assignment, or one question, with one of them as it was shown. */
export interface TemplateAnswers {
  readonly template: string
  /** The name of the template, or the id of the question. */
  readonly key: string
  /** How many different questions that is. */
  readonly versions: number
  readonly answers: number
  readonly right: number
  readonly people: number
  readonly seed: string
  readonly item: RunQuestion['item']
}

interface OfAssignment {
  readonly assignmentId: string
  readonly userIds: readonly string[]
}

/** The questions of an assignment that some people have answered, by template or one by one; those that fewest got right first. */
export async function listTemplateAnswers(
  db: Db,
  { assignmentId, userIds }: OfAssignment,
  by: QuestionBy,
): Promise<readonly TemplateAnswers[]> {
  const rows = await db.$queryRaw<(Omit<TemplateAnswers, 'item'> & { readonly shown: unknown })[]>`
    SELECT c.*, f."seed", f."shown" FROM (
      SELECT i."template", CASE WHEN ${by === 'itemId'} THEN i."itemId" ELSE i."template" END AS "key",
        count(DISTINCT i."itemId")::int AS "versions", count(*)::int AS "answers", count(*) FILTER (WHERE a."verdict" = 'right')::int AS "right",
        count(DISTINCT q."userId")::int AS "people", (array_agg(i."id" ORDER BY i."itemId", i."id"))[1] AS "first"
      FROM "Quiz" q JOIN "QuizItem" i ON i."quizId" = q."id" JOIN "Attempt" a ON a."quizItemId" = i."id"
      WHERE q."assignmentId" = ${assignmentId}::uuid AND q."userId" = ANY(${[...userIds]}::uuid[]) AND ${THAT_COUNTS} GROUP BY 1, 2
    ) c JOIN "QuizItem" f ON f."id" = c."first" ORDER BY c."right"::float / c."answers", c."key"`
  return rows.map(({ shown, ...row }) => ({ ...row, item: readShown(shown) }))
}

/** One answer to a question of an assignment. */
export interface GivenAnswer {
  readonly template: string
  readonly userId: string
  readonly quizId: string
  readonly position: number
  readonly seed: string
  readonly item: RunQuestion['item']
  readonly given: ReturnType<typeof readAnswer>
  readonly verdict: Verdict
  readonly beliefs: readonly string[]
}

/** Which questions of an assignment: those of a template, or one. */
export type WhichAsked = { readonly template: string } | { readonly itemId: string }

/** An answer without the question that it is to. */
export interface BareAnswer extends Omit<GivenAnswer, 'template' | 'seed' | 'item'> {
  readonly itemId: string
}

const OF_ANSWER = {
  quizId: true,
  position: true,
  quiz: { select: { userId: true } },
  attempt: { select: { answer: true, verdict: true, beliefs: true } },
} as const

const answered = ({ assignmentId, userIds }: OfAssignment, which: WhichAsked): Prisma.QuizItemWhereInput => ({
  ...which,
  quiz: { assignmentId, userId: { in: [...userIds] }, ...thatCounts },
  attempt: { isNot: null },
})

/** Answers that are counted together, at most. */
const COUNTED = 50_000

/** The same answers without their questions: for counting. */
export async function listBareAnswers(db: Db, of: OfAssignment, which: WhichAsked): Promise<readonly BareAnswer[]> {
  const rows = await db.quizItem.findMany({
    where: answered(of, which),
    orderBy: { id: 'asc' },
    take: COUNTED,
    select: { ...OF_ANSWER, itemId: true },
  })
  return rows.flatMap(({ quiz: { userId }, attempt, ...row }) =>
    attempt
      ? [{ ...row, userId, given: readAnswer(attempt.answer), verdict: attempt.verdict, beliefs: attempt.beliefs }]
      : [],
  )
}

/** Answers that are read together, at most. */
export const MOST_READ = 1_000

/** The answers of some people to the questions of one template in an assignment, or to one of them, question by question; the first thousand. */
export async function listGivenAnswers(db: Db, of: OfAssignment, which: WhichAsked): Promise<readonly GivenAnswer[]> {
  const rows = await db.quizItem.findMany({
    where: answered(of, which),
    orderBy: [{ itemId: 'asc' }, { id: 'asc' }],
    take: MOST_READ,
    select: { ...OF_ANSWER, template: true, seed: true, shown: true },
  })
  return rows.flatMap(({ quiz, shown, attempt, ...row }) =>
    attempt
      ? [
          {
            ...row,
            userId: quiz.userId,
            item: readShown(shown),
            given: readAnswer(attempt.answer),
            verdict: attempt.verdict,
            beliefs: attempt.beliefs,
          },
        ]
      : [],
  )
}

/** A question of a run, whose run it is, and what was answered; null where nothing was. */
export interface KeptAnswer extends RunQuestion {
  readonly userId: string
  readonly quizId: string
  readonly template: string
}

/** Every question that some people were asked in an assignment, person by person and time by time, answered or not. */
export async function listAllAnswers(db: Db, { assignmentId, userIds }: OfAssignment): Promise<readonly KeptAnswer[]> {
  const rows = await db.quizItem.findMany({
    where: { quiz: { assignmentId, userId: { in: [...userIds] }, ...thatCounts } },
    orderBy: [{ quiz: { createdAt: 'asc' } }, { quizId: 'asc' }, { position: 'asc' }],
    select: { ...QUESTION, template: true, quizId: true, quiz: { select: { userId: true } } },
  })
  return rows.map(({ quiz, quizId, template, ...row }) => ({
    ...questionOf(row),
    userId: quiz.userId,
    quizId,
    template,
  }))
}
