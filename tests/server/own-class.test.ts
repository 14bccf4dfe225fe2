import './next'
import { getAttended, listAttended } from '#lib/server/courses/attended'
import { ownClassResult } from '#lib/server/courses/own-class-result'
import { getPastAnswer } from '#lib/server/progress/get-past-answer'
import { sql } from '../setup/sql'
import { SECRET } from './bank'
import { as } from './browser'
import { classOf, joins, newCourse, type Somebody, somebody } from './class'
import { command, join, lead, lobby, respond } from './classroom-play'
import { newEmail, value } from './play'
import './streams'

// What somebody made of a live session of a course stands on the course's page: for them alone, and no sooner than it is told.

const classesOf = async (who: Somebody, courseId: string) =>
  value(await as(who.browser, () => getAttended({ courseId }))).classes
const resultOf = async (who: Somebody, courseId: string, classId: string) =>
  value(await as(who.browser, () => ownClassResult({ courseId, classId })))

/** A class of two whose instructor has opened a session for it, with both in it. */
async function playing() {
  const { teacher, courseId, students } = await classOf(2)
  const [anna, nora] = students as [Somebody, Somebody]
  const lesson = await lobby({ courseId, title: 'Legame vitale' }, teacher.browser)
  await join(lesson, 'Anna', anna.browser)
  await join(lesson, 'Nora', nora.browser)
  return { teacher, courseId, anna, nora, lesson }
}

test('each finds their own right answers of the questions that were told, and not of those that were not', async () => {
  const { courseId, anna, nora, lesson } = await playing()
  await lead(lesson, 'start', 'open')
  value(await respond(lesson, anna.browser))
  value(await respond(lesson, nora.browser, 'wrong'))
  await lead(lesson, 'close')
  const before = { title: 'Legame vitale', ended: false, asked: 0, answered: 0, right: 0 }
  expect(await classesOf(anna, courseId)).toMatchObject([before])
  expect(await resultOf(anna, courseId, lesson.id)).toMatchObject({ ...before, questions: [] })
  expect(JSON.stringify(await resultOf(anna, courseId, lesson.id))).not.toContain(SECRET)
  await lead(lesson, 'reveal', 'next', 'open', 'close', 'reveal')
  expect(await classesOf(anna, courseId)).toMatchObject([{ asked: 2, answered: 1, right: 1 }])
  expect(await classesOf(nora, courseId)).toMatchObject([{ asked: 2, answered: 1, right: 0 }])
  const [listed] = value(await as(nora.browser, () => listAttended())).courses
  expect(listed?.lastClass).toMatchObject({ id: lesson.id, asked: 2, right: 0 })
})

test('an answer leads to its verdict and its steps; a question without one leads nowhere', async () => {
  const { courseId, anna, lesson } = await playing()
  await lead(lesson, 'start', 'open')
  value(await respond(lesson, anna.browser, 'wrong'))
  await lead(lesson, 'close', 'reveal', 'next', 'open', 'close', 'reveal', 'end')
  const { questions } = await resultOf(anna, courseId, lesson.id)
  expect(questions).toMatchObject([
    { position: 1, round: 1, mark: 'wrong', attemptId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    { position: 2, mark: 'open', attemptId: null },
  ])
  const attemptId = questions[0]?.attemptId ?? ''
  const past = value(await as(anna.browser, () => getPastAnswer({ attemptId })))
  expect(past.told?.mark).toBe('wrong')
  expect(past.told?.verdict.steps.length).toBeGreaterThan(0)
})

test('of a question that was asked twice the second vote counts; both are shown', async () => {
  const { courseId, anna, lesson } = await playing()
  await lead(lesson, 'start', 'open')
  value(await respond(lesson, anna.browser, 'wrong'))
  await lead(lesson, 'close', 'revote', 'open')
  value(await respond(lesson, anna.browser, 'right', { round: 2 }))
  await lead(lesson, 'close', 'reveal', 'end')
  const result = await resultOf(anna, courseId, lesson.id)
  expect(result).toMatchObject({ asked: 1, answered: 1, right: 1 })
  expect(result.questions.map(({ round, mark }) => [round, mark])).toEqual([
    [1, 'wrong'],
    [2, 'right'],
  ])
})

test('questions to which nobody came stay untold at the end; what one answered and nobody revealed is told', async () => {
  const { courseId, anna, nora, lesson } = await playing()
  await lead(lesson, 'start', 'open')
  value(await respond(lesson, anna.browser))
  await lead(lesson, 'end')
  expect(await resultOf(anna, courseId, lesson.id)).toMatchObject({ ended: true, asked: 1, right: 1, questions: [{}] })
  expect(await resultOf(nora, courseId, lesson.id)).toMatchObject({ asked: 0, questions: [] })
})

test('whoever took no part, was removed from the session, or is of another course, finds nothing', async () => {
  const { teacher, courseId, anna, nora, lesson } = await playing()
  const absent = await somebody()
  await joins(absent, teacher, courseId)
  const otherCourse = await newCourse(teacher)
  await joins(anna, teacher, otherCourse)
  await lead(lesson, 'start', 'open')
  value(await respond(lesson, anna.browser))
  value(await respond(lesson, nora.browser))
  const [player] = await sql<{ id: string }>(`SELECT id FROM "ClassPlayer" WHERE "userId" = $1`, nora.id)
  value(await command(lesson, { type: 'kick', player: player?.id ?? '' }))
  await lead(lesson, 'close', 'reveal', 'end')
  const asked = (who: Somebody, of = courseId) =>
    as(who.browser, () => ownClassResult({ courseId: of, classId: lesson.id }))
  const notFound = { ok: false, error: 'not-found' }
  for (const who of [absent, nora, teacher, await somebody(), await somebody('amministratore', newEmail())])
    expect(await asked(who)).toEqual(notFound)
  expect(await asked(anna, otherCourse)).toEqual(notFound)
  expect(await classesOf(absent, courseId)).toEqual([])
  expect(await classesOf(nora, courseId)).toEqual([])
  expect(await classesOf(anna, otherCourse)).toEqual([])
  expect((await asked(anna)).ok).toBe(true)
})

test('while it goes on its members are told of it, with what it takes to enter; nobody else, and not of one that nobody ended', async () => {
  const { teacher, courseId, students } = await classOf(1)
  const [anna] = students as [Somebody]
  const running = async (who: Somebody) =>
    value(await as(who.browser, () => listAttended())).courses.flatMap((course) => course.running)
  expect(await running(anna)).toEqual([])
  const lesson = await lobby({ courseId, title: 'La pila in aula' }, teacher.browser)
  await lobby({ title: 'Di nessun corso' }, teacher.browser)
  expect(await running(anna)).toEqual([{ code: lesson.code, title: 'La pila in aula' }])
  expect(await running(await somebody('studente'))).toEqual([])
  await sql(`UPDATE "ClassSession" SET "createdAt" = now() - interval '13 hours' WHERE id = $1`, lesson.id)
  expect(await running(anna)).toEqual([])
  const another = await lobby({ courseId, title: 'Il danno in aula' }, teacher.browser)
  await lead(another, 'start', 'end')
  expect(await running(anna)).toEqual([])
})
