import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Item } from '#lib/questions/item'
import type { Given, Times, Verdict } from '#lib/study/index'
import type { Db } from './client'
import { createQuiz, type NewQuestion, type ShownQuestion } from './quizzes'
import { type Plan, readAnswer, readPlan, readSecret, readShown, writeAnswer, writePlan } from './snapshot'

/** An exam as it stands. Times in ms since 1970; positions from 1. */
export interface ExamState extends Times, Plan {
  readonly id: string
  readonly edition: string
  readonly startedAt: number
  /** Whether it was not its candidate who handed it in: time was over, or an instructor did. */
  readonly byClock: boolean
  readonly flagged: readonly number[]
  /** Null until it is handed in. */
  readonly right: number | null
  readonly passed: boolean | null
  /** When its score is told, where that waits for others. */
  readonly tellsAt: number | null
  /** What it was begun for; null for one of one's own accord. */
  readonly assignmentId: string | null
}

/** The choice that counts for a question of an exam: the last one that was not late. */
export interface Choice {
  readonly position: number
  readonly given: Given
  readonly at: number
}

/** A question of an exam with its key, and the choice that counts: for closing only. */
export interface KeyedExamQuestion {
  /** Of the row of the question. */
  readonly id: string
  readonly position: number
  readonly seed: string
  readonly item: Item
  readonly choice: { readonly id: string; readonly given: Given } | null
}

interface ExamRow {
  readonly quizId: string
  readonly edition: string
  readonly plan: unknown
  readonly startedAt: Date
  readonly deadlineAt: Date | null
  readonly submittedAt: Date | null
  readonly byClock: boolean
  readonly flagged: readonly number[]
  readonly right: number | null
  readonly passed: boolean | null
  readonly tellsAt: Date | null
  readonly assignmentId: string | null
}

const readExam = ({ quizId, plan, startedAt, deadlineAt, submittedAt, tellsAt, ...rest }: ExamRow): ExamState => ({
  ...rest,
  ...readPlan(plan),
  id: quizId,
  startedAt: startedAt.getTime(),
  deadlineAt: deadlineAt?.getTime() ?? null,
  submittedAt: submittedAt?.getTime() ?? null,
  tellsAt: tellsAt?.getTime() ?? null,
})

/** Freezes an exam with all its questions; returns its id, which is that of its quiz. */
export async function createExam(
  db: Db,
  exam: {
    readonly userId: string
    readonly seed: string
    readonly edition: string
    readonly plan: Plan
    readonly at: number
    readonly deadlineAt: number | null
    readonly tellsAt?: number | null
    readonly assignmentId?: string
    readonly questions: readonly NewQuestion[]
  },
): Promise<string> {
  const { plan, at, deadlineAt, tellsAt = null, ...quiz } = exam
  const quizId = await createQuiz(db, { ...quiz, at, wish: {} })
  await db.exam.create({
    data: {
      quizId,
      blueprint: plan.blueprint.id,
      plan: writePlan(plan),
      startedAt: new Date(at),
      deadlineAt: deadlineAt === null ? null : new Date(deadlineAt),
      tellsAt: tellsAt === null ? null : new Date(tellsAt),
    },
  })
  return quizId
}

/** A person's exams, the newest first: one of them, or the last ones. */
async function exams(db: Db, userId: string, examId: string | null, limit: number): Promise<readonly ExamState[]> {
  const rows = await db.$queryRaw<ExamRow[]>`
    SELECT e."quizId", q."edition", e."plan", e."startedAt", e."deadlineAt", e."submittedAt", e."byClock", e."flagged", e."right", e."passed",
      e."tellsAt", q."assignmentId"
    FROM "Exam" e JOIN "Quiz" q ON q."id" = e."quizId"
    WHERE q."userId" = ${userId}::uuid AND (${examId}::uuid IS NULL OR q."id" = ${examId}::uuid)
    ORDER BY e."startedAt" DESC, q."id" DESC LIMIT ${limit}`
  return rows.map(readExam)
}

/** A person's own exam; null when there is none of that id, or it is somebody else's. */
export const findExam = async (db: Db, userId: string, examId: string): Promise<ExamState | null> =>
  (await exams(db, userId, examId, 1))[0] ?? null

/** A person's last exams, the newest first. */
export const recentExams = (db: Db, userId: string, limit: number): Promise<readonly ExamState[]> =>
  exams(db, userId, null, limit)

/** Whether a person has an exam that is not handed in and whose time, if it has one, ends after a moment (ms since 1970). */
export async function hasOpenExam(db: Db, userId: string, endsAfter: number): Promise<boolean> {
  const open = await db.exam.findFirst({
    where: {
      quiz: { userId },
      submittedAt: null,
      OR: [{ deadlineAt: null }, { deadlineAt: { gte: new Date(endsAfter) } }],
    },
    select: { quizId: true },
  })
  return open !== null
}

/**
 * The same exam, held until the transaction ends: choices and closing wait for one another. A guest whose rows moved to an account while a
 * request of theirs was on its way is that account.
 */
export async function lockExam(tx: Db, userId: string, examId: string): Promise<ExamState | null> {
  const [held] = await tx.$queryRaw<{ owner: string }[]>`
    SELECT q."userId" AS "owner" FROM "Exam" e JOIN "Quiz" q ON q."id" = e."quizId"
    WHERE e."quizId" = ${examId}::uuid
      AND q."userId" = (SELECT coalesce(u."mergedIntoId", u."id") FROM "User" u WHERE u."id" = ${userId}::uuid) FOR UPDATE OF e`
  return held ? findExam(tx, held.owner, examId) : null
}

/** A question of an exam without its key. Whose exam it is must be known. */
export async function findExamQuestion(db: Db, examId: string, position: number): Promise<ShownQuestion | null> {
  const row = await db.quizItem.findUnique({
    where: { quizId_position: { quizId: examId, position } },
    select: { id: true, position: true, seed: true, shown: true },
  })
  return row && { id: row.id, position: row.position, seed: row.seed, item: readShown(row.shown) }
}

/** A question of an exam with its key: for grading and for what is shown once it is closed. */
export async function findKeyedExamQuestion(
  db: Db,
  examId: string,
  position: number,
): Promise<{ readonly id: string; readonly seed: string; readonly item: Item } | null> {
  const row = await db.quizItem.findUnique({
    where: { quizId_position: { quizId: examId, position } },
    select: { id: true, seed: true, shown: true, secret: true },
  })
  return row && { id: row.id, seed: row.seed, item: readSecret(readShown(row.shown), row.secret) }
}

/** Keeps a choice; the same key again keeps nothing more. */
export async function keepChoice(
  tx: Db,
  choice: {
    readonly quizItemId: string
    readonly idempotencyKey: string
    readonly given: Given
    readonly late: boolean
    readonly at: number
  },
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "ExamChoice" ("id", "quizItemId", "idempotencyKey", "answer", "late", "createdAt")
    VALUES (${randomUUID()}::uuid, ${choice.quizItemId}::uuid, ${choice.idempotencyKey},
      ${JSON.stringify(writeAnswer(choice.given))}::jsonb, ${choice.late}, ${new Date(choice.at)}::timestamptz)
    ON CONFLICT ("quizItemId", "idempotencyKey") DO NOTHING`
}

/** The choices of an exam that count, by position. */
export async function choicesOf(db: Db, examId: string): Promise<readonly Choice[]> {
  const rows = await db.$queryRaw<{ position: number; answer: unknown; createdAt: Date }[]>`
    SELECT DISTINCT ON (i."position") i."position", c."answer", c."createdAt"
    FROM "ExamChoice" c JOIN "QuizItem" i ON i."id" = c."quizItemId"
    WHERE i."quizId" = ${examId}::uuid AND NOT c."late" ORDER BY i."position", c."seq" DESC`
  return rows.map(({ position, answer, createdAt }) => ({
    position,
    given: readAnswer(answer),
    at: createdAt.getTime(),
  }))
}

/** Positions of which something came after time was over. */
export async function latePositions(db: Db, examId: string): Promise<readonly number[]> {
  const rows = await db.quizItem.findMany({
    where: { quizId: examId, choices: { some: { late: true } } },
    select: { position: true },
    orderBy: { position: 'asc' },
  })
  return rows.map(({ position }) => position)
}

/** All questions of an exam with their keys and the choices that count, in order. */
export async function keyedExamQuestions(db: Db, examId: string): Promise<readonly KeyedExamQuestion[]> {
  const rows = await db.quizItem.findMany({
    where: { quizId: examId },
    orderBy: { position: 'asc' },
    select: {
      id: true,
      position: true,
      seed: true,
      shown: true,
      secret: true,
      choices: { where: { late: false }, orderBy: { seq: 'desc' }, take: 1, select: { id: true, answer: true } },
    },
  })
  return rows.map(({ id, position, seed, shown, secret, choices: [last] }) => ({
    id,
    position,
    seed,
    item: readSecret(readShown(shown), secret),
    choice: last ? { id: last.id, given: readAnswer(last.answer) } : null,
  }))
}

/** Marks a question to be looked at again, or takes the mark away. The exam must be held. */
export async function flagQuestion(tx: Db, examId: string, flagged: readonly number[]): Promise<void> {
  await tx.exam.update({ where: { quizId: examId }, data: { flagged: [...flagged] } })
}

/** Hands an exam in. */
export async function closeExam(
  tx: Db,
  examId: string,
  end: {
    readonly at: number
    readonly byClock: boolean
    readonly right: number
    readonly passed: boolean
    readonly folded: boolean
  },
): Promise<void> {
  const { at, ...rest } = end
  await tx.exam.update({ where: { quizId: examId }, data: { submittedAt: new Date(at), ...rest } })
}

/** What the answers of a closed exam were worth, by position; a question without an answer is not among them. */
export async function verdictsOf(
  db: Db,
  examId: string,
): Promise<readonly { position: number; verdict: Verdict; beliefs: readonly string[]; claims: readonly string[] }[]> {
  const rows = await db.quizItem.findMany({
    where: { quizId: examId, attempt: { isNot: null } },
    orderBy: { position: 'asc' },
    select: { position: true, attempt: { select: { verdict: true, beliefs: true, claims: true } } },
  })
  return rows.flatMap(({ position, attempt }) => (attempt ? [{ position, ...attempt }] : []))
}

/** When the last exam of a blueprint was failed; null when it was passed since, or never taken. */
export async function lastFailure(db: Db, userId: string, blueprint: string): Promise<number | null> {
  const last = await db.exam.findFirst({
    where: { blueprint, quiz: { userId }, submittedAt: { not: null } },
    orderBy: { submittedAt: 'desc' },
    select: { submittedAt: true, passed: true },
  })
  return last?.submittedAt && last.passed === false ? last.submittedAt.getTime() : null
}
