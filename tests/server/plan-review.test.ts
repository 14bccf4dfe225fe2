import './next'
import { actOnError } from '#lib/server/courses/act-on-error'
import { getAssignment, makeAssignment } from '#lib/server/courses/assignments'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { addToReview } from '#lib/server/courses/report/add-to-review'
import { planReview } from '#lib/server/courses/report/plan-review'
import { getToday } from '#lib/server/courses/today'
import { SECRET } from './bank'
import { as } from './browser'
import { classOf, type Somebody, somebody } from './class'
import { answer, newKey, value } from './play'

// A revision is looked through before it is given: to whom, by when, for how much.

const BELIEF = `702.15b/${SECRET}-credenza`
const TASK = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 1 }
type About = Parameters<typeof planReview>[0]['about']

/** A class of four, of whom three hold an error. */
async function school() {
  const { teacher, courseId, students } = await classOf(4)
  const asked = <T>(call: () => Promise<T>) => as(teacher.browser, call)
  const wish = { courseId, title: 'Legame', task: TASK, opensAt: '', dueAt: '', closesAt: '', attempts: null }
  const { assignmentId } = value(await asked(() => makeAssignment(wish)))
  for (const [n, { browser }] of students.entries()) {
    const { path } = value(await as(browser, () => beginAssignment({ assignmentId })))
    await answer(browser, path.replace('/quiz/', ''), 1, n < 3 ? 'wrong' : 'right')
  }
  const plan = (about: About = { belief: BELIEF }, userId?: string) =>
    asked(() => planReview({ courseId, about, userId }))
  const give = (given: Parameters<typeof actOnError>[0]['given'], about: About = { belief: BELIEF }) =>
    asked(() => actOnError({ courseId, about, way: 'review', key: newKey(), given }))
  const made = async (path: string) => {
    const id = /compiti\/([0-9a-f-]+)/.exec(path)?.[1] ?? ''
    return value(await asked(() => getAssignment({ courseId, assignmentId: id }))).assignment
  }
  return { teacher, courseId, students: students as [Somebody, Somebody, Somebody, Somebody], plan, give, made }
}

const idsOf = (some: readonly { readonly id: string }[]): readonly string[] => some.map(({ id }) => id).sort()

test('it proposes those who hold the error and a week, and nothing is given by looking', async () => {
  const { students, plan } = await school()
  const seen = value(await plan())
  expect(seen.people.map(({ userId }) => userId).sort()).toEqual(idsOf(students.slice(0, 3)))
  expect(seen).toMatchObject({ everybody: false, given: null, title: 'Titolo 702.15, 702.15b' })
  const days = (Date.parse(`${seen.dueAt}:00Z`) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6)
  expect(days).toBeLessThan(9)
  expect(value(await plan()).given).toBeNull()
  expect(value(await plan({ lesson: 'guadagno' }))).toMatchObject({ everybody: true, about: 'Lezione guadagno' })
  expect(value(await plan({ lesson: 'guadagno' })).people).toHaveLength(4)
  const [one] = students
  expect(value(await plan({ belief: BELIEF }, one.id)).people.map(({ userId }) => userId)).toEqual([one.id])
})

test('it is given as it was looked through: without who was left out, by that day, for nothing in the total', async () => {
  const { students, plan, give, made } = await school()
  const [, bea, carla, dora] = students
  // Who does not hold it cannot be chosen.
  const people = [bea.id, carla.id, dora.id]
  const { path } = value(await give({ people, dueAt: '2026-12-07T23:59', weight: 0 }))
  const given = await made(path)
  expect([...(given.people ?? [])].sort()).toEqual(idsOf([bea, carla]))
  expect(given).toMatchObject({ weight: 0, dueAt: Date.UTC(2026, 11, 7, 22, 59), attempts: null })
  expect(value(await plan()).given).toBe(given.id)
})

test('of everybody it is of who comes later too; with somebody left out of the others alone', async () => {
  const { students, give, made } = await school()
  const about = { lesson: 'guadagno' }
  const all = value(await give({ people: idsOf(students) as string[], weight: 1 }, about))
  expect(await made(all.path)).toMatchObject({ people: null, weight: 1, dueAt: null })
  const some = value(await give({ people: [students[0].id] }, about))
  expect(await made(some.path)).toMatchObject({ people: [students[0].id], weight: 0 })
})

test('with nobody, or with what is no day and no weight, nothing is given', async () => {
  const { give, plan } = await school()
  expect(await give({ people: [] })).toEqual({ ok: false, error: 'review-nobody' })
  expect(await give({ dueAt: '2026-02-30T10:00' })).toEqual({ ok: false, error: 'assignment-times' })
  expect(await give({ weight: -1 })).toEqual({ ok: false, error: 'assignment-weight' })
  expect(value(await plan()).given).toBeNull()
})

test('who has come to hold the error since gets it with one press, which sent twice gives nothing more', async () => {
  const { teacher, courseId, students, give, made } = await school()
  const [ada, bea, carla, dora] = students
  const { path } = value(await give({ people: idsOf([ada, bea, carla]) as string[], dueAt: '', weight: 0 }))
  const { id } = await made(path)
  const asked = <T>(call: () => Promise<T>) => as(teacher.browser, call)
  const newcomers = async () => value(await asked(() => getToday({ courseId }))).errors[0]?.review?.newcomers
  expect(await newcomers()).toBe(0)
  const wish = { courseId, title: 'Ancora', task: TASK, opensAt: '', dueAt: '', closesAt: '', attempts: null }
  const { assignmentId } = value(await asked(() => makeAssignment(wish)))
  const begun = value(await as(dora.browser, () => beginAssignment({ assignmentId })))
  await answer(dora.browser, begun.path.replace('/quiz/', ''), 1, 'wrong')
  expect(await newcomers()).toBe(1)
  const press = () => asked(() => addToReview({ courseId, assignmentId: id }))
  const both = await Promise.all([press(), press()])
  expect(both.map((done) => value(done).added).sort()).toEqual([0, 1])
  expect([...((await made(path)).people ?? [])].sort()).toEqual(idsOf(students))
  expect(await newcomers()).toBe(0)
  // What is no revision, or is everybody's, is given to nobody by this.
  expect(await asked(() => addToReview({ courseId, assignmentId }))).toEqual({ ok: false, error: 'not-found' })
})

test('of no lesson, nobody of the course there is none', async () => {
  const { plan } = await school()
  const none = { ok: false, error: 'not-found' }
  expect(await plan({ lesson: 'nessuna' })).toEqual(none)
  expect(await plan({ belief: BELIEF }, (await somebody()).id)).toEqual(none)
})
