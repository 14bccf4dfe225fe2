import './request'
import { database } from '#lib/db/client'
import { PERSONAL, rowsOf } from '#lib/db/personal'
import { askKey } from '#lib/italian/calls'
import { type Call, isCall } from '#lib/questions/calls'
import { askInExam } from '#lib/server/exam/ask-players'
import { getExam } from '#lib/server/exam/get-exam'
import { getExamQuestion } from '#lib/server/exam/get-exam-question'
import { getExamResult } from '#lib/server/exam/get-exam-result'
import { saveChoice } from '#lib/server/exam/save-choice'
import { startExam } from '#lib/server/exam/start-exam'
import { submitExam } from '#lib/server/exam/submit-exam'
import { lookAtReportable } from '#lib/server/report/look'
import { GRACE } from '#lib/study/index'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { newKey, register, setClock, value } from './play'

/** Calls at the table as a part of an exam. */

const NOW = Date.UTC(2026, 10, 22, 9)
const MINUTE = 60_000

type Own = Extract<Parameters<typeof startExam>[0], { custom: unknown }>['custom']
const own: Own = { areas: ['danno'], count: 3, calls: 2, pass: 50, minutes: 10 }
const CALLS = [4, 5]

const begin = async (browser: Browser, custom: Partial<Own> = {}): Promise<string> =>
  value(await as(browser, () => startExam({ custom: { ...own, ...custom } }))).examId
const read = async (browser: Browser, examId: string, position = 4) =>
  value(await as(browser, () => getExamQuestion({ examId, position })))
const ask = (browser: Browser, examId: string, key: string, position = 4) =>
  as(browser, () => askInExam({ examId, position, key }))
const rule = (browser: Browser, examId: string, option: string, position = 4) =>
  as(browser, () => saveChoice({ examId, position, answer: { option }, idempotencyKey: newKey() }))
const submit = (browser: Browser, examId: string) => as(browser, () => submitExam({ examId }))
const result = async (browser: Browser, examId: string) => value(await as(browser, () => getExamResult({ examId })))

type Secret = Pick<Call['item'], 'options' | 'right'> & { readonly call: Pick<Call, 'facts'> }
async function secretOf(examId: string, position = 4) {
  const [row] = await sql<{ id: string; itemId: string; template: string; secret: Secret }>(
    'SELECT id, "itemId", template, secret FROM "QuizItem" WHERE "quizId" = $1 AND position = $2',
    examId,
    position,
  )
  if (!row) throw new Error('no question')
  return row
}
const asksIn = async (examId: string): Promise<number> => {
  const [row] = await sql<{ n: bigint }>(
    'SELECT count(*) n FROM "ExamAsk" a JOIN "QuizItem" i ON i.id = a."quizItemId" WHERE i."quizId" = $1',
    examId,
  )
  return Number(row?.n)
}
const saidIn = async (browser: Browser, examId: string) =>
  (await read(browser, examId)).call?.asks.filter(({ said }) => said !== undefined).map(({ key }) => key)

test('an exam may have calls: at the end, of two templates, as an area of their own', async () => {
  const browser = newBrowser()
  const examId = await begin(browser)
  const exam = value(await as(browser, () => getExam({ examId })))
  expect(exam).toMatchObject({ total: 5, answered: [] })
  expect(exam.blueprint).toMatchObject({ length: 5, needed: 3 })
  expect(exam.blueprint.areas.at(-1)).toEqual({ title: 'Chiamate al tavolo', count: 2 })
  const secrets = await Promise.all([1, 2, 3, 4, 5].map((position) => secretOf(examId, position)))
  expect(secrets.map(({ template }) => isCall(template))).toEqual([false, false, false, true, true])
  expect(new Set(secrets.map(({ template }) => template)).size).toBe(5)
  expect((await read(browser, examId, 1)).call).toBeNull()
  // Another one wanted is another exam, the same one is gone on with.
  expect(await begin(browser)).toBe(examId)
  expect(await begin(browser, { calls: 1 })).not.toBe(examId)
})

test('before it is closed nothing says what is true, what was not asked, or what is right', async () => {
  const browser = newBrowser()
  const examId = await begin(browser)
  for (const position of CALLS) {
    const first = await read(browser, examId, position)
    value(await ask(browser, examId, first.call?.asks[0]?.key ?? '', position))
    const shown = await read(browser, examId, position)
    const [names, texts]: [string[], string[]] = [[], []]
    JSON.stringify(shown, (name, held: unknown) => {
      names.push(name)
      if (typeof held === 'string') texts.push(held)
      return held
    })
    const { itemId, template, secret } = await secretOf(examId, position)
    for (const hidden of [itemId, template, ...secret.call.facts.flatMap(({ id, turns }) => (turns ? [id] : []))])
      expect([hidden, texts.includes(hidden)]).toEqual([hidden, false])
    for (const hidden of ['turns', 'supposes', 'beliefs', 'itemId', 'right', 'scenario', 'level'])
      expect([hidden, names.includes(hidden)]).toEqual([hidden, false])
    expect(shown.answered).toBeNull()
    expect(shown.call?.asks.filter(({ said }) => said !== undefined)).toHaveLength(1)
    expect(JSON.stringify(value(await as(browser, () => lookAtReportable({ quiz: examId, position }))))).toContain(
      JSON.stringify(shown.question.ask),
    )
  }
  expect(await as(browser, () => getExamResult({ examId }))).toEqual({ ok: false, error: 'exam-open' })
})

test('what was asked stands there, once, however often and from wherever it is sent', async () => {
  const browser = newBrowser()
  const examId = await begin(browser)
  const key = (await read(browser, examId)).call?.asks[2]?.key ?? ''
  const sent = await Promise.all([1, 2, 3, 4].map(() => ask(browser, examId, key)))
  expect(sent.every(({ ok }) => ok)).toBe(true)
  expect(await saidIn(browser, examId)).toEqual([key])
  expect(await asksIn(examId)).toBe(1)
  const stranger = newBrowser()
  await begin(stranger)
  for (const refused of [
    await ask(browser, examId, 'nothing'),
    await ask(browser, examId, key, 1),
    await ask(browser, examId, key, 9),
    await ask(stranger, examId, key),
  ])
    expect(refused).toEqual({ ok: false, error: 'not-found' })
  expect(await asksIn(examId)).toBe(1)
})

test('a ruling may be changed and more may be asked, until it is handed in', async () => {
  const browser = newBrowser()
  const examId = await begin(browser)
  const { question, call } = await read(browser, examId)
  const [one, other] = question.options
  value(await rule(browser, examId, one?.key ?? ''))
  value(await ask(browser, examId, call?.asks[0]?.key ?? ''))
  value(await rule(browser, examId, other?.key ?? ''))
  expect((await read(browser, examId)).given).toEqual({ option: other?.key })
  const race = await Promise.all([submit(browser, examId), ask(browser, examId, call?.asks[1]?.key ?? '')])
  expect(race[0]?.ok).toBe(true)
  const kept = await asksIn(examId)
  expect(kept).toBe(race[1]?.ok ? 2 : 1)
  expect(await ask(browser, examId, call?.asks[2]?.key ?? '')).toEqual({ ok: false, error: 'exam-closed' })
  expect(await asksIn(examId)).toBe(kept)
})

test('handed in, the ruling with its reason counts, and the questions stand beside it', async () => {
  const browser = newBrowser()
  const examId = await begin(browser)
  const [first, second] = [await secretOf(examId, 4), await secretOf(examId, 5)]
  const needed = first.secret.call.facts.filter(({ turns }) => turns)
  // One that is in vain whatever else is unknown: some turn nothing, but matter as long as another has not been asked.
  const vain = first.secret.call.facts.find(({ turns, matters = [] }) => !turns && matters.length === 0)
  for (const fact of [...needed, ...(vain ? [vain] : [])]) value(await ask(browser, examId, askKey(fact.id)))
  value(await rule(browser, examId, first.secret.right))
  const wrong = second.secret.options.find(({ key }) => key !== second.secret.right)
  value(await rule(browser, examId, wrong?.key ?? '', 5))
  value(await submit(browser, examId))
  const { score, calls, again, questions } = await result(browser, examId)
  expect(score?.areas.at(-1)).toEqual({ area: 'Chiamate al tavolo', right: 1, total: 2 })
  expect(calls[0]).toEqual({
    ...{ position: 4, ruled: true, right: true, outcome: true },
    ...{ needed: needed.length, found: needed.length, idle: vain ? 1 : 0 },
  })
  expect(calls[1]).toMatchObject({ position: 5, ruled: true, right: false, found: 0, idle: 0 })
  expect(questions[3]).toMatchObject({ mark: 'right' })
  // The three questions of the bank that have no answer are to be done again; there is no other question like a call.
  expect(again).toHaveLength(3)
  const { answered } = await read(browser, examId)
  expect(answered?.verdict.right).toBe(true)
  expect(answered?.needed?.score).toMatchObject({ found: needed.length })
  expect(answered?.needed?.asked.filter(({ otherwise }) => otherwise)).toHaveLength(needed.length)
  for (const { otherwise } of answered?.needed?.asked ?? [])
    if (otherwise) expect(answered?.texts).toHaveProperty([otherwise.rule])
  // What nobody has said of how hard it is moves nobody's ability, and no template.
  const [attempt] = await sql<{ difficulty: number | null }>(
    'SELECT difficulty FROM "Attempt" WHERE "quizItemId" = $1::uuid',
    first.id,
  )
  expect(attempt).toEqual({ difficulty: null })
  expect(await sql('SELECT template FROM "TemplateRating" WHERE template = $1', first.template)).toEqual([])
})

test('when time is over it is closed with what was asked; a call without a ruling has its verdict all the same', async () => {
  setClock(NOW)
  const browser = newBrowser()
  const examId = await begin(browser)
  // One that turns the ruling: what matters only as long as another is unknown counts as neither found nor in vain.
  const { facts } = (await secretOf(examId, 4)).secret.call
  const needed = facts.find(({ turns }) => turns)
  const other = facts.find((fact) => fact !== needed)
  setClock(NOW + 10 * MINUTE + GRACE)
  value(await ask(browser, examId, askKey(needed?.id ?? '')))
  setClock(NOW + 10 * MINUTE + GRACE + 1)
  expect(await ask(browser, examId, askKey(other?.id ?? ''))).toEqual({ ok: false, error: 'exam-closed' })
  expect(await asksIn(examId)).toBe(1)
  const { exam, calls } = await result(browser, examId)
  expect(exam).toMatchObject({ phase: 'closed', byClock: true })
  expect(calls.map(({ ruled, right }) => [ruled, right])).toEqual([
    [false, false],
    [false, false],
  ])
  expect(calls.map(({ found, idle }) => [found, idle])).toEqual([
    [1, 0],
    [0, 0],
  ])
  expect((await read(browser, examId)).answered?.verdict.right).toBe(false)
})

test('where scores are never shown, neither is what was needed', async () => {
  const browser = newBrowser()
  const examId = await begin(browser, { scores: 'never' })
  await submit(browser, examId)
  expect((await result(browser, examId)).calls).toEqual([])
  const shown = await read(browser, examId)
  expect(shown.answered).toBeNull()
  expect(shown.call?.asks.some(({ said }) => said !== undefined)).toBe(false)
})

test('what a guest asked goes into their account, and out with what is theirs once it is told', async () => {
  const browser = newBrowser()
  const examId = await begin(browser)
  const key = (await read(browser, examId)).call?.asks[1]?.key ?? ''
  value(await ask(browser, examId, key))
  await register(browser)
  expect(await saidIn(browser, examId)).toEqual([key])
  const [owner] = await sql<{ userId: string }>('SELECT "userId" FROM "Quiz" WHERE id = $1', examId)
  const handedOut = async (): Promise<number> => {
    const table = PERSONAL.find((one) => one.table === 'ExamAsk') as (typeof PERSONAL)[number]
    let n = 0
    for await (const _ of rowsOf(database(), table, { userId: owner?.userId ?? '', open: new Set() })) n++
    return n
  }
  expect(await handedOut()).toBe(0)
  await submit(browser, examId)
  expect(await handedOut()).toBe(1)
})
