import './next'
import { saveChoice } from '#lib/server/exam/save-choice'
import { startExam } from '#lib/server/exam/start-exam'
import { submitExam } from '#lib/server/exam/submit-exam'
import { answerItem } from '#lib/server/item/answer-item'
import { rebuildRatings } from '#lib/server/progress/rebuild-ratings'
import { rebuildEverybody } from '../../scripts/progress/main'
import { sql } from '../setup/sql'
import { rightAnswer, wrongAnswer } from './bank'
import { as, type Browser, newBrowser } from './browser'
import { answer, newKey, start, value } from './play'

// How hard templates are by everybody's answers. Others of this file have answered before: only what changes is looked at.

interface Rating {
  readonly rating: number
  readonly answers: number
}

const rating = async (template: string): Promise<Rating | undefined> =>
  (await sql<Rating>('SELECT rating, answers FROM "TemplateRating" WHERE template = $1', template))[0]

const give = async (browser: Browser, itemId: string, how: 'right' | 'wrong') =>
  value(
    await as(browser, () =>
      answerItem({
        itemId,
        idempotencyKey: newKey(),
        answer: how === 'right' ? rightAnswer(itemId) : wrongAnswer(itemId),
      }),
    ),
  )

const lastDifficulty = async (template: string): Promise<number | undefined> =>
  (
    await sql<{ difficulty: number }>(
      'SELECT difficulty FROM "Attempt" WHERE template = $1 ORDER BY seq DESC LIMIT 1',
      template,
    )
  )[0]?.difficulty

test('a template begins where its features put it, and each first answer moves it', async () => {
  await sql('DELETE FROM "TemplateRating"')
  await give(newBrowser(), 'legame.v1.1', 'wrong')
  const first = await lastDifficulty('legame')
  const harder = await rating('legame')
  expect(first).toBe(-1)
  expect(harder?.rating).toBeGreaterThan(first ?? 0)
  expect(harder?.answers).toBe(1)
  await give(newBrowser(), 'legame.v1.2', 'right')
  expect(await lastDifficulty('legame')).toBe(harder?.rating)
  expect((await rating('legame'))?.rating).toBeLessThan(harder?.rating ?? 0)
})

test('an item that somebody has met says nothing more of its template', async () => {
  const browser = newBrowser()
  await give(browser, 'legame.v1.3', 'wrong')
  const before = await rating('legame')
  await give(browser, 'legame.v1.3', 'right')
  expect(await rating('legame')).toEqual(before)
})

test('an answer sent again counts once, here too', async () => {
  const browser = newBrowser()
  const quizId = await start(browser, { template: 'legame' })
  const key = newKey()
  await answer(browser, quizId, 1, 'right', key)
  const before = await rating('legame')
  await answer(browser, quizId, 1, 'right', key)
  expect(await rating('legame')).toEqual(before)
})

test('exams that are handed in at once, over the same templates, do not stop each other, and every answer counts', async () => {
  const areas = ['legame', 'sconfitta', 'pagamento', 'danno', 'guadagno']
  const custom = { areas, count: 10, pass: 50, minutes: 10 }
  const total = async () =>
    (await sql<{ n: number }>('SELECT coalesce(sum(answers), 0)::int AS n FROM "TemplateRating"'))[0]?.n
  const before = await total()
  const candidates = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const browser = newBrowser()
      const { examId } = value(await as(browser, () => startExam({ custom })))
      const items = await sql<{ itemId: string; position: number }>(
        'SELECT "itemId", position FROM "QuizItem" WHERE "quizId" = $1',
        examId,
      )
      for (const { itemId, position } of items)
        value(
          await as(browser, () =>
            saveChoice({ examId, position, answer: wrongAnswer(itemId), idempotencyKey: newKey() }),
          ),
        )
      return { browser, examId, answers: items.length }
    }),
  )
  const results = await Promise.all(candidates.map(({ browser, examId }) => as(browser, () => submitExam({ examId }))))
  expect(results.every(({ ok }) => ok)).toBe(true)
  expect(await total()).toBe((before ?? 0) + candidates.reduce((sum, { answers }) => sum + answers, 0))
})

test('progress:rebuild folds ratings from everybody’s answers to what they were, whatever stood there', async () => {
  await sql('TRUNCATE "Attempt", "TemplateRating" CASCADE')
  const people = Array.from({ length: 4 }, newBrowser)
  const ways = ['right', 'wrong', 'right', 'right', 'wrong'] as const
  for (let n = 0; n < 40; n++) {
    const item = `${['legame', 'danno', 'sconfitta'][n % 3]}.v1.${1 + ((n * 7) % 9)}`
    await give(people[n % people.length] ?? newBrowser(), item, ways[n % ways.length] ?? 'right')
  }
  const all = () => sql<Rating>('SELECT template, rating, answers FROM "TemplateRating" ORDER BY 1')
  const before = await all()
  expect(before.length).toBe(3)
  await sql(`UPDATE "TemplateRating" SET rating = 9 WHERE template = 'danno'`)
  await sql(`DELETE FROM "TemplateRating" WHERE template = 'legame'`)
  const said: string[] = []
  await rebuildEverybody((line) => said.push(line))
  expect(await all()).toEqual(before)
  expect(said.at(-1)).toBe('Folded the ratings of 3 templates again.')
})

test('answers that come while ratings are folded again are in them, once', async () => {
  const count = async () => (await sql<{ n: number }>('SELECT sum(answers)::int n FROM "TemplateRating"'))[0]?.n ?? 0
  const before = await count()
  const items = Array.from({ length: 12 }, (_, n) => `sconfitta.v1.${n + 1}`)
  await Promise.all([
    ...items.map((item) => give(newBrowser(), item, 'right')),
    rebuildRatings(Date.now()),
    rebuildRatings(Date.now()),
  ])
  expect(await count()).toBe(before + items.length)
})
