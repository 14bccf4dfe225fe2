import './next'
import { getAnswerInTurn } from '#lib/server/courses/answer-in-turn'
import { makeAssignment } from '#lib/server/courses/assignments'
import { type AttemptOrder, getAttempts, type WhichAttempts } from '#lib/server/courses/attempts'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { getGradebook } from '#lib/server/courses/gradebook'
import { markQuestion } from '#lib/server/courses/hand-marks'
import { addQuestions } from '#lib/server/deck/add-questions'
import { makeDeck } from '#lib/server/deck/make-deck'
import { markInTurn } from '../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/risposte/una/actions'
import { sql } from '../setup/sql'
import { as } from './browser'
import { classOf, newCourse, type Somebody } from './class'
import { answer, value } from './play'

// Every attempt of a class at an assignment: when, how long, how it went; and its answers to one question, marked one after the other.

async function school(n = 3) {
  const { teacher, courseId, students } = await classOf(n)
  const { deckId } = value(await as(teacher.browser, () => makeDeck({ title: 'Verifica' })))
  value(await as(teacher.browser, () => addQuestions({ deckId, template: 'legame', count: 3 })))
  const times = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
  const task = { type: 'mazzo' as const, deckId }
  const made = await as(teacher.browser, () => makeAssignment({ courseId, title: 'Verifica', task, ...times }))
  const { assignmentId } = value(made)
  const does = async ({ browser }: Somebody, ...how: readonly ('right' | 'wrong')[]) => {
    const quizId = value(await as(browser, () => beginAssignment({ assignmentId }))).path.split('/')[2] ?? ''
    for (const [i, each] of how.entries()) await answer(browser, quizId, i + 1, each)
    return quizId
  }
  const attempts = async (
    which: WhichAttempts = 'all',
    search = '',
    order: { sort?: AttemptOrder; down?: boolean } = {},
  ) => value(await as(teacher.browser, () => getAttempts({ courseId, assignmentId, which, search, ...order })))
  const key = (
    await sql<{ itemId: string }>('SELECT "itemId" FROM "DeckItem" WHERE "deckId" = $1 ORDER BY position', deckId)
  )[0]
  return {
    teacher,
    courseId,
    students: students as [Somebody, Somebody, Somebody],
    assignmentId,
    does,
    attempts,
    key: key?.itemId ?? '',
  }
}

test('each has its times, its points and its marks question by question, and which of somebody’s counts', async () => {
  const { students, does, attempts } = await school()
  const [ada, bea, cleo] = students
  const first = await does(ada, 'wrong', 'right', 'wrong')
  const second = await does(ada, 'right', 'right', 'wrong')
  await does(bea, 'right')
  await sql(`UPDATE "Quiz" SET "createdAt" = "createdAt" - interval '90 seconds' WHERE id = $1`, first)
  const { rows, people, figures } = await attempts()
  expect(people.found).toBe(2)
  const own = rows.filter(({ userId }) => userId === ada.id)
  expect(own).toMatchObject([
    {
      quizId: first,
      number: 1,
      of: 2,
      points: 1,
      outOf: 3,
      finished: true,
      best: false,
      marks: ['wrong', 'right', 'wrong'],
    },
    { quizId: second, number: 2, of: 2, points: 2, outOf: 3, finished: true, best: true },
  ])
  expect((own[0]?.doneAt ?? 0) - (own[0]?.at ?? 0)).toBeGreaterThan(89_000)
  expect(rows.find(({ userId }) => userId === bea.id)).toMatchObject({
    ...{ finished: false, doneAt: null, best: false, marks: ['right', null, null] },
  })
  expect(rows.some(({ userId }) => userId === cleo.id)).toBe(false)
  expect(own[0]?.places).toEqual([1, 2, 3])
  // One mark is a mean, and says nothing of how marks lie.
  expect(figures).toEqual({ marks: { people: 1, mean: 2 / 3, deviation: null }, time: null, consistency: null })
  expect((await attempts('open')).rows).toMatchObject([{ userId: bea.id }])
  expect((await attempts('done')).rows).toHaveLength(2)
  expect((await attempts('best')).rows).toMatchObject([{ quizId: second }])
  expect((await attempts('all', 'nessuno')).rows).toEqual([])
})

test('an attempt says that it was late, and the cell what the one that counts was', async () => {
  const { teacher, courseId, students, assignmentId, does, attempts } = await school()
  const [ada, bea, cleo] = students
  const early = await does(ada, 'wrong', 'right', 'wrong')
  await does(ada, 'right', 'right', 'wrong')
  await does(bea, 'right', 'right', 'right')
  await does(bea, 'wrong', 'wrong', 'wrong')
  await does(cleo, 'right')
  const first = await sql<{ id: string }>(
    'SELECT DISTINCT ON ("userId") id FROM "Quiz" WHERE "assignmentId" = $1 ORDER BY "userId", "createdAt"',
    assignmentId,
  )
  // Both did it once before it was due, and again after.
  for (const { id } of first)
    await sql(`UPDATE "Quiz" SET "answeredAt" = "answeredAt" - interval '2 hours' WHERE id = $1`, id)
  await sql(`UPDATE "Assignment" SET "dueAt" = now() - interval '1 hour' WHERE id = $1`, assignmentId)
  const { rows } = await attempts()
  const own = (who: Somebody) => rows.filter(({ userId }) => userId === who.id).map(({ best, late }) => [best, late])
  expect(rows.find(({ quizId }) => quizId === early)?.late).toBe(false)
  expect([own(ada), own(bea), own(cleo)]).toEqual([
    [
      [false, false],
      [true, true],
    ],
    [
      [true, false],
      [false, true],
    ],
    [[false, false]],
  ])
  const { lines } = value(await as(teacher.browser, () => getGradebook({ courseId })))
  const late = (who: Somebody) => lines.find(({ userId }) => userId === who.id)?.cells[0]?.late
  expect([late(ada), late(bea)]).toEqual([true, false])
})

test('from ten people on it is said how marks lie, how long it took and how far the questions agree', async () => {
  const { students, does, attempts } = await school(10)
  for (const [n, each] of students.entries()) {
    const how = n < 5 ? ('right' as const) : ('wrong' as const)
    await does(each, how, how, how)
  }
  const { figures } = await attempts()
  expect(figures.marks).toMatchObject({ people: 10, mean: 0.5, deviation: Math.sqrt(2.5 / 9) })
  expect(figures.time).toEqual({ middle: expect.any(Number), attempts: 10 })
  expect(figures.consistency).toBeCloseTo(1, 10)
})

test('answers to one question are gone through one after the other, marked, and the last leads back', async () => {
  const { teacher, courseId, students, assignmentId, does, key } = await school()
  const [ada, bea] = students
  for (const who of [ada, bea]) await does(who, 'wrong', 'right', 'right')
  const turn = (n: string, question = key, of = courseId) =>
    as(teacher.browser, () => getAnswerInTurn({ courseId: of, assignmentId, question, n }))
  const [one, two] = [value(await turn('1')), value(await turn('2'))]
  expect(one).toMatchObject({ n: 1, of: 2, answer: { mark: 'wrong', said: '"sbagliato"', position: 1 } })
  expect(new Set([one.answer.userId, two.answer.userId])).toEqual(new Set([ada.id, bea.id]))
  expect(value(await turn('1', 'legame')).of).toBe(6)
  const none = { ok: false, error: 'not-found' }
  expect([await turn('3'), await turn('1', 'x'), await turn('1', key, await newCourse(teacher))]).toEqual([
    none,
    none,
    none,
  ])
  const marks = async ({ answer: { userId, quizId, position } }: typeof one, next: string) => {
    const form = new FormData()
    const fields = { courseId, assignmentId, userId, quizId, position: String(position), question: key, next }
    for (const [name, text] of Object.entries({ ...fields, points: '0.5', reason: 'A voce sì.' })) form.set(name, text)
    return as(teacher.browser, () => markInTurn(null, form)).catch((signal) => String(signal.digest))
  }
  expect(await marks(one, '2')).toContain(`/risposte/una?domanda=${encodeURIComponent(key)}&n=2&voto-domanda=1`)
  expect(await marks(two, '')).toContain(`/risposte?domanda=${encodeURIComponent(key)}&voto-domanda=1#chi`)
  const book = value(await as(teacher.browser, () => getGradebook({ courseId })))
  expect(book.lines.map(({ sum }) => sum.points).sort()).toEqual([0, 2.5, 2.5])
  const bad = { courseId, userId: ada.id, quizId: one.answer.quizId, position: '1', points: 2, reason: 'x' }
  expect((await as(teacher.browser, () => markQuestion(bad))).ok).toBe(false)
})

test('stand in the order that is asked for: what has no figure comes last either way, and names begin with the first', async () => {
  const { students, does, attempts } = await school()
  const [ada, bea, cleo] = students
  const middling = await does(ada, 'right', 'right', 'wrong')
  const worst = await does(bea, 'wrong', 'wrong', 'wrong')
  const open = await does(cleo, 'right')
  const best = await does(ada, 'right', 'right', 'right')
  await sql(`UPDATE "Quiz" SET "createdAt" = "createdAt" - interval '90 seconds' WHERE id = $1`, worst)
  const by = async (sort: AttemptOrder, down: boolean) =>
    (await attempts('all', '', { sort, down })).rows.map(({ quizId }) => quizId)
  expect(await by('points', true)).toEqual([best, middling, worst, open])
  expect(await by('points', false)).toEqual([worst, middling, best, open])
  expect((await by('time', true))[0]).toBe(worst)
  expect((await by('time', true)).at(-1)).toBe(open)
  const [up, down] = [await by('name', false), await by('name', true)]
  expect(up[0]).not.toBe(down[0])
  expect(up.indexOf(middling)).toBe(up.indexOf(best) - 1)
  expect(down.indexOf(middling)).toBe(down.indexOf(best) - 1)
})
