import './next'
import { makeAssignment } from '#lib/server/courses/assignments'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { addQuestions } from '#lib/server/deck/add-questions'
import { makeDeck } from '#lib/server/deck/make-deck'
import { tryDeck } from '#lib/server/deck/try-deck'
import { startDiagnostic } from '#lib/server/diagnostic/start-diagnostic'
import { startExam } from '#lib/server/exam/start-exam'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { sql } from '../setup/sql'
import { as, newBrowser } from './browser'
import { classOf, type Somebody, somebody } from './class'
import { start, value } from './play'

// Whoever asks for the same thing four times at one moment gets one.

const four = <T>(work: () => Promise<T>): Promise<readonly T[]> => Promise.all([work(), work(), work(), work()])

const quizzes = async (): Promise<number> => Number((await sql<{ n: bigint }>('SELECT count(*) n FROM "Quiz"'))[0]?.n)

/** Does something four times at once: returns the different answers, and how many quizzes came of it. */
async function atOnce<T>(work: () => Promise<T>): Promise<{ readonly got: number; readonly made: number }> {
  const before = await quizzes()
  const got = await four(work)
  return { got: new Set(got.map((each) => JSON.stringify(each))).size, made: (await quizzes()) - before }
}
const once = { got: 1, made: 1 }

/** A guest who has been here. */
async function guest() {
  const browser = newBrowser()
  await start(browser)
  return browser
}

test('an exam', async () => {
  const browser = await guest()
  const custom = { areas: ['legame'], count: 3, pass: 50, minutes: 10 }
  expect(await atOnce(async () => value(await as(browser, () => startExam({ custom }))))).toEqual(once)
})

test('a diagnostic', async () => {
  const browser = await guest()
  expect(await atOnce(async () => value(await as(browser, () => startDiagnostic())))).toEqual(once)
  expect(await sql('SELECT 1 FROM "QuizItem" i JOIN "Diagnostic" d ON d."quizId" = i."quizId"')).toHaveLength(1)
})

test.each([{ rules: ['119.3'] }, { practice: 'next' as const }, { items: ['danno.v1.1', 'danno.v1.2'] }])(
  'a quiz: %j',
  async (wish) => {
    const browser = await guest()
    expect(await atOnce(async () => value(await as(browser, () => startQuiz(wish))))).toEqual(once)
  },
)

test.each([
  { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 2 },
  { type: 'su-misura' as const, custom: { areas: ['legame'], count: 3, pass: 50, minutes: 10 } },
])('an attempt at an assignment, of which there may be as many as one likes: $type', async (task) => {
  const { teacher, courseId, students } = await classOf(1)
  const [student] = students as [Somebody]
  const make = { courseId, title: 'Legame', task, opensAt: '', dueAt: '', closesAt: '', attempts: null }
  const { assignmentId } = value(await as(teacher.browser, () => makeAssignment(make)))
  expect(
    await atOnce(async () => {
      const { path } = value(await as(student.browser, () => beginAssignment({ assignmentId })))
      // Who goes on with an exam comes to its first page, not to its first question.
      return path.split('?')[0]
    }),
  ).toEqual(once)
})

test('the trial of a deck', async () => {
  const teacher = await somebody('formatore')
  const { deckId } = value(await as(teacher.browser, () => makeDeck({ title: 'Prova' })))
  value(await as(teacher.browser, () => addQuestions({ deckId, template: 'legame', count: 2 })))
  expect(await atOnce(async () => value(await as(teacher.browser, () => tryDeck({ deckId }))))).toEqual(once)
})
