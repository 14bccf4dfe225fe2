import './request'
import { performance } from 'node:perf_hooks'
import { startDiagnostic } from '#lib/server/diagnostic/start-diagnostic'
import { startExam } from '#lib/server/exam/start-exam'
import { exportQuestions } from '#lib/server/export/export-questions'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { lanes } from '#lib/server/work/index'
import { Lane } from '#lib/server/work/lane'
import { sql } from '../setup/sql'
import { as, newBrowser } from './browser'
import { value } from './play'

/**
 * The part of the time during which the thread that draws is at something that this process is busy itself.
 * A share, since on a machine that has other things to do both are slower alike.
 */
async function busyDuring<T>(work: () => Promise<T>): Promise<{ readonly busy: number; readonly gave: T }> {
  const lane = lanes().draw
  const run = lane.run.bind(lane)
  let drawing = 0
  let began = performance.eventLoopUtilization()
  const time = { active: 0, idle: 0 }
  const spy = jest.spyOn(lane, 'run').mockImplementation(async (...task) => {
    if (drawing++ === 0) began = performance.eventLoopUtilization()
    return run(...task).finally(() => {
      if (--drawing > 0) return
      const { active, idle } = performance.eventLoopUtilization(began)
      time.active += active
      time.idle += idle
    })
  })
  const gave = await work().finally(() => spy.mockRestore())
  return { busy: time.active / (time.active + time.idle), gave }
}

/** Whoever draws in this process, with pauses or without, is busy for nearly the whole of it. */
const SHARE = 0.5

const exam = () => startExam({ blueprint: 'l1' })
const exams = async (): Promise<number> =>
  (await sql<{ n: number }>('SELECT count(*)::int AS n FROM "Quiz"'))[0]?.n ?? 0

// The thread is there before anybody is counted.
beforeAll(async () => {
  value(await as(newBrowser(), exam))
})

test.each<[string, () => Promise<{ readonly ok: boolean }>]>([
  ['an exam', exam],
  ['a quiz', () => startQuiz({ length: 40 })],
  ['a practice', () => startQuiz({ practice: 'next' as const })],
  ['a diagnostic', () => startDiagnostic()],
])('while %s is drawn, others are answered', async (_, begin) => {
  const { busy, gave } = await busyDuring(() => as(newBrowser(), begin))
  expect(gave.ok).toBe(true)
  expect(busy).toBeLessThan(SHARE)
})

test('while questions are exported, others are answered', async () => {
  const { busy, gave } = await busyDuring(() =>
    as(newBrowser(), async () => {
      const file = value(await exportQuestions({ lessons: [], rules: [], count: '40', format: 'gift', series: '9' }))
      const pieces: string[] = []
      for await (const piece of file.pieces) pieces.push(piece)
      return pieces
    }),
  )
  expect(gave.length).toBeGreaterThanOrEqual(40)
  expect(busy).toBeLessThan(SHARE)
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
