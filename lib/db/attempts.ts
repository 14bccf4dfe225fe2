import 'server-only'
import { randomUUID } from 'node:crypto'
import { invariant } from '#lib/base/invariant'
import { type Attempt, type Confidence, type Given, type Rated, startOf, type Verdict } from '#lib/study/index'
import type { Db } from './client'
import { readAnswer, readSnapshot, type Snapshot, writeAnswer, writeSnapshot } from './snapshot'
import { untoldQuestions } from './waiting-score'

/** Who made up the key of an answer: a browser, or the site itself, for what a choice or a live session becomes. */
export type Origin = 'browser' | 'exam' | 'diagnostic' | 'classroom'

/** What names an answer: with the person, only one has it. */
export interface AnswerName {
  readonly origin: Origin
  readonly idempotencyKey: string
}

/** An answer about to be stored, with what it was given to. */
export interface NewAttempt extends Attempt, AnswerName {
  readonly userId: string
  /** Null for a question answered on its own page. */
  readonly quizItemId: string | null
  readonly given: Given
  readonly snapshot: Snapshot
}

/** A stored answer: what is needed to say its verdict again. */
export interface StoredAttempt extends AnswerName {
  readonly quizItemId: string | null
  readonly itemId: string
  readonly verdict: Verdict
  readonly given: Given
  readonly snapshot: Snapshot
}

const stored = {
  origin: true,
  idempotencyKey: true,
  quizItemId: true,
  itemId: true,
  verdict: true,
  answer: true,
  snapshot: true,
} as const

type StoredRow = Omit<StoredAttempt, 'given' | 'snapshot'> & { readonly answer: unknown; readonly snapshot: unknown }

const read = ({ answer, snapshot, ...rest }: StoredRow): StoredAttempt => ({
  ...rest,
  given: readAnswer(answer),
  snapshot: readSnapshot(snapshot),
})

/** Stores an answer. SQL refuses a second one to the same question of a quiz, and the same key twice. */
export async function storeAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  const { item } = attempt.snapshot
  const right = attempt.verdict === 'gaveUp' ? null : attempt.verdict === 'right'
  const { claims, about, offered, beliefs } = { ...attempt, claims: item.claims }
  await db.$executeRaw`
    INSERT INTO "Attempt" ("id", "userId", "quizItemId", "origin", "idempotencyKey", "itemId", "template", "edition", "snapshot", "answer",
      "verdict", "right", "claims", "about", "offered", "beliefs", "difficulty", "confidence", "createdAt")
    VALUES (${randomUUID()}::uuid, ${attempt.userId}::uuid, ${attempt.quizItemId}::uuid,
      ${attempt.origin}::"AttemptOrigin", ${attempt.idempotencyKey}, ${attempt.itemId},
      ${attempt.template}, ${item.edition}, ${JSON.stringify(writeSnapshot(attempt.snapshot))}::jsonb,
      ${JSON.stringify(writeAnswer(attempt.given))}::jsonb, ${attempt.verdict}::"Verdict", ${right}::boolean, ${[...claims]}::text[],
      ${[...about]}::text[], ${[...offered]}::text[], ${[...beliefs]}::text[],
      ${attempt.difficulty}::float8, ${attempt.confidence}::int, ${new Date(attempt.at)}::timestamptz)`
}

/** What is known before an answer is accepted. */
export interface Standing {
  /** Whether this key or this question has an answer. */
  readonly answered: boolean
  /** Whether the person has met the item. */
  readonly met: boolean
  /** How hard the template is by everybody's answers; null where nobody has answered it. */
  readonly rated: Rated | null
}

/** How things stand for this person and this question, in one statement. */
export async function standing(
  db: Db,
  userId: string,
  answer: AnswerName & {
    readonly quizItemId: string | null
    readonly itemId: string
    readonly template: string
  },
): Promise<Standing> {
  const [row] = await db.$queryRaw<Standing[]>`
    SELECT EXISTS (SELECT FROM "Attempt" WHERE "userId" = ${userId}::uuid AND "origin" = ${answer.origin}::"AttemptOrigin"
          AND "idempotencyKey" = ${answer.idempotencyKey})
        OR EXISTS (SELECT FROM "Attempt" WHERE "quizItemId" = ${answer.quizItemId}::uuid) AS "answered",
      EXISTS (SELECT FROM "Attempt" WHERE "userId" = ${userId}::uuid AND "itemId" = ${answer.itemId}) AS "met",
      (SELECT jsonb_build_object('rating', "rating", 'answers', "answers") FROM "TemplateRating"
       WHERE "template" = ${answer.template}) AS "rated"`
  invariant(row, 'a SELECT without FROM has one row')
  return row
}

/** What this person has sent before: with the same key, and (for a question of a quiz) to the same question. Null for none. */
export async function earlierAttempts(
  db: Db,
  userId: string,
  { origin, idempotencyKey }: AnswerName,
  quizItemId: string | null,
): Promise<{ readonly sameKey: StoredAttempt | null; readonly sameQuestion: StoredAttempt | null }> {
  const rows = await db.attempt.findMany({
    where: { OR: [{ userId, origin, idempotencyKey }, ...(quizItemId === null ? [] : [{ quizItemId }])] },
    select: stored,
  })
  const find = (is: (row: StoredRow) => boolean): StoredAttempt | null => {
    const row = rows.find(is)
    return row ? read(row) : null
  }
  return {
    sameKey: find((row) => row.origin === origin && row.idempotencyKey === idempotencyKey),
    sameQuestion: find((row) => quizItemId !== null && row.quizItemId === quizItemId),
  }
}

/** The answer to a question of a quiz, or null. */
export async function attemptOnQuizItem(db: Db, quizItemId: string): Promise<StoredAttempt | null> {
  const row = await db.attempt.findUnique({ where: { quizItemId }, select: stored })
  return row && read(row)
}

/** Which of these items the person has already answered. */
export async function itemsMet(db: Db, userId: string, itemIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.attempt.findMany({
    where: { userId, itemId: { in: [...itemIds] } },
    select: { itemId: true },
    distinct: ['itemId'],
  })
  return new Set(rows.map((row) => row.itemId))
}

/** The items of some templates that the person has already answered. */
export async function itemsMetOf(db: Db, userId: string, templates: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.attempt.findMany({
    where: { userId, template: { in: [...templates] } },
    select: { itemId: true },
    distinct: ['itemId'],
  })
  return new Set(rows.map((row) => row.itemId))
}

/** How many answers a person gave on each study day since one, by day. */
export async function answersByDay(db: Db, userId: string, since: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db.$queryRaw<{ day: number; answers: number }[]>`
    SELECT floor(extract(epoch FROM "createdAt") / 86400)::int AS "day", count(*)::int AS "answers"
    FROM "Attempt" WHERE "userId" = ${userId}::uuid AND "createdAt" >= ${new Date(startOf(since))}::timestamptz GROUP BY 1`
  return new Map(rows.map(({ day, answers }) => [day, answers]))
}

/** All answers of a person in the order in which they were accepted, as the fold reads them at a moment. */
export async function attemptsOf(db: Db, userId: string, now: number): Promise<readonly Attempt[]> {
  const untold = await untoldQuestions(db, userId, now)
  const rows = await db.attempt.findMany({
    where: { userId },
    orderBy: { seq: 'asc' },
    select: {
      quizItemId: true,
      itemId: true,
      template: true,
      verdict: true,
      about: true,
      offered: true,
      beliefs: true,
      difficulty: true,
      confidence: true,
      createdAt: true,
    },
  })
  return rows.map(({ createdAt, confidence, quizItemId, ...facts }) => ({
    ...facts,
    told: quizItemId === null || !untold.has(quizItemId),
    confidence: confidence as Confidence | null,
    at: createdAt.getTime(),
  }))
}

/** Gives a guest's answers to an account. Where both used the same key, the guest's gets another one: no answer is dropped. */
export async function moveAttempts(db: Db, fromId: string, toId: string): Promise<number> {
  return db.$executeRaw`
    UPDATE "Attempt" a SET "userId" = ${toId}::uuid, "idempotencyKey" = CASE
      WHEN EXISTS (SELECT FROM "Attempt" b WHERE b."userId" = ${toId}::uuid AND b."origin" = a."origin"
        AND b."idempotencyKey" = a."idempotencyKey")
      THEN gen_random_uuid()::text ELSE a."idempotencyKey" END
    WHERE a."userId" = ${fromId}::uuid`
}
