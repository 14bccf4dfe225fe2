import './next'
import { getAssignment, getAssignments, makeAssignment } from '#lib/server/courses/assignments'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { makeException } from '#lib/server/courses/exceptions'
import { getGradebook } from '#lib/server/courses/gradebook'
import { romeTime } from '#lib/server/courses/rome'
import { exampleOfAssignment } from '#lib/server/courses/what-it-asks'
import { sayCell, sayWork } from '../../app/(aula)/formatore/corsi/[id]/registro/say-cell'
import { as } from './browser'
import { classOf, type Somebody } from './class'
import { answer, setClock, value } from './play'

// The page of an assignment says of everybody what the gradebook says, and both pages expect it from the same people.

const HOUR = 3_600_000
const now = Date.UTC(2026, 10, 24, 9)
type Wish = Parameters<typeof makeException>[0]['exception']

/** A class of five: one is excused, one has a mark by hand, one was late, one began and did not finish in time, one has not begun. */
async function five() {
  setClock(now)
  const { teacher, courseId, students } = await classOf(5)
  const [excused, marked, late, half, never] = students as [Somebody, Somebody, Somebody, Somebody, Somebody]
  const task = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 2 }
  const times = { opensAt: '', dueAt: romeTime(now + HOUR), closesAt: '', attempts: null }
  const make = { courseId, title: 'Legame', task, ...times }
  const { assignmentId } = value(await as(teacher.browser, () => makeAssignment(make)))
  const give = async ({ id: userId }: Somebody, exception: Wish) =>
    value(
      await as(teacher.browser, () => makeException({ courseId, assignmentId, userId, exception, reason: 'Deciso.' })),
    )
  const does = async (who: Somebody, ...how: readonly ('right' | 'wrong')[]) => {
    const { path } = value(await as(who.browser, () => beginAssignment({ assignmentId })))
    for (const [n, each] of how.entries()) await answer(who.browser, path.split('/')[2] ?? '', n + 1, each)
  }
  await does(marked, 'wrong', 'wrong')
  await does(half, 'right')
  await give(excused, { kind: 'excuse' })
  await give(marked, { kind: 'mark', points: 1, outOf: 2 })
  setClock(now + 2 * HOUR)
  await does(late, 'right', 'right')
  const page = async (search = '') =>
    value(await as(teacher.browser, () => getAssignment({ courseId, assignmentId, search })))
  return { teacher, courseId, page, excused, marked, late, half, never }
}

test('who is excused, marked by hand or late is said to be so, as in the gradebook', async () => {
  const { teacher, courseId, page, excused, marked, late, half, never } = await five()
  const { students } = await page()
  const said = new Map(students.map(({ userId, ...work }) => [userId, sayWork(work)]))
  expect([excused, marked, late, half, never].map(({ id }) => said.get(id)?.split(' · ')[0])).toEqual([
    'esonerato',
    '1 su 2, voto a mano, calcolato 0 su 2',
    '2 su 2, in ritardo',
    'scaduto, 1 di 2 risposte',
    'scaduto',
  ])
  const { lines } = value(await as(teacher.browser, () => getGradebook({ courseId })))
  for (const { userId, cells } of lines) expect(said.get(userId)?.split(' · ')[0]).toBe(cells[0] && sayCell(cells[0]))
})

test('it is expected from all but those who are excused, whoever is looked for', async () => {
  const { teacher, courseId, page } = await five()
  expect([(await page()).of, (await page('nessuno')).of]).toEqual([4, 4])
  const { assignments } = value(await as(teacher.browser, () => getAssignments({ courseId })))
  expect(assignments).toMatchObject([{ progress: { done: 2, of: 4 } }])
})

test('what goes with it if it is taken away: how many have begun it, and what was marked by hand', async () => {
  const { page } = await five()
  expect((await page()).lost).toEqual({ begun: 3, marks: 1 })
})

describe('what it asks', () => {
  const times = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
  const practice = { type: 'esercizio' as const, rules: [], lessons: [], length: 3 }

  test('is said to whoever teaches, with a question of it to look at', async () => {
    const { teacher, courseId } = await classOf(0)
    const make = async (task: Parameters<typeof makeAssignment>[0]['task']) => {
      const made = await as(teacher.browser, () => makeAssignment({ courseId, title: 'Compito', task, ...times }))
      const of = { courseId, assignmentId: value(made).assignmentId }
      const { asks } = value(await as(teacher.browser, () => getAssignment(of)))
      return { asks, look: () => as(teacher.browser, () => exampleOfAssignment(of)) }
    }
    const about = await make({ ...practice, rules: ['702.15'], level: 'L1' })
    expect(about.asks).toMatchObject({ kind: 'practice', questions: 3, rules: ['702.15'], level: 'L1', errors: [] })
    const one = await make({ ...practice, template: 'legame' })
    expect(one.asks).toMatchObject({ questions: 3, template: expect.any(String) })
    const { path } = value(await one.look())
    expect(path).toMatch(/^\/domande\/legame\./)
    expect(value(await one.look()).path).toBe(path)
    const exam = await make({ type: 'esame', blueprint: 'l1', scores: 'end' })
    expect(exam.asks).toMatchObject({ kind: 'exam', questions: expect.any(Number) })
    expect(await exam.look()).toEqual({ ok: false, error: 'not-found' })
  })

  test('nobody else looks at one', async () => {
    const { teacher, courseId, students } = await classOf(1)
    const task = { ...practice, template: 'legame' }
    const made = await as(teacher.browser, () => makeAssignment({ courseId, title: 'Compito', task, ...times }))
    const { assignmentId } = value(made)
    const looked = await as((students[0] as Somebody).browser, () => exampleOfAssignment({ courseId, assignmentId }))
    expect(looked).toEqual({ ok: false, error: 'not-allowed' })
  })
})
