import './next'
import { actOnQuestion } from '#lib/server/courses/act-on-question'
import { getAnswers } from '#lib/server/courses/answers'
import { makeAssignment } from '#lib/server/courses/assignments'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { getGradebook } from '#lib/server/courses/gradebook'
import { countAgainInCourse, leaveOutAsked } from '#lib/server/courses/left-out'
import { getReport } from '#lib/server/courses/report/report'
import { addQuestions } from '#lib/server/deck/add-questions'
import { getDeck } from '#lib/server/deck/get-deck'
import { makeDeck } from '#lib/server/deck/make-deck'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, newCourse, playedLive, type Somebody } from './class'
import { answer, value } from './play'

// The questions of a report: those of a deck one by one, others by model; what is made of them, and letting them not count.

type Task = Parameters<typeof makeAssignment>[0]['task']
const TIMES = { opensAt: '', dueAt: '', closesAt: '', attempts: null }

/** A class of two with a deck of three questions of one model and an exercise of two of the same; the first has answered all of it. */
async function school() {
  const { teacher, courseId, students } = await classOf(2)
  const [ada, bea] = students as [Somebody, Somebody]
  const { deckId } = value(await as(teacher.browser, () => makeDeck({ title: 'Verifica' })))
  value(await as(teacher.browser, () => addQuestions({ deckId, template: 'legame', count: 3 })))
  const assign = async (title: string, task: Task) =>
    value(await as(teacher.browser, () => makeAssignment({ courseId, title, task, ...TIMES }))).assignmentId
  const does = async ({ browser }: Somebody, assignmentId: string, questions: number) => {
    const quizId = value(await as(browser, () => beginAssignment({ assignmentId }))).path.split('/')[2] ?? ''
    for (let n = 1; n <= questions; n++) await answer(browser, quizId, n, n === 1 ? 'wrong' : 'right')
  }
  const deck = await assign('Verifica', { type: 'mazzo', deckId })
  const drawn = await assign('Esercizio', { type: 'esercizio', rules: [], lessons: [], template: 'legame', length: 2 })
  await does(ada, deck, 3)
  await does(ada, drawn, 2)
  const report = async () => value(await as(teacher.browser, () => getReport({ courseId })))
  const acts = (question: string, way: 'deck' | 'session', key = 'una', course = courseId) =>
    as(teacher.browser, () => actOnQuestion({ courseId: course, question, way, key }))
  const questions = (id: string) =>
    sql<{ itemId: string; seed: string }>(
      'SELECT "itemId", seed FROM "DeckItem" WHERE "deckId" = $1 ORDER BY position',
      id,
    )
  const answers = async (question: string, assignmentId = deck) =>
    value(await as(teacher.browser, () => getAnswers({ courseId, assignmentId, question }))).chosen
  return { teacher, courseId, ada, bea, deckId, deck, drawn, does, report, acts, questions, answers }
}

test('in the report of the whole course each question of a deck is a line, and all that were drawn of a model are one', async () => {
  const { deck, drawn, deckId, questions, report } = await school()
  const { templates } = await report()
  const own = (await questions(deckId)).map(({ itemId }) => itemId).sort()
  expect(templates.map(({ key }) => key)).toEqual(['legame', ...own])
  expect(templates[0]).toMatchObject({ versions: 2, model: null, answeredIn: drawn, ways: true })
  for (const line of templates.slice(1))
    expect(line).toMatchObject({ versions: 1, n: 1, model: 'legame', answeredIn: deck })
})

test('of a model that only a live session asked, the line leads to that session', async () => {
  const { teacher, courseId, ada, report } = await school()
  const sessionId = await playedLive(teacher, courseId, ada)
  const line = (await report()).templates.find(({ template }) => template === 'danno')
  expect(line).toMatchObject({ answeredIn: null, playedIn: sessionId })
})

describe('what is made of it', () => {
  test('of a question of a deck that very one; of a model as many new ones as its button says; once for one press', async () => {
    const { teacher, deckId, acts, questions, report } = await school()
    const [first] = await questions(deckId)
    const one = value(await acts(first?.itemId ?? '', 'deck'))
    expect(value(await acts(first?.itemId ?? '', 'deck'))).toEqual(one)
    expect(await questions(one.path.split('/').at(-1) ?? '')).toEqual([first])
    const made = value(await as(teacher.browser, () => getDeck({ deckId: one.path.split('/').at(-1) ?? '' })))
    expect(made.title).toBe(
      `Lezione legame: ${(await report()).templates.find(({ key }) => key === first?.itemId)?.ask}`,
    )
    const many = value(await acts('legame', 'deck'))
    expect(many).not.toEqual(one)
    expect(await questions(many.path.split('/').at(-1) ?? '')).toHaveLength(8)
    const live = value(await acts('legame', 'session'))
    const id = live.path.split('/').at(-1)
    const [{ n } = { n: 0 }] = await sql<{ n: number }>(
      'SELECT count(*)::int AS n FROM "ClassQuestion" WHERE "sessionId" = $1',
      id,
    )
    expect(n).toBe(5)
    expect(await sql('SELECT FROM "ClassSession" WHERE id = $1 AND "courseId" IS NOT NULL', id)).toHaveLength(1)
  })

  test('is for the course, and is called by its lesson: a name of a model may say what is right', async () => {
    const { teacher, courseId, acts } = await school()
    const { path } = value(await acts('legame', 'deck'))
    const deckId = path.split('/').at(-1) ?? ''
    expect(value(await as(teacher.browser, () => getDeck({ deckId }))).title).toBe('Lezione legame')
    expect(await sql('SELECT FROM "Deck" WHERE id = $1 AND "courseId" = $2', deckId, courseId)).toHaveLength(1)
  })

  test('of nothing that there is, nothing; and not of a question of another course', async () => {
    const { teacher, deckId, acts, questions } = await school()
    const none = { ok: false, error: 'none-left' }
    expect(await acts('x', 'deck')).toEqual(none)
    const [first] = await questions(deckId)
    const other = await newCourse(teacher)
    expect(await acts(first?.itemId ?? '', 'deck', 'una', other)).toEqual(none)
  })
})

describe('from the answers of an assignment', () => {
  test('one question counts for nobody, or all of its model; nobody needs to have reported it', async () => {
    const { teacher, courseId, bea, deck, does, deckId, questions, answers } = await school()
    await does(bea, deck, 1)
    const [first] = await questions(deckId)
    const key = first?.itemId ?? ''
    expect((await answers(key))?.out).toEqual({
      ...{ template: 'legame', itemId: key, leftOut: [] },
      asked: { one: 2, all: 2, versions: 3 },
    })
    const leaves = (itemId: string | null, reason = 'È ambigua.') =>
      as(teacher.browser, () => leaveOutAsked({ courseId, assignmentId: deck, template: 'legame', itemId, reason }))
    expect(await leaves(key, '')).toEqual({ ok: false, error: 'no-sentence' })
    expect(await leaves('legame.v1.77')).toEqual({ ok: false, error: 'not-found' })
    value(await leaves(key))
    value(await leaves(key))
    const [row, ...rest] = (await answers(key))?.out.leftOut ?? []
    expect([row, rest]).toMatchObject([{ whole: false, reason: 'È ambigua.' }, []])
    // Of another question of the same model nothing is said.
    expect((await answers((await questions(deckId))[1]?.itemId ?? ''))?.out.leftOut).toEqual([])
    const book = value(await as(teacher.browser, () => getGradebook({ courseId })))
    expect(JSON.stringify(book.lines)).toContain('"leftOut":1')
    value(await as(teacher.browser, () => countAgainInCourse({ courseId, leftOutId: row?.id ?? '' })))
    value(await leaves(null))
    expect((await answers(key))?.out.leftOut).toMatchObject([{ whole: true, ended: null }, { whole: false }])
  })

  test('any question of it can be asked for by its id', async () => {
    const { drawn, answers } = await school()
    const [one] = await sql<{ itemId: string }>(
      `SELECT i."itemId" FROM "QuizItem" i JOIN "Quiz" q ON q.id = i."quizId" WHERE q."assignmentId" = $1 LIMIT 1`,
      drawn,
    )
    const chosen = await answers(one?.itemId ?? '', drawn)
    expect(chosen).toMatchObject({ versions: 1, answers: 1, out: { itemId: one?.itemId } })
    expect(await answers('x', drawn)).toBeNull()
  })
})
