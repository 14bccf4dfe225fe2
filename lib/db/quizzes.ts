import 'server-only'
import { Prisma } from '#generated/client'
import type { Call } from '#lib/questions/calls'
import type { Item, PublicItem } from '#lib/questions/item'
import type { Verdict } from '#lib/study/index'
import type { Db } from './client'
import { readSecret, readShown, readWish, type Wish, writeCall, writeSecret, writeShown, writeWish } from './snapshot'

/** How a quiz came to take no more answers: its owner set it aside, an instructor handed it in, or one had it count for nothing. */
export type Closing = 'aside' | 'handedIn' | 'annulled'

/** A quiz with how each of its questions stands, in order; null is open. */
export interface QuizState {
  readonly id: string
  readonly edition: string
  readonly createdAt: number
  readonly wish: Wish
  /** What it was begun for; null for one of one's own accord. */
  readonly assignmentId: string | null
  /** Whether it takes no more answers, and how that came; null for one that goes on, or is finished. */
  readonly closing: Closing | null
  /** Questions that are frozen; of those that are drawn one by one there may be fewer than marks. */
  readonly drawn: number
  readonly marks: readonly (Verdict | null)[]
}

/** One question without its key. */
export interface ShownQuestion {
  readonly id: string
  readonly position: number
  readonly seed: string
  readonly item: PublicItem
}

/** One question with its key: for grading and explaining only. */
export interface KeyedQuestion {
  readonly id: string
  readonly seed: string
  readonly item: Item
  /** Whether its quiz takes no more answers, and how that came. */
  readonly closing: Closing | null
}

/** Questions of a new quiz, in order. */
export interface NewQuestion {
  readonly seed: string
  readonly item: Item
  readonly shown: PublicItem
  /** Of a call: all of it. Its item is its question. */
  readonly call?: Call
}

const EVERY = Prisma.raw('true')

/** In SQL, of a quiz `q`: how it came to take no more answers. */
const CLOSING = Prisma.raw(`CASE WHEN q."annulledAt" IS NOT NULL THEN 'annulled'
  WHEN q."closedAt" IS NOT NULL THEN CASE WHEN q."assignmentId" IS NULL THEN 'aside' ELSE 'handedIn' END END AS "closing"`)

interface StateRow {
  readonly id: string
  readonly edition: string
  readonly createdAt: Date
  readonly wish: unknown
  readonly assignmentId: string | null
  readonly closing: Closing | null
  readonly marks: readonly (Verdict | 'open')[]
}

function readState({ createdAt, wish: kept, marks, ...rest }: StateRow): QuizState {
  const wish = readWish(kept)
  const known = marks.map((mark) => (mark === 'open' ? null : mark))
  const toCome = wish.practice === 'first' ? Math.max(0, (wish.length ?? 0) - known.length) : 0
  return {
    ...rest,
    createdAt: createdAt.getTime(),
    wish,
    drawn: known.length,
    marks: [...known, ...Array.from({ length: toCome }, () => null)],
  }
}

/** Exams and diagnostics are no quizzes to whoever takes them: their questions are answered under other rules (`exams.ts`, `diagnostics.ts`). */
const ofQuiz = (userId: string) => ({ userId, exam: null, diagnostic: null })

/** In SQL, of a quiz `q`: one of one's own accord that takes answers, and has not got all of them. */
const WAITING = `q."closedAt" IS NULL AND q."assignmentId" IS NULL AND (
  EXISTS (SELECT FROM "QuizItem" i WHERE i."quizId" = q."id" AND NOT EXISTS (SELECT FROM "Attempt" a WHERE a."quizItemId" = i."id"))
  OR q."wish" ->> 'practice' = 'first' AND (SELECT count(*) FROM "QuizItem" i WHERE i."quizId" = q."id") < (q."wish" ->> 'length')::int)`

/** Which of a person's quizzes: one of them, those that wait, or all. */
interface Which {
  readonly quizId?: string
  readonly waiting?: boolean
}

/** A person's quizzes, the newest first. */
async function states(
  db: Db,
  userId: string,
  { quizId, waiting = false }: Which,
  limit: number,
): Promise<readonly QuizState[]> {
  const one = Prisma.sql`q."id" = ${quizId ?? null}::uuid`
  const rows = await db.$queryRaw<StateRow[]>`
    SELECT q."id", q."edition", q."createdAt", q."wish", q."assignmentId", ${CLOSING},
      (SELECT array_agg(coalesce(a."verdict"::text, 'open') ORDER BY i."position")
       FROM "QuizItem" i LEFT JOIN "Attempt" a ON a."quizItemId" = i."id" WHERE i."quizId" = q."id") AS "marks"
    FROM "Quiz" q WHERE q."userId" = ${userId}::uuid
      AND ${quizId === undefined ? EVERY : one} AND ${waiting ? Prisma.raw(WAITING) : EVERY}
      AND NOT EXISTS (SELECT FROM "Exam" e WHERE e."quizId" = q."id")
      AND NOT EXISTS (SELECT FROM "Diagnostic" d WHERE d."quizId" = q."id")
    ORDER BY q."createdAt" DESC, q."id" DESC LIMIT ${limit}`
  return rows.map(readState)
}

/** Freezes a quiz with all its questions; returns its id. */
export async function createQuiz(
  db: Db,
  quiz: {
    readonly userId: string
    readonly seed: string
    readonly edition: string
    readonly wish: Wish
    readonly at: number
    readonly assignmentId?: string
    readonly questions: readonly NewQuestion[]
  },
): Promise<string> {
  const { id } = await db.quiz.create({
    data: {
      userId: quiz.userId,
      seed: quiz.seed,
      edition: quiz.edition,
      wish: writeWish(quiz.wish),
      createdAt: new Date(quiz.at),
      assignmentId: quiz.assignmentId ?? null,
    },
    select: { id: true },
  })
  await addQuestions(db, id, 0, quiz.questions)
  return id
}

/** Freezes more questions of a quiz, after those that there are. The person must be held. */
export async function addQuestions(
  db: Db,
  quizId: string,
  after: number,
  questions: readonly NewQuestion[],
): Promise<void> {
  const rows = questions.map(({ seed, item, shown, call }, i) => ({
    position: after + i + 1,
    itemId: item.id,
    template: item.template,
    seed,
    shown: writeShown(shown),
    secret: call ? writeCall(call) : writeSecret(item),
  }))
  // One parameter for all of them: as a list of rows they would take as long to be put into SQL as to be drawn.
  await db.$executeRaw`
    INSERT INTO "QuizItem" ("id", "quizId", "position", "itemId", "template", "seed", "shown", "secret")
    SELECT gen_random_uuid(), ${quizId}::uuid, "position", "itemId", "template", "seed", "shown", "secret"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(
      "position" int, "itemId" text, "template" text, "seed" text, "shown" jsonb, "secret" jsonb)`
}

/** A person's own quiz; null when there is none of that id, or it is somebody else's. */
export async function findQuiz(db: Db, userId: string, quizId: string): Promise<QuizState | null> {
  return (await states(db, userId, { quizId }, 1))[0] ?? null
}

/** Whether there is a quiz, an exam or a diagnostic of that id, whoever's it is. */
export const quizExists = async (db: Db, quizId: string): Promise<boolean> =>
  (await db.quiz.count({ where: { id: quizId } })) > 0

/** A person's last quizzes, the newest first. */
export const recentQuizzes = (db: Db, userId: string, limit: number): Promise<readonly QuizState[]> =>
  states(db, userId, {}, limit)

/** More than anybody has. */
const ALL = 1_000

/** The quizzes of a person's own accord that take answers and have not got all of them, the newest first. */
export const waitingQuizzes = (db: Db, userId: string): Promise<readonly QuizState[]> =>
  states(db, userId, { waiting: true }, ALL)

/** Sets some quizzes of a person aside: they take no more answers. The person must be held. Of others, and of what an assignment asks, nothing changes. */
export async function closeQuizzes(db: Db, userId: string, ids: readonly string[], at: number): Promise<void> {
  await db.quiz.updateMany({
    where: { id: { in: [...ids] }, ...ofQuiz(userId), assignmentId: null, closedAt: null },
    data: { closedAt: new Date(at) },
  })
}

/** A question of a person's own quiz. Its key is not even read. */
export async function findShown(
  db: Db,
  userId: string,
  quizId: string,
  position: number,
): Promise<ShownQuestion | null> {
  const row = await db.quizItem.findFirst({
    where: { quizId, position, quiz: ofQuiz(userId) },
    select: { id: true, position: true, seed: true, shown: true },
  })
  return row && { id: row.id, position: row.position, seed: row.seed, item: readShown(row.shown) }
}

/** All questions of a person's own quiz, in order, without their keys; each with its template. */
export async function listShown(
  db: Db,
  userId: string,
  quizId: string,
): Promise<readonly (ShownQuestion & { readonly template: string })[]> {
  const rows = await db.quizItem.findMany({
    where: { quizId, quiz: ofQuiz(userId) },
    orderBy: { position: 'asc' },
    select: { id: true, position: true, seed: true, shown: true, template: true },
  })
  return rows.map(({ shown, ...row }) => ({ ...row, item: readShown(shown) }))
}

/** A question of a person's own quiz, with its key. */
export async function findKeyed(
  db: Db,
  userId: string,
  quizId: string,
  position: number,
): Promise<KeyedQuestion | null> {
  const [row] = await db.$queryRaw<
    { id: string; seed: string; shown: unknown; secret: unknown; closing: Closing | null }[]
  >`
    SELECT i."id", i."seed", i."shown", i."secret", ${CLOSING} FROM "QuizItem" i JOIN "Quiz" q ON q."id" = i."quizId"
    WHERE q."id" = ${quizId}::uuid AND q."userId" = ${userId}::uuid AND i."position" = ${position}
      AND NOT EXISTS (SELECT FROM "Exam" e WHERE e."quizId" = q."id")
      AND NOT EXISTS (SELECT FROM "Diagnostic" d WHERE d."quizId" = q."id")`
  if (!row) return null
  const { shown, secret, ...rest } = row
  return { ...rest, item: readSecret(readShown(shown), secret) }
}

/** Claims and betrayed beliefs of the answered questions of a quiz, by position. */
export async function listAnswered(
  db: Db,
  userId: string,
  quizId: string,
): Promise<readonly { position: number; verdict: Verdict; claims: readonly string[]; beliefs: readonly string[] }[]> {
  const rows = await db.quizItem.findMany({
    where: { quizId, quiz: ofQuiz(userId), attempt: { isNot: null } },
    orderBy: { position: 'asc' },
    select: { position: true, attempt: { select: { verdict: true, claims: true, beliefs: true } } },
  })
  return rows.flatMap(({ position, attempt }) => (attempt ? [{ position, ...attempt }] : []))
}

/** The items that a person is being asked: questions of quizzes that have no answer yet and still take one, and all those of a diagnostic that goes on. */
export async function itemsOpen(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db.quizItem.findMany({
    where: { quiz: { userId, exam: null, closedAt: null }, attempt: null },
    select: { itemId: true },
    distinct: ['itemId'],
  })
  return new Set(rows.map(({ itemId }) => itemId))
}

/** Gives a guest's quizzes to an account. */
export async function moveQuizzes(db: Db, fromId: string, toId: string): Promise<void> {
  await db.quiz.updateMany({ where: { userId: fromId }, data: { userId: toId } })
}
