import './request'
import { database } from '#lib/db/client'
import { cardsInvolved, difficultyOf } from '#lib/questions/index'
import { misconceptions } from '#lib/rules/index'
import { chooseExam } from '#lib/server/exam/choose-exam'
import { areaTitle, blueprintDto } from '#lib/server/exam/exam-dto'
import { getExamQuestion } from '#lib/server/exam/get-exam-question'
import { startExam } from '#lib/server/exam/start-exam'
import { bank } from '#lib/server/ports'
import { BLUEPRINTS, lengthOf } from '#lib/study/index'
import { sql } from '../setup/sql'
import { as, newBrowser } from './browser'
import { value } from './play'

/** Exams with the questions that people get. */
const beliefs = [...misconceptions.keys()]

const begin = async (blueprint: string) => {
  const browser = newBrowser()
  const { examId } = value(await as(browser, () => startExam({ blueprint })))
  const items = await sql<{ itemId: string; template: string }>(
    'SELECT "itemId", template FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position',
    examId,
  )
  return { browser, examId, items }
}

test('every area of every exam is a lesson', () => {
  const slugs = bank.areas().map(({ slug }) => slug)
  for (const { parts } of BLUEPRINTS)
    for (const { area } of parts) expect([area, area === undefined || slugs.includes(area)]).toEqual([area, true])
})

test.each(BLUEPRINTS.map(({ id }) => id))(
  '%s: every candidate has all of its questions, none of one template twice',
  async (id) => {
    const { items } = await begin(id)
    const blueprint = BLUEPRINTS.find((b) => b.id === id)
    expect(items).toHaveLength(blueprint ? lengthOf(blueprint) : 0)
    expect(new Set(items.map(({ template }) => template)).size).toBe(items.length)
  },
)

test.each(['l1', 'l2'])(
  '%s: as many questions of each area as its page says, a third about two or more cards',
  async (id) => {
    const blueprint = BLUEPRINTS.find((b) => b.id === id)
    if (!blueprint) throw new Error(id)
    const nobody = '00000000-0000-7000-8000-000000000000'
    const { questions, areas } = await chooseExam(database(), nobody, `seme ${id}`, blueprint)
    for (const { title, count } of blueprintDto(blueprint).areas)
      expect([title, areas.filter((area) => areaTitle(area) === title).length]).toEqual([title, count])
    for (const [n, { item }] of questions.entries()) {
      const rules = bank.areas().find(({ slug }) => slug === areas[n])?.rules
      expect([item.id, areas[n], item.claims.some((rule) => rules?.includes(rule))]).toEqual([item.id, areas[n], true])
    }
    const interacting = questions.filter(({ item }) => cardsInvolved(item.scenario) >= 2)
    expect(interacting.length).toBeGreaterThanOrEqual(questions.length / 3)
  },
)

test('two candidates of one exam have other questions of the same difficulty', async () => {
  const [a, b] = [await begin('l1'), await begin('l1')]
  const mean = (items: typeof a.items) =>
    items.reduce((sum, { itemId }) => {
      const made = bank.instantiate(itemId)
      return sum + (made.ok ? difficultyOf(made.value).estimate : Number.NaN)
    }, 0) / items.length
  expect(a.items.filter(({ itemId }) => b.items.some((other) => other.itemId === itemId)).length).toBeLessThan(5)
  expect(Math.abs(mean(a.items) - mean(b.items))).toBeLessThan(0.15)
})

test('what is sent of a question says neither which it is nor anything of its key', async () => {
  const { browser, examId, items } = await begin('l2')
  for (const [n, { itemId, template }] of items.entries()) {
    const text = JSON.stringify(value(await as(browser, () => getExamQuestion({ examId, position: n + 1 }))))
    for (const secret of [itemId, `"${template}"`, ...beliefs, '"beliefs"', '"right'])
      expect([itemId, secret, text.includes(secret)]).toEqual([itemId, secret, false])
  }
})
