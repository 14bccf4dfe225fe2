import './request'
import { database } from '#lib/db/client'
import { erasePerson } from '#lib/db/users'
import { drawItem, levelOf, templateDifficulty, templates } from '#lib/questions/index'
import { ENOUGH_PEOPLE } from '#lib/questions/level'
import { mergeGuest } from '#lib/server/account/merge-guest'
import { answerItem } from '#lib/server/item/answer-item'
import { getItem } from '#lib/server/item/get-item'
import { getQuestion } from '#lib/server/quiz/get-question'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { sql } from '../setup/sql'
import { as, newBrowser } from './browser'
import { newKey, value } from './play'

// Levels that follow answers, with the questions that people get.

const first = templates.find((t) => levelOf(t) === 'base' && levelOf(t, 1.6) === 'L2')
if (!first) throw new Error('no template moves that far')
const t = first
const itemId = drawItem(t, 'livelli') ?? ''
const shown = async () => {
  const { level, levelBy } = value(await as(newBrowser(), () => getItem({ itemId }))).question
  return { level, levelBy }
}
const ofIdeas = { level: 'base', levelBy: undefined }

/** Somebody who has answered the template, as it is kept. */
async function somebodyWhoAnswered(kind: 'guest' | 'account' = 'guest'): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `INSERT INTO "User" ("id", "kind", "email", "createdAt") VALUES (gen_random_uuid(), $1::"UserKind", $2, now()) RETURNING "id"`,
    kind,
    kind === 'account' ? `${newKey()}@esempio.it` : null,
  )
  const id = row?.id ?? ''
  await sql(
    `INSERT INTO "TemplateProgress" ("userId", "template", "answers", "right", "lastAt", "missed", "about", "beliefs")
     VALUES ($1, $2, 1, 0, now(), true, '{}', '{}')`,
    id,
    t.id,
  )
  return id
}
const rated = (harder: number, answers = 100) =>
  sql(
    `INSERT INTO "TemplateRating" ("template", "rating", "answers") VALUES ($1, $2, $3)
     ON CONFLICT ("template") DO UPDATE SET "rating" = $2, "answers" = $3`,
    t.id,
    templateDifficulty(t.id) + harder,
    answers,
  )
const people = async (template = t.id): Promise<number> =>
  (await sql<{ n: number }>('SELECT count(*)::int n FROM "TemplateProgress" WHERE "template" = $1', template))[0]?.n ??
  0
const inQuizOf = (level: 'base' | 'L2') => as(newBrowser(), () => startQuiz({ template: t.id, level, length: 1 }))

beforeEach(async () => {
  await sql('TRUNCATE "User", "TemplateRating" CASCADE')
})

test(`the level follows the answers of ${ENOUGH_PEOPLE} people, and of one fewer it is that of the ideas`, async () => {
  await rated(1.6)
  for (let n = 0; n < ENOUGH_PEOPLE - 1; n++) await somebodyWhoAnswered()
  expect(await shown()).toEqual(ofIdeas)
  expect(await inQuizOf('L2')).toEqual({ ok: false, error: 'none-left' })
  await somebodyWhoAnswered()
  expect(await shown()).toEqual({ level: 'L2', levelBy: ENOUGH_PEOPLE })
  expect(await inQuizOf('base')).toEqual({ ok: false, error: 'none-left' })
  const browser = newBrowser()
  const { quizId } = value(await as(browser, () => startQuiz({ template: t.id, level: 'L2', length: 1 })))
  const { question } = value(await as(browser, () => getQuestion({ quizId, position: 1 })))
  expect(question).toMatchObject({ level: 'L2', levelBy: ENOUGH_PEOPLE })
})

test('all who answered are named, and a rating that did not move leaves the level where it was', async () => {
  await rated(0)
  for (let n = 0; n < ENOUGH_PEOPLE + 3; n++) await somebodyWhoAnswered()
  expect(await shown()).toEqual({ level: 'base', levelBy: ENOUGH_PEOPLE + 3 })
})

test('answers that the rating learnt nothing from do not make a level', async () => {
  await rated(1.6, ENOUGH_PEOPLE - 1)
  for (let n = 0; n < ENOUGH_PEOPLE; n++) await somebodyWhoAnswered()
  expect(await shown()).toEqual(ofIdeas)
})

test('whoever leaves is counted no more', async () => {
  await rated(1.6)
  const ids: string[] = []
  for (let n = 0; n < ENOUGH_PEOPLE; n++) ids.push(await somebodyWhoAnswered())
  expect((await shown()).level).toBe('L2')
  await erasePerson(database(), ids[0] ?? '')
  expect(await shown()).toEqual(ofIdeas)
})

test('a person who answers twice at once is one, beside others who answer at the same moment', async () => {
  const browser = newBrowser()
  const items = ['a', 'b', 'c', 'd'].map((seed) => drawItem(t, seed) ?? '')
  const give = (who: typeof browser, id: string) =>
    as(who, () => answerItem({ itemId: id, idempotencyKey: newKey(), answer: { giveUp: true } }))
  value(await give(browser, items[0] ?? ''))
  const others = [newBrowser(), newBrowser()]
  const given = await Promise.all([
    ...items.map((id) => give(browser, id)),
    ...others.flatMap((other) => items.slice(0, 1).map((id) => give(other, id))),
  ])
  given.forEach(value)
  expect(await people()).toBe(3)
})

test('a guest and the account that they become are one', async () => {
  const browser = newBrowser()
  value(await as(browser, () => answerItem({ itemId, idempotencyKey: newKey(), answer: { giveUp: true } })))
  const [guest] = await sql<{ id: string }>('SELECT "id" FROM "User"')
  const [account] = await sql<{ id: string }>(
    `INSERT INTO "User" ("id", "kind", "email", "createdAt") VALUES (gen_random_uuid(), 'account', $1, now()) RETURNING "id"`,
    `${newKey()}@esempio.it`,
  )
  const other = newBrowser()
  value(await as(other, () => answerItem({ itemId, idempotencyKey: newKey(), answer: { giveUp: true } })))
  const ids = await sql<{ id: string }>(`SELECT "id" FROM "User" WHERE "kind" = 'guest' AND "id" <> $1`, guest?.id)
  expect(await people()).toBe(2)
  for (const id of [guest?.id, ids[0]?.id]) await mergeGuest(id ?? '', account?.id ?? '', Date.now())
  expect(await people()).toBe(1)
})
