import './next'
import { saveDiagnosticAnswer } from '#lib/server/diagnostic/save-answer'
import { startDiagnostic } from '#lib/server/diagnostic/start-diagnostic'
import { saveChoice } from '#lib/server/exam/save-choice'
import { startExam } from '#lib/server/exam/start-exam'
import { submitExam } from '#lib/server/exam/submit-exam'
import { answerItem } from '#lib/server/item/answer-item'
import { getPractice } from '#lib/server/practice/get-practice'
import { getPastAnswer } from '#lib/server/progress/get-past-answer'
import { getProgress } from '#lib/server/progress/get-progress'
import { getReader } from '#lib/server/progress/get-reader'
import { listMyHistory } from '#lib/server/progress/list-history'
import { DIAGNOSTIC_LENGTH } from '#lib/study/index'
import { sql } from '../setup/sql'
import { rightAnswer, SECRET, wrongAnswer } from './bank'
import { as, type Browser, newBrowser } from './browser'
import { answer, newKey, register, setClock, start, value } from './play'

const NOON = Date.UTC(2026, 10, 2, 12)
const DAY = 86_400_000

type Wish = Parameters<typeof listMyHistory>[0]
const history = async (browser: Browser, wish: Wish = {}) => value(await as(browser, () => listMyHistory(wish)))
const past = (browser: Browser, attemptId: string) => as(browser, () => getPastAnswer({ attemptId }))

/** Answers on their own pages, one a minute, the first at noon. */
async function answers(browser: Browser, ...items: readonly (readonly [itemId: string, right: boolean])[]) {
  for (const [n, [itemId, right]] of items.entries()) {
    setClock(NOON + n * 60_000)
    // Nobody answers that much in an hour; the limit does not know the clock of the test.
    if (n % 50 === 0) await sql('DELETE FROM "RateLimit"')
    const given = right ? rightAnswer(itemId) : wrongAnswer(itemId)
    value(await as(browser, () => answerItem({ itemId, answer: given, idempotencyKey: newKey() })))
  }
}
const asks = ({ answers: all }: Awaited<ReturnType<typeof history>>): string[] =>
  all.map(({ ask }) => /Quanto fa (.*)\?/.exec(ask)?.[1] ?? ask)

describe('the list', () => {
  test('has every answer, the newest first, with its question as it was asked', async () => {
    const browser = newBrowser()
    await answers(browser, ['legame.v1.1', true], ['danno.v1.2', false])
    const { answers: all, older } = await history(browser)
    expect(all).toEqual([
      {
        id: expect.any(String),
        at: NOON + 60_000,
        ask: 'Quanto fa danno.v1.2?',
        mark: 'wrong',
        rules: ['119.10', '120.3a'],
      },
      {
        id: expect.any(String),
        at: NOON,
        ask: 'Quanto fa legame.v1.1?',
        mark: 'right',
        rules: ['119.3', '702.15b'],
      },
    ])
    expect(older).toBeNull()
  })

  test('the same question again is another line', async () => {
    const browser = newBrowser()
    await answers(browser, ['legame.v1.1', false], ['legame.v1.1', true])
    expect((await history(browser)).answers.map(({ mark }) => mark)).toEqual(['right', 'wrong'])
  })

  test('comes in pages of fifty, which new answers do not shift', async () => {
    const browser = newBrowser()
    const items = Array.from({ length: 40 }, (_, n) => n)
    const two = ['danno', 'legame', 'sconfitta'].flatMap((slug) => items.map((n) => [`${slug}.v1.${n}`, true] as const))
    await answers(browser, ...two)
    const first = await history(browser)
    expect(asks(first)).toHaveLength(50)
    const before = first.older ?? ''
    const second = await history(browser, { before })
    expect(asks(second)).toHaveLength(50)
    await answers(browser, ['guadagno.v1.1', true])
    expect(await history(browser, { before })).toEqual(second)
    const third = await history(browser, { before: second.older ?? '' })
    expect(third.older).toBeNull()
    expect([first, second, third].flatMap(asks)).toEqual(two.map(([id]) => id).reverse())
  })

  test('a page that ends with the last answer leads nowhere', async () => {
    const browser = newBrowser()
    const items = Array.from({ length: 50 }, (_, n) => [`${n < 40 ? 'danno' : 'legame'}.v1.${n % 40}`, true] as const)
    await answers(browser, ...items)
    const { answers: all, older } = await history(browser)
    expect([all.length, older]).toEqual([50, null])
  })

  test.each<[string, Wish, readonly string[]]>([
    ['of a lesson', { lesson: 'guadagno' }, ['legame.v1.3', 'legame.v1.2', 'legame.v1.1']],
    ['of a rule', { rule: '119.10' }, ['danno.v1.1']],
    ['right', { verdict: 'right' }, ['danno.v1.1', 'legame.v1.1']],
    ['wrong, for whatever reason', { verdict: 'wrong' }, ['pagamento.v1.1', 'legame.v1.2']],
    ['given up', { verdict: 'gaveUp' }, ['legame.v1.3']],
    ['of a lesson and wrong', { lesson: 'legame', verdict: 'wrong' }, ['legame.v1.2']],
    ['of a lesson and a rule', { lesson: 'legame', rule: '702.15b' }, ['legame.v1.3', 'legame.v1.2', 'legame.v1.1']],
    ['of a lesson and a rule of none of its questions', { lesson: 'danno', rule: '119.4' }, []],
    ['of a lesson that there is not', { lesson: 'niente' }, []],
  ])('answers %s', async (_, wish, expected) => {
    const browser = newBrowser()
    await answers(browser, ['legame.v1.1', true], ['legame.v1.2', false])
    value(
      await as(browser, () =>
        answerItem({ itemId: 'legame.v1.3', answer: { giveUp: true }, idempotencyKey: newKey() }),
      ),
    )
    // A right no for a wrong reason.
    await answers(browser, ['pagamento.v1.1', false], ['danno.v1.1', true])
    expect(asks(await history(browser, wish))).toEqual(expected)
  })

  test("is one's own: a stranger's answer is no place to begin from", async () => {
    const [one, other] = [newBrowser(), newBrowser()]
    await answers(one, ['legame.v1.1', true])
    await answers(other, ['legame.v1.2', true])
    const theirs = (await history(other)).answers[0]?.id
    expect(await history(one, { before: theirs })).toMatchObject({ answers: [], older: null })
    expect(asks(await history(one, { before: 'niente' }))).toEqual([])
    expect(asks(await history(one))).toEqual(['legame.v1.1'])
    expect(await as(newBrowser(), () => listMyHistory({}))).toEqual({ ok: false, error: 'expired-session' })
  })

  test("a guest's answers stay theirs when they sign up", async () => {
    const browser = newBrowser()
    await answers(browser, ['legame.v1.1', true])
    await register(browser)
    expect(asks(await history(browser))).toEqual(['legame.v1.1'])
  })
})

describe('one answer', () => {
  test('has the question, what was answered, and the verdict, from what was frozen with it', async () => {
    const browser = newBrowser()
    setClock(NOON)
    const quizId = await start(browser, { items: ['legame.v1.1'] })
    const locked = await answer(browser, quizId, 1, 'wrong')
    const id = (await history(browser)).answers[0]?.id ?? ''
    const { bank } = jest.requireMock('#lib/server/ports') as { bank: typeof import('./bank').bank }
    const makes = jest.spyOn(bank, 'instantiate')
    const found = value(await past(browser, id))
    expect(makes).not.toHaveBeenCalled()
    makes.mockRestore()
    expect(found).toMatchObject({
      at: NOON,
      edition: '2026-09-25',
      now: '2026-09-25',
      setting: { in: 'quiz', href: `/quiz/${quizId}/risultato` },
      question: { ask: 'Quanto fa legame.v1.1?' },
      told: { itemId: 'legame.v1.1', mark: 'wrong', verdict: locked.verdict, texts: locked.texts },
    })
  })

  test('of a question on its own page has no quiz to go back to', async () => {
    const browser = newBrowser()
    await answers(browser, ['legame.v1.1', true])
    const id = (await history(browser)).answers[0]?.id ?? ''
    expect(value(await past(browser, id)).setting).toEqual({ in: 'page', href: null })
  })

  test('that there is not is not found', async () => {
    const browser = newBrowser()
    await answers(browser, ['legame.v1.1', true])
    for (const id of ['01980000-0000-7000-8000-000000000000', 'niente'])
      expect(await past(browser, id)).toEqual({ ok: false, error: 'not-found' })
  })
})

/** An exam with two answers, right and wrong, handed in or not. */
async function exam(browser: Browser, handedIn: boolean, scores: 'end' | 'closing' | 'never' = 'end'): Promise<string> {
  setClock(NOON)
  const custom = { areas: ['legame'], count: 3, pass: 50, minutes: 10, scores }
  const { examId } = value(await as(browser, () => startExam({ custom })))
  const items = await sql<{ itemId: string }>(
    'SELECT "itemId" FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position LIMIT 2',
    examId,
  )
  for (const [n, { itemId }] of items.entries()) {
    const given = n === 0 ? rightAnswer(itemId) : wrongAnswer(itemId)
    value(await as(browser, () => saveChoice({ examId, position: n + 1, answer: given, idempotencyKey: newKey() })))
  }
  setClock(NOON + 60_000)
  if (handedIn) value(await as(browser, () => submitExam({ examId })))
  return examId
}
const neverTold = (examId: string) =>
  sql(`UPDATE "Exam" SET plan = jsonb_set(plan, '{blueprint,scores}', '"never"') WHERE "quizId" = $1`, examId)

describe('an exam', () => {
  test('that is open is not in the history, nor in the weeks', async () => {
    const browser = newBrowser()
    await exam(browser, false)
    expect((await history(browser)).answers).toEqual([])
    expect(value(await as(browser, () => getProgress()))).toMatchObject({ answered: 0, right: 0 })
  })

  test('that is handed in is there with its verdicts', async () => {
    const browser = newBrowser()
    const examId = await exam(browser, true)
    const { answers: all } = await history(browser)
    expect(all.map(({ mark }) => mark)).toEqual(['wrong', 'right'])
    expect(value(await past(browser, all[0]?.id ?? ''))).toMatchObject({
      setting: { in: 'exam', href: `/esame/${examId}/risultato` },
      told: { mark: 'wrong' },
    })
  })

  test('whose scores wait for the end of its time says nothing of them before', async () => {
    const browser = newBrowser()
    const examId = await exam(browser, true)
    const closesIn = (minutes: number) =>
      sql(
        `UPDATE "Exam" SET plan = jsonb_set(plan, '{blueprint,scores}', '"closing"'), "deadlineAt" = now() + make_interval(mins => $2::int)
         WHERE "quizId" = $1`,
        examId,
        minutes,
      )
    await closesIn(5)
    expect((await history(browser)).answers.map(({ mark }) => mark)).not.toContain('wrong')
    await closesIn(-1)
    // The site's clock and the database's say the same.
    setClock(Date.now())
    expect((await history(browser)).answers.map(({ mark }) => mark)).toEqual(['wrong', 'right'])
  })

  test.each(['closing', 'never'] as const)(
    'whose scores are %s told moves nothing of what is known of rules before',
    async (scores) => {
      const browser = newBrowser()
      await answers(browser, ['danno.v1.1', true])
      const known = async () => {
        const { due, ahead, sections, lessons, beliefs } = value(await as(browser, () => getProgress()))
        const { mastery } = value(await as(browser, () => getReader()))
        const { missed, fresh } = value(await as(browser, () => getPractice()))
        return { due, ahead, sections, lessons, beliefs, mastery, missed, fresh }
      }
      const before = await known()
      const examId = await exam(browser, true, scores)
      setClock(NOON + 2 * 60_000)
      expect(await known()).toEqual(before)
      // A fold from the beginning, as `npm run progress:rebuild` does it, tells no more.
      await sql('UPDATE "User" SET "progressVersion" = 0')
      expect(await known()).toEqual(before)
      // Nor does an answer that is told.
      await answers(browser, ['danno.v1.2', true])
      const more = await known()
      setClock(NOON + 3_600_000)
      const after = await known()
      if (scores === 'never') return expect(after).toEqual(more)
      expect(Object.keys(after.mastery).length).toBeGreaterThan(Object.keys(more.mastery).length)
      expect(after.beliefs.length).toBe(more.beliefs.length + 1)
      const [{ n } = { n: 0 }] = await sql<{ n: number }>(
        'SELECT count(*)::int n FROM "Exam" WHERE "quizId" = $1 AND folded',
        examId,
      )
      expect(n).toBe(1)
    },
  )

  test('whose scores are never shown says that questions were answered, and nothing of what the answers were worth', async () => {
    const browser = newBrowser()
    await answers(browser, ['danno.v1.1', true])
    await neverTold(await exam(browser, true))
    const all = await history(browser)
    expect(all.answers.map(({ mark, rules }) => [mark, rules.length])).toEqual([
      ['open', 0],
      ['open', 0],
      ['right', 2],
    ])
    for (const { id } of all.answers.slice(0, 2)) {
      const found = value(await past(browser, id))
      expect(found.told).toBeNull()
      for (const secret of [SECRET, 'itemId', 'beliefs', 'rightKey', 'giusto ok'])
        expect([secret, JSON.stringify(found).includes(secret)]).toEqual([secret, false])
    }
    // Being found, or not, under a condition would tell as well.
    for (const wish of [{ verdict: 'right' }, { verdict: 'wrong' }, { lesson: 'legame' }, { rule: '702.15b' }] as const)
      expect(asks(await history(browser, wish)).filter((id) => id.startsWith('legame'))).toEqual([])
    const progress = value(await as(browser, () => getProgress()))
    expect(progress).toMatchObject({ answered: 1, right: 1 })
    expect(progress.weeks.at(-1)).toMatchObject({ answered: 1, right: 1 })
  })
})

/** A whole diagnostic, every answer right. */
async function diagnostic(browser: Browser): Promise<string> {
  setClock(NOON)
  const { id } = value(await as(browser, () => startDiagnostic()))
  for (let position = 1; position <= DIAGNOSTIC_LENGTH; position++) {
    const [row] = await sql<{ itemId: string }>(
      'SELECT "itemId" FROM "QuizItem" WHERE "quizId" = $1 AND position = $2',
      id,
      position,
    )
    const given = rightAnswer(row?.itemId ?? '')
    const sent = { id, position, answer: given, idempotencyKey: newKey() }
    value(await as(browser, () => saveDiagnosticAnswer(sent)))
    if (position < DIAGNOSTIC_LENGTH) expect((await history(browser)).answers).toEqual([])
  }
  return id
}

test('a diagnostic is in the history once it is over, and leads to its own result; nobody knows how long its answers took', async () => {
  const browser = newBrowser()
  const id = await diagnostic(browser)
  const { answers: all } = await history(browser)
  expect(all).toHaveLength(DIAGNOSTIC_LENGTH)
  expect(value(await past(browser, all[0]?.id ?? '')).setting).toEqual({
    in: 'diagnostic',
    href: `/diagnosi/${id}/risultato`,
  })
  expect(value(await as(browser, () => getProgress())).weeks.at(-1)).toMatchObject({
    answered: DIAGNOSTIC_LENGTH,
    median: null,
  })
})

describe('the weeks', () => {
  const weeks = async (browser: Browser) => value(await as(browser, () => getProgress())).weeks
  const SECOND = 1000

  test('are eight, from Monday to Sunday, this one last, each with what was answered in it', async () => {
    const browser = newBrowser()
    // NOON is a Monday. The Sunday night before it belongs to the week before.
    const at = [-8 * 7 * DAY, -12 * 3600_000 - 1, -1]
    for (const [n, ago] of at.entries()) {
      setClock(NOON + ago)
      const given = n === 1 ? wrongAnswer('legame.v1.1') : rightAnswer('legame.v1.1')
      value(await as(browser, () => answerItem({ itemId: 'legame.v1.1', answer: given, idempotencyKey: newKey() })))
    }
    setClock(NOON)
    const all = await weeks(browser)
    expect(all.map(({ start: monday }) => new Date(monday).toISOString().slice(0, 10))).toEqual([
      '2026-09-14',
      '2026-09-21',
      '2026-09-28',
      '2026-10-05',
      '2026-10-12',
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
    ])
    expect(all.map(({ answered, right }) => [answered, right])).toEqual([
      ...Array.from({ length: 6 }, () => [0, 0]),
      [1, 0],
      [1, 1],
    ])
  })

  test('an answer took the time since the one before it, or since its quiz was made; five minutes at most', async () => {
    const browser = newBrowser()
    setClock(NOON)
    const quizId = await start(browser, { template: 'legame', length: 4 })
    for (const [n, at] of [20, 30, 30 + 3600, 30 + 3600 + 40].entries()) {
      setClock(NOON + at * SECOND)
      await answer(browser, quizId, n + 1)
    }
    // 20, 10, 300 and 40 seconds.
    expect((await weeks(browser)).at(-1)).toMatchObject({ answered: 4, median: 30 * SECOND })
    // A question on its own page was begun nobody knows when.
    value(
      await as(browser, () =>
        answerItem({ itemId: 'danno.v1.1', answer: rightAnswer('danno.v1.1'), idempotencyKey: newKey() }),
      ),
    )
    expect((await weeks(browser)).at(-1)).toMatchObject({ answered: 5, median: 30 * SECOND })
  })

  test('an answer just after the turn of the first week counts from the one before it', async () => {
    const browser = newBrowser()
    const turn = NOON - 12 * 3600_000 - 7 * 7 * DAY
    setClock(turn - 3 * SECOND)
    const quizId = await start(browser, { template: 'legame', length: 2 })
    setClock(turn - 2 * SECOND)
    await answer(browser, quizId, 1)
    setClock(turn + 2 * SECOND)
    await answer(browser, quizId, 2)
    setClock(NOON)
    expect((await weeks(browser))[0]).toMatchObject({ answered: 1, median: 4 * SECOND })
  })

  test('nobody knows how long the answers of an exam took', async () => {
    const browser = newBrowser()
    await exam(browser, true)
    expect((await weeks(browser)).at(-1)).toMatchObject({ answered: 2, right: 1, median: null })
  })
})

describe('what is due', () => {
  test('falls on the days from today on; what is due already falls on today', async () => {
    const browser = newBrowser()
    setClock(NOON)
    await answers(browser, ['legame.v1.1', true], ['sconfitta.v1.1', false])
    const ahead = async () => value(await as(browser, () => getProgress())).ahead
    // What was missed comes tomorrow, the two rules of what was known later.
    const [today, tomorrow, ...later] = (await ahead()).map(({ due }) => due)
    expect([today, tomorrow]).toEqual([0, 1])
    expect(later.filter((due) => due > 0)).toEqual([2])
    expect((await ahead()).map(({ day }) => day - (NOON - DAY / 2))).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => n * DAY))
    setClock(NOON + 5 * DAY)
    expect((await ahead()).map(({ due }) => due)).toEqual([3, 0, 0, 0, 0, 0, 0])
  })
})

test('a lesson says how many of the rules that questions touch are solid, and how well they are known', async () => {
  const browser = newBrowser()
  setClock(NOON)
  await answers(browser, ['legame.v1.1', true])
  const { lessons } = value(await as(browser, () => getProgress()))
  const { bank } = jest.requireMock('#lib/server/ports') as { bank: typeof import('./bank').bank }
  expect(lessons.map(({ slug }) => slug)).toEqual(bank.areas().map(({ slug }) => slug))
  const legame = lessons.find(({ slug }) => slug === 'legame')
  expect(legame).toMatchObject({ title: 'Lezione legame', rules: 2, solid: 0 })
  expect(legame?.mastery).toBeCloseTo(0.4)
  expect(lessons.find(({ slug }) => slug === 'danno')?.mastery).toBe(0)
})
