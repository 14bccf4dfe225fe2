import './request'
import { answerOf, drawItem, type Item, onSamePoint, piecesOf, type Template, templates } from '#lib/questions/index'
import { misconceptions } from '#lib/rules/index'
import { getItem } from '#lib/server/item/get-item'
import { bank } from '#lib/server/ports'
import { getProgress } from '#lib/server/progress/get-progress'
import { continuePoint } from '#lib/server/quiz/continue-point'
import { getQuestion } from '#lib/server/quiz/get-question'
import { getResult } from '#lib/server/quiz/get-result'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { submitAnswer } from '#lib/server/quiz/submit-answer'
import { someTemplates } from '../setup/some-templates'
import { as, newBrowser } from './browser'
import '../setup/sql'
import { itemAt, newKey, value } from './play'

/** The use cases with the questions that people get. */
const itemOf = (t: Template): readonly string[] => {
  const id = drawItem(t, 'prova')
  return id === undefined ? [] : [id]
}
const items = someTemplates('real bank', 12).flatMap(itemOf)

const made = (id: string) => {
  const item = bank.instantiate(id)
  if (!item.ok) throw new Error(`${id}: ${item.error}`)
  return item.value
}
const beliefs = [...misconceptions.keys()]
const rightOf = (item: Item) => {
  const right = item.options.find(({ key }) => key === item.right)
  if (!right) throw new Error(`${item.id} has no right answer`)
  return answerOf(item, right)
}

test('every template has an item', () => {
  expect(templates.filter((t) => itemOf(t).length === 0)).toEqual([])
})

test.each(items)('%s: nothing of its key leaves before the answer, everything after it', async (itemId) => {
  const browser = newBrowser()
  const item = made(itemId)
  const { quizId } = value(await as(browser, () => startQuiz({ items: [itemId] })))
  const open = [
    value(await as(browser, () => getQuestion({ quizId, position: 1 }))),
    value(await as(browser, () => getItem({ itemId }))),
  ]
  for (const dto of open) {
    const sent = JSON.stringify(dto)
    // An item's own id may contain the words of a belief's; nothing else may.
    const rest = sent.replaceAll(itemId, '')
    expect(beliefs.filter((belief) => rest.includes(`"${belief}"`))).toEqual([])
    for (const name of ['beliefs', 'claims', 'rightKey', 'because']) expect(rest).not.toContain(`"${name}":`)
    const shown = [...dto.question.options, ...(dto.question.boxes ?? []).flatMap(({ options }) => options)]
    expect(shown.map(({ key }) => key).sort()).toEqual(
      piecesOf(item)
        .map(({ key }) => key)
        .sort(),
    )
    for (const option of shown) expect(Object.keys(option).sort()).toEqual(['key', 'text'])
  }
  const wrong = item.options.find(({ key }) => key !== item.right)
  const answer = wrong ? answerOf(item, wrong) : { number: 1_000_003 }
  const locked = value(await as(browser, () => submitAnswer({ quizId, position: 1, answer, idempotencyKey: newKey() })))
  expect(locked.verdict).toMatchObject({ right: false })
  expect(locked.verdict.headline).not.toBe('')
  expect(locked.verdict.beliefs.map(({ id }) => id)).toEqual(expect.arrayContaining([...(wrong?.beliefs ?? [])]))
  for (const belief of locked.verdict.beliefs) expect(belief.title).not.toBe('')
  expect(locked.verdict.steps.some(({ decisive }) => decisive)).toBe(true)
  const again = rightOf(item)
  const second = value(await as(browser, () => startQuiz({ items: [itemId] })))
  const input = { quizId: second.quizId, position: 1, answer: again, idempotencyKey: newKey() }
  expect(value(await as(browser, () => submitAnswer(input)))).toMatchObject({ mark: 'right', verdict: { right: true } })
})

test('ten questions, the result and the progress', async () => {
  const browser = newBrowser()
  const { quizId } = value(await as(browser, () => startQuiz({})))
  for (let position = 1; position <= 10; position++) {
    value(await as(browser, () => getQuestion({ quizId, position })))
    const item = made(await itemAt(quizId, position))
    const answer = rightOf(item)
    const input = { quizId, position, idempotencyKey: newKey(), answer }
    expect(value(await as(browser, () => submitAnswer(input))).mark).toBe('right')
  }
  const result = value(await as(browser, () => getResult({ quizId })))
  expect(result.quiz).toMatchObject({ answered: 10, right: 10, next: null })
  expect(new Set(result.questions.map(({ itemId }) => itemId?.split('.')[0])).size).toBe(10)
  const progress = value(await as(browser, () => getProgress()))
  expect(progress).toMatchObject({ answered: 10, right: 10 })
  expect(progress.sections.flatMap(({ rules }) => rules).length).toBeGreaterThan(20)
})

test('another question on the point of each, of a template that asks about it', async () => {
  for (const itemId of items) {
    const next = await as(newBrowser(), () => continuePoint({ itemId }))
    if (next.ok) expect(onSamePoint(made(itemId))).toContain(next.value.itemId?.split('.')[0])
    else expect(next.error).toBe('none-left')
  }
})
