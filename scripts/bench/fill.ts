import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { random } from '#lib/base/seed'
import { answerOf, drawItems, type Item, instantiate, toPublic } from '#lib/questions/index'
import { misconceptions } from '#lib/rules/index'
import { grade, rulesAbout } from '#lib/study/index'

const WEEK = 7 * 86_400_000
const PER_QUIZ = 10

/** Questions to answer, each of another item; the same ones for everybody, since they take a while to make. */
export function bankOf(n: number): readonly Item[] {
  return drawItems('bench', {}, n).flatMap(({ id }) => {
    const made = instantiate(id)
    return made.ok ? [made.value] : []
  })
}

/** How many answers, over how many weeks that end now, and whose they are. */
interface Past {
  readonly userId: string
  readonly answers: number
  readonly weeks: number
  readonly now: number
}

/** Answers in quizzes of ten, as the site would have stored them: three in four of them right, the others by one belief or another. */
export async function fill(db: pg.Client, items: readonly Item[], past: Past): Promise<void> {
  const quizzes = Math.ceil(past.answers / PER_QUIZ)
  for (let n = 0; n < quizzes; n++) {
    const began = Math.round(past.now - ((quizzes - n) / quizzes) * past.weeks * WEEK)
    await fillQuiz(db, past.userId, began, asked(items, past.userId, n))
  }
}

/** The questions of a quiz: the next ones of a person's own way through them. */
const asked = (items: readonly Item[], userId: string, n: number): readonly Item[] => {
  const first = Math.floor(random(userId)() * items.length) + n * PER_QUIZ
  return Array.from({ length: PER_QUIZ }, (_, i) => items[(first + i) % items.length]).filter(
    (item) => item !== undefined,
  )
}

async function fillQuiz(db: pg.Client, userId: string, began: number, items: readonly Item[]): Promise<void> {
  const quizId = randomUUID()
  const edition = items[0]?.edition
  await db.query(`INSERT INTO "Quiz" VALUES ($1, $2, $3, $4, '{"schema": 1}', $5)`, [
    quizId,
    userId,
    quizId,
    edition,
    new Date(began),
  ])
  const next = random(quizId)
  let at = began
  const rows = items.map((item, i) => {
    at += 8_000 + next() * 60_000
    return answered(item, { quizId, position: i + 1, at, option: next() < 0.75 ? null : next() })
  })
  await db.query(
    `WITH r AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS r(
       "quizItemId" uuid, "position" int, "itemId" text, "template" text, "seed" text, "edition" text, "shown" jsonb, "secret" jsonb,
       "snapshot" jsonb, "answer" jsonb, "verdict" text, "right" boolean, "claims" text[], "about" text[], "offered" text[],
       "beliefs" text[], "at" timestamptz)),
     question AS (
       INSERT INTO "QuizItem" ("id", "quizId", "position", "itemId", "template", "seed", "shown", "secret")
       SELECT "quizItemId", $2, "position", "itemId", "template", "seed", "shown", "secret" FROM r)
     INSERT INTO "Attempt" ("id", "userId", "quizItemId", "idempotencyKey", "itemId", "template", "edition", "snapshot", "answer", "verdict",
       "right", "claims", "about", "offered", "beliefs", "createdAt")
     SELECT gen_random_uuid(), $3, "quizItemId", gen_random_uuid(), "itemId", "template", "edition", "snapshot", "answer",
       "verdict"::"Verdict", "right", "claims", "about", "offered", "beliefs", "at" FROM r ORDER BY "position"`,
    [JSON.stringify(rows), quizId, userId],
  )
}

/** Where and when a question is asked, and which of its options is chosen: the right one, or one at this share of the list. */
export interface Asked {
  readonly quizId: string
  readonly position: number
  readonly at: number
  readonly option: number | null
}

/** A question with an answer to it, as the site would have stored both. */
export function answered(item: Item, { quizId, position, at, option }: Asked) {
  const { id, template, edition, claims, options, right, version } = item
  const chosen =
    option === null ? options.find(({ key }) => key === right) : options[Math.floor(option * options.length)]
  const graded = chosen && grade(item, answerOf(item, chosen))
  if (graded?.type !== 'graded') throw new Error(`${id} has no answer`)
  const [[type, given] = []] = Object.entries(graded.given)
  return {
    quizItemId: randomUUID(),
    position,
    itemId: id,
    template,
    edition,
    seed: `${quizId}|${position}`,
    shown: { schema: 1, item: toPublic(item) },
    secret: { schema: 1, template, version, claims, options, right },
    snapshot: { schema: 1, seed: `${quizId}|${position}`, item },
    answer: { schema: 1, type, [type ?? '']: given },
    verdict: graded.verdict,
    right: graded.right,
    claims,
    about: rulesAbout(claims, graded.beliefs, (belief) => misconceptions.get(belief as never)?.rule),
    offered: [...new Set(options.flatMap(({ beliefs }) => beliefs))],
    beliefs: graded.beliefs,
    at: new Date(at).toISOString(),
  }
}
