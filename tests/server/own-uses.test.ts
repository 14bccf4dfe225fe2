import './next'
import { addOwn } from '#lib/server/deck/add-own'
import { getDeck } from '#lib/server/deck/get-deck'
import { makeDeck } from '#lib/server/deck/make-deck'
import { duplicateOwn } from '#lib/server/own/duplicate'
import { getOwn } from '#lib/server/own/get-own'
import { keepOwnDraft } from '#lib/server/own/keep-draft'
import { listMyOwn } from '#lib/server/own/list-own'
import { makeOwn } from '#lib/server/own/make-own'
import { moveOwn } from '#lib/server/own/move-own'
import { publishOwn } from '#lib/server/own/publish'
import { answerTried, tryOwn } from '#lib/server/own/try-own'
import { sql } from '../setup/sql'
import { as } from './browser'
import { newCourse, type Somebody, somebody } from './class'
import { value } from './play'

// A question of one's own beside its writing: copied, asked otherwise, tried, shared.

const DRAFT = {
  introduction: 'Al tavolo 3.',
  scenario: { script: [{ effect: { do: 'gainLife', who: 'you', amount: 3 }, by: 'A' }] },
  probe: { ask: 'life', player: 'A' },
}

async function question(who: Somebody, title = 'Mia', courseId?: string): Promise<string> {
  const { questionId } = value(await as(who.browser, () => makeOwn({ title, courseId })))
  value(await as(who.browser, () => keepOwnDraft({ questionId, title, draft: DRAFT })))
  value(await as(who.browser, () => publishOwn({ questionId })))
  return questionId
}
const seen = async (who: Somebody, questionId: string) => value(await as(who.browser, () => getOwn({ questionId })))
const again = async (who: Somebody, questionId: string, what: 'all' | 'situation') =>
  value(await as(who.browser, () => duplicateOwn({ questionId, what }))).questionId
const teaches = (who: Somebody, courseId: string) =>
  sql(
    `INSERT INTO "CourseMember" ("courseId", "userId", role, "joinedAt") VALUES ($1, $2, 'formatore', now())`,
    courseId,
    who.id,
  )

test('a copy has all that is written, as a draft of its own', async () => {
  const who = await somebody('formatore')
  const id = await question(who, 'x'.repeat(120))
  const copy = await seen(who, await again(who, id, 'all'))
  expect(copy).toMatchObject({ draft: DRAFT, version: 0, shown: null, others: [] })
  expect(copy.title).toMatch(/^x+ \(copia\)$/)
  expect(copy.title).toHaveLength(120)
})

test('several questions about one situation know of one another, and go into a deck together', async () => {
  const [who, stranger] = [await somebody('formatore'), await somebody('formatore')]
  const first = await question(who)
  const second = await again(who, first, 'situation')
  expect((await seen(who, second)).draft).toEqual({ ...DRAFT, probe: null })
  value(
    await as(who.browser, () =>
      keepOwnDraft({ questionId: second, title: 'Altra', draft: { ...DRAFT, probe: { ask: 'life', player: 'N' } } }),
    ),
  )
  const third = await again(who, second, 'situation')
  expect((await seen(who, third)).others.map(({ id }) => id)).toEqual([first, second])
  expect((await seen(who, first)).others.map(({ id }) => id)).toEqual([second, third])
  await sql('UPDATE "OwnQuestion" SET "authorId" = $1 WHERE id = $2', stranger.id, third)
  expect((await seen(who, first)).others.map(({ id }) => id)).toEqual([second])
  const copy = await again(who, first, 'all')
  expect((await seen(who, copy)).others).toEqual([])
  await sql(
    'UPDATE "OwnQuestion" SET shown = (SELECT shown FROM "OwnQuestion" WHERE id = $1), secret = (SELECT secret FROM "OwnQuestion" WHERE id = $1), version = 1 WHERE id = $2',
    first,
    third,
  )
  const { deckId } = value(await as(who.browser, () => makeDeck({ title: 'Mazzo' })))
  // The second is a draft, and the third somebody else's.
  expect(value(await as(who.browser, () => addOwn({ deckId, questionId: first, together: true })))).toEqual({
    added: 1,
  })
  expect(value(await as(who.browser, () => addOwn({ deckId, questionId: first, together: true })))).toEqual({
    added: 0,
  })
  expect(value(await as(who.browser, () => getDeck({ deckId }))).questions).toHaveLength(1)
})

test('two versions about one situation are added at once', async () => {
  const who = await somebody('formatore')
  const first = await question(who)
  const second = await again(who, first, 'situation')
  const draft = {
    ...DRAFT,
    scenario: { script: [{ effect: { do: 'gainLife', who: 'you', amount: 4 }, by: 'A' }] },
  }
  value(await as(who.browser, () => keepOwnDraft({ questionId: second, title: 'Altra', draft })))
  value(await as(who.browser, () => publishOwn({ questionId: second })))
  const { deckId } = value(await as(who.browser, () => makeDeck({ title: 'Mazzo' })))
  expect(value(await as(who.browser, () => addOwn({ deckId, questionId: second, together: true })))).toEqual({
    added: 2,
  })
  // Whoever reads that it has them already reads it of both.
  expect(value(await as(who.browser, () => addOwn({ deckId, questionId: second, together: true })))).toEqual({
    ...{ added: 0, several: true },
  })
})

test('it is tried as a student is asked it, its last version, and counts for nobody', async () => {
  const who = await somebody('formatore')
  const questionId = await question(who)
  const tried = value(await as(who.browser, () => tryOwn({ questionId })))
  expect(tried).toMatchObject({ title: 'Mia', version: 1 })
  expect(JSON.stringify(tried)).not.toMatch(/right|beliefs/)
  const answer = (version: number, sent: unknown) =>
    as(who.browser, () => answerTried({ questionId, version, answer: sent }))
  expect(value(await answer(1, { number: 23 })).verdict).toMatchObject({ right: true })
  expect(value(await answer(1, { number: 20 })).verdict).toMatchObject({ right: false })
  expect(await answer(1, { option: 'x' })).toEqual({ ok: false, error: 'invalid-answer' })
  expect(await answer(2, { number: 23 })).toEqual({ ok: false, error: 'old-version' })
  for (const kept of ['Attempt', 'Quiz', 'RuleProgress'])
    expect(await sql(`SELECT 1 FROM "${kept}" WHERE "userId" = $1`, who.id)).toEqual([])
  const { questionId: draft } = value(await as(who.browser, () => makeOwn({ title: 'Bozza' })))
  expect(await as(who.browser, () => tryOwn({ questionId: draft }))).toEqual({ ok: false, error: 'own-draft-only' })
})

test('its author alone puts it into the collection of a course that they teach, and takes it out again', async () => {
  const [who, colleague] = [await somebody('formatore'), await somebody('formatore')]
  const courseId = await newCourse(who)
  await teaches(colleague, courseId)
  const questionId = await question(who)
  const move = (by: Somebody, to: string | null) => as(by.browser, () => moveOwn({ questionId, courseId: to }))
  const collection = async () =>
    value(await as(colleague.browser, () => listMyOwn({ courseId }))).questions.map(({ id }) => id)
  expect(await collection()).toEqual([])
  value(await move(who, courseId))
  expect(await collection()).toEqual([questionId])
  expect((await seen(colleague, questionId)).moves).toBeNull()
  expect((await seen(who, questionId)).moves?.map(({ id }) => id)).toEqual([courseId])
  expect(await move(colleague, null)).toEqual({ ok: false, error: 'not-found' })
  expect(await move(who, await newCourse(colleague))).toEqual({ ok: false, error: 'not-found' })
  value(await move(who, null))
  expect(await collection()).toEqual([])
})
