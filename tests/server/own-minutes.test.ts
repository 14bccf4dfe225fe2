import './next'
import { getAssignment, makeAssignment } from '#lib/server/courses/assignments'
import { getDuty } from '#lib/server/courses/attended'
import { beginAssignment } from '#lib/server/courses/begin-assignment'
import { extend, takeBack } from '#lib/server/courses/exceptions'
import { romeTime } from '#lib/server/courses/rome'
import { getWork } from '#lib/server/courses/student-work'
import { getExam } from '#lib/server/exam/get-exam'
import { submitExam } from '#lib/server/exam/submit-exam'
import { as } from './browser'
import { classOf, type Somebody } from './class'
import { setClock, value } from './play'

// More minutes for one student in what is timed: at once in what they are at, and in what they begin.

const MINUTE = 60_000
const now = Date.UTC(2026, 10, 24, 9)
const refused = { ok: false, error: 'exception-minutes' }

beforeEach(() => setClock(now))

async function timed(closesAt = '', minutes: number | null = 60) {
  const { teacher, courseId, students } = await classOf(2)
  const custom = { areas: ['legame'], count: 3, pass: 50, minutes, scores: 'end' as const }
  const task = { type: 'su-misura' as const, custom }
  const make = { courseId, title: 'Prova', task, opensAt: '', dueAt: '', closesAt, attempts: null }
  const { assignmentId } = value(await as(teacher.browser, () => makeAssignment(make)))
  const [student, other] = students as [Somebody, Somebody]
  const target = { courseId, assignmentId, userId: student.id }
  const give = (own: number | null | undefined, more: { dueAt?: string; closesAt?: string; reason?: string } = {}) =>
    as(teacher.browser, () => extend({ ...target, dueAt: '', closesAt: '', minutes: own, ...more }))
  const back = () => as(teacher.browser, () => takeBack({ ...target, kind: 'time' }))
  const begin = async (who = student) =>
    value(await as(who.browser, () => beginAssignment({ assignmentId })))
      .path.slice('/esame/'.length)
      .split('?')[0] ?? ''
  const ends = async (examId: string, who = student) => {
    const { deadlineAt } = value(await as(who.browser, () => getExam({ examId })))
    return deadlineAt === null ? null : (deadlineAt - now) / MINUTE
  }
  const seen = async (who = student) => value(await as(who.browser, () => getDuty({ courseId, assignmentId }))).duty
  const work = async () => value(await as(teacher.browser, () => getWork(target)))
  return { teacher, student, other, target, give, back, begin, ends, seen, work }
}

test('they hold for what that student begins, and for nobody else; student and instructor read them with the reason', async () => {
  const { teacher, give, begin, ends, seen, work, other, target } = await timed()
  value(await give(90, { reason: 'DSA' }))
  expect(await ends(await begin())).toBe(90)
  expect(await ends(await begin(other), other)).toBe(60)
  expect(await seen()).toMatchObject({
    minutes: 60,
    allowance: { minutes: 90, extension: null, reasons: { time: 'DSA' } },
  })
  expect((await seen(other)).allowance.minutes).toBeNull()
  expect(await work()).toMatchObject({ minutes: { all: 60, own: 90 }, given: [{ kind: 'time', minutes: 90 }] })
  const { students } = value(await as(teacher.browser, () => getAssignment(target)))
  expect(students.map(({ minutes }) => minutes).sort()).toEqual([90, null])
})

test('what is open is lengthened at once, and stays as long when they are taken back', async () => {
  const { give, back, begin, ends } = await timed()
  const examId = await begin()
  setClock(now + 59 * MINUTE)
  value(await give(90))
  expect(await ends(examId)).toBe(90)
  value(await back())
  expect(await ends(examId)).toBe(90)
})

test('what was handed in, or is over, is not opened again', async () => {
  const { give, begin, ends, student } = await timed()
  const first = await begin()
  value(await as(student.browser, () => submitExam({ examId: first })))
  const second = await begin()
  setClock(now + 62 * MINUTE)
  value(await give(90))
  expect([await ends(first), await ends(second)]).toEqual([60, 60])
})

test('the end of the assignment stays the end, unless it is moved too', async () => {
  const { give, begin, ends } = await timed(romeTime(now + 70 * MINUTE))
  const examId = await begin()
  value(await give(90))
  expect(await ends(examId)).toBe(70)
  value(await give(90, { closesAt: romeTime(now + 80 * MINUTE) }))
  expect(await ends(examId)).toBe(80)
})

test('other dates alone leave them as they are, and as many as everybody has are none', async () => {
  const { give, work } = await timed()
  value(await give(90))
  value(await give(undefined, { dueAt: romeTime(now + 9 * MINUTE) }))
  expect((await work()).minutes.own).toBe(90)
  value(await give(60))
  expect(await work()).toMatchObject({ minutes: { own: null }, own: { dueAt: null } })
})

test.each([59, 1_441, 0, 70.5])('%s minutes are refused where everybody has 60', async (minutes) => {
  const { give, work } = await timed()
  expect(await give(minutes)).toEqual(refused)
  expect((await work()).given).toEqual([])
})

test('where nobody looks at the clock there are none', async () => {
  const { give } = await timed('', null)
  expect(await give(90)).toEqual(refused)
})
