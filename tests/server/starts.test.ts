import './request'
import { setImmediate } from 'node:timers/promises'
import { startDiagnostic } from '#lib/server/diagnostic/start-diagnostic'
import { startExam } from '#lib/server/exam/start-exam'
import { exportQuestions } from '#lib/server/export/export-questions'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { lanes } from '#lib/server/work/index'
import { Lane } from '#lib/server/work/lane'
import { sql } from '../setup/sql'
import { as, newBrowser } from './browser'
import { value } from './play'

/** How often the loop comes round while the thread that draws is at something for somebody; not while the database is. */
async function turnsDuring<T>(work: () => Promise<T>): Promise<{ readonly turns: number; readonly gave: T }> {
  const lane = lanes().draw
  const run = lane.run.bind(lane)
  let turns = 0
  let drawing = 0
  let going = true
  const spy = jest.spyOn(lane, 'run').mockImplementation(async (...task) => {
    drawing++
    return run(...task).finally(() => drawing--)
  })
  const counting = (async () => {
    for (; going; turns += Math.min(1, drawing)) await setImmediate()
  })()
  const gave = await work().finally(() => {
    going = false
    spy.mockRestore()
  })
  await counting
  return { turns, gave }
}

const exam = () => startExam({ blueprint: 'l1' })
const exams = async (): Promise<number> =>
  (await sql<{ n: number }>('SELECT count(*)::int AS n FROM "Quiz"'))[0]?.n ?? 0

// The thread is there before anybody is counted.
beforeAll(async () => {
  value(await as(newBrowser(), exam))
})

test('while exams are drawn, others are answered', async () => {
  const { turns, gave } = await turnsDuring(() => Promise.all(Array.from({ length: 4 }, () => as(newBrowser(), exam))))
  expect(gave.map(({ ok }) => ok)).toEqual([true, true, true, true])
  // A pause after each part is about a dozen for each.
  expect(turns).toBeGreaterThan(2_000)
})

test.each<[string, () => Promise<{ readonly ok: boolean }>]>([
  ['a quiz', () => startQuiz({ length: 40 })],
  ['a practice', () => startQuiz({ practice: 'next' as const })],
  ['a diagnostic', () => startDiagnostic()],
])('while %s is drawn, others are answered', async (_, begin) => {
  const { turns, gave } = await turnsDuring(() => as(newBrowser(), begin))
  expect(gave.ok).toBe(true)
  expect(turns).toBeGreaterThan(150)
})

test('while questions are exported, others are answered', async () => {
  const { turns, gave } = await turnsDuring(() =>
    as(newBrowser(), async () => {
      const file = value(await exportQuestions({ lessons: [], rules: [], count: '40', format: 'gift', series: '9' }))
      const pieces: string[] = []
      for await (const piece of file.pieces) pieces.push(piece)
      return pieces
    }),
  )
  expect(gave.length).toBeGreaterThanOrEqual(40)
  // One for each question, and one for each lesson, is what a pause between them gives.
  expect(turns).toBeGreaterThan(1_000)
})

describe('where too many wait', () => {
  const shared = globalThis as { verdettoLanes?: { own: Lane; draw: Lane } }
  const before = lanes()
  afterEach(() => {
    shared.verdettoLanes = before
  })
  const full = () => {
    shared.verdettoLanes = { ...before, draw: new Lane({ threads: 1, waiting: 0, each: 1, ms: 60_000, memory: 512 }) }
  }

  test.each([
    ['an exam', exam],
    ['a quiz', () => startQuiz({ length: 5 })],
    ['a practice', () => startQuiz({ practice: 'next' as const })],
    ['a file', () => exportQuestions({ lessons: [], rules: [], count: '3', format: 'gift', series: '8' })],
  ])('%s is not begun, and whoever asks again gets it', async (_, begin) => {
    const browser = newBrowser()
    const had = await exams()
    full()
    expect(await as(browser, begin as () => Promise<unknown>)).toEqual({ ok: false, error: 'busy' })
    expect(await exams()).toBe(had)
    shared.verdettoLanes = before
    expect(await as(browser, begin as () => Promise<unknown>)).toMatchObject({ ok: true })
  })
})

describe('from one address', () => {
  const spend = (points: number) =>
    sql('UPDATE "RateLimit" SET points = $1 WHERE key LIKE \'new-quiz-address:%\'', points)

  test('a whole school begins, and no more than that', async () => {
    const from = (address: string) => ({ ...newBrowser(), headers: { 'x-forwarded-for': address } })
    const there = () => from('203.0.113.7')
    await sql('DELETE FROM "RateLimit"')
    value(await as(there(), exam))
    await spend(1_499)
    value(await as(there(), () => startDiagnostic()))
    for (const begin of [exam, () => startDiagnostic(), () => startQuiz({ length: 3 })])
      expect(await as(there(), begin as () => Promise<unknown>)).toEqual({ ok: false, error: 'rate-limited' })
    value(await as(from('203.0.113.8'), exam))
  })
})
