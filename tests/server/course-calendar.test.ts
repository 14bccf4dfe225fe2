import './next'
import { getAssignment, getAssignments, makeAssignment } from '#lib/server/courses/assignments'
import { getCalendar, readCalendar, renewCalendar } from '#lib/server/courses/calendar'
import { archiveCourse, changeCourse } from '#lib/server/courses/change-course'
import { copyCourse } from '#lib/server/courses/copy-course'
import { getTaught } from '#lib/server/courses/get-taught'
import { addLessons, changeLesson, getLessons } from '#lib/server/courses/lessons'
import { GET } from '../../app/(studio)/corsi/calendario/[token]/route'
import { sql } from '../setup/sql'
import { as, newBrowser } from './browser'
import { classOf, type Somebody, somebody } from './class'
import { setClock, value } from './play'

const now = Date.UTC(2026, 10, 24, 9)
beforeEach(() => setClock(now))

/** A course with a lesson due on a day and something due at an hour. */
async function planned() {
  const made = await classOf(1)
  const { teacher, courseId } = made
  const course = { courseId, title: 'Arbitri 2026', startsOn: '2026-10-01', endsOn: '2027-05-31' }
  value(await as(teacher.browser, () => changeCourse(course)))
  value(await as(teacher.browser, () => addLessons({ courseId, lessons: ['danno'] })))
  value(
    await as(teacher.browser, () => changeLesson({ courseId, lesson: 'danno', note: 'Tutta.', dueOn: '2026-12-01' })),
  )
  const task = { type: 'esercizio' as const, rules: [], lessons: [], template: 'legame', length: 2 }
  const times = { opensAt: '', dueAt: '2027-04-02T21:00', closesAt: '2027-04-09T21:00', attempts: 1 }
  value(await as(teacher.browser, () => makeAssignment({ courseId, title: 'Legame', task, ...times })))
  return { ...made, student: made.students[0] as Somebody }
}

describe('a calendar', () => {
  const tokenOf = async (who: Somebody) =>
    value(await as(who.browser, () => getCalendar()))
      .address?.split('/')
      .at(-1) ?? null
  const read = (token: string | null) => as(newBrowser(), () => readCalendar({ token: token ?? '' }))

  test('has what is to be done, for whoever knows its address, without signing in', async () => {
    const { student } = await planned()
    expect(await tokenOf(student)).toBeNull()
    value(await as(student.browser, () => renewCalendar()))
    const text = value(await read(await tokenOf(student)))
    expect(text).toContain('SUMMARY:Da consegnare: Legame')
    expect(text).toContain('DTSTART:20270402T190000Z')
    expect(text).toContain('SUMMARY:Si chiude: Legame')
    expect(text).toContain('DTSTART:20270409T190000Z')
    expect(text).toContain('SUMMARY:Da leggere: Danno')
    expect(text).toContain('DTSTART;VALUE=DATE:20261201')
    const params = Promise.resolve({ token: (await tokenOf(student)) ?? '' })
    const reply = await as(newBrowser(), () => GET(new Request('http://localhost:3000/'), { params }))
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
  })

  test('has another address when one asks for it, and what stands in the address is kept nowhere', async () => {
    const { student } = await planned()
    value(await as(student.browser, () => renewCalendar()))
    const first = await tokenOf(student)
    expect(await tokenOf(student)).toBe(first)
    const rows = await sql('SELECT * FROM "CalendarFeed"')
    expect(JSON.stringify(rows)).not.toContain(first)
    value(await as(student.browser, () => renewCalendar()))
    expect(await tokenOf(student)).not.toBe(first)
    expect(await read(first)).toEqual({ ok: false, error: 'not-found' })
    expect((await read(await tokenOf(student))).ok).toBe(true)
  })

  test('has nothing of courses that were put away, or of other people', async () => {
    const { teacher, courseId, student } = await planned()
    const stranger = await somebody()
    value(await as(stranger.browser, () => renewCalendar()))
    expect(value(await read(await tokenOf(stranger)))).not.toContain('BEGIN:VEVENT')
    value(await as(student.browser, () => renewCalendar()))
    value(await as(teacher.browser, () => archiveCourse({ courseId, archived: true })))
    expect(value(await read(await tokenOf(student)))).not.toContain('BEGIN:VEVENT')
  })
})

describe('a copy of a course', () => {
  const copied = async (startsOn: string) => {
    const { teacher, courseId } = await planned()
    const copy = await as(teacher.browser, () => copyCourse({ courseId, title: 'Arbitri 2027', startsOn }))
    const { courseId: id } = value(copy)
    const { assignments } = value(await as(teacher.browser, () => getAssignments({ courseId: id })))
    const assignmentId = assignments[0]?.id ?? ''
    return {
      course: value(await as(teacher.browser, () => getTaught({ courseId: id }))),
      lessons: value(await as(teacher.browser, () => getLessons({ courseId: id }))).lessons,
      assignment: value(await as(teacher.browser, () => getAssignment({ courseId: id, assignmentId }))),
      old: courseId,
    }
  }

  test('has lessons and assignments as many days later, at the same hour, and nobody in it', async () => {
    const { course, lessons, assignment, old } = await copied('2027-09-30')
    expect(course).toMatchObject({
      title: 'Arbitri 2027',
      startsOn: '2027-09-30',
      endsOn: '2028-05-29',
      copiedFromId: old,
    })
    expect(lessons).toMatchObject([{ lesson: 'danno', note: 'Tutta.', dueOn: '2027-11-30' }])
    // 364 days after 2 April 2027, over a leap day: 21:00 in Rome.
    expect(assignment.assignment.dueAt).toBe(Date.UTC(2028, 2, 31, 19))
    expect(assignment).toMatchObject({ students: [], assignment: { title: 'Legame', attempts: 1 } })
  })

  test('keeps the hour where the clocks have changed in between', async () => {
    const { assignment } = await copied('2026-08-01')
    // 61 days before: 31 January, when Rome is one hour ahead.
    expect(assignment.assignment.dueAt).toBe(Date.UTC(2027, 0, 31, 20))
  })

  test('has no days where it has no beginning', async () => {
    const { course, lessons, assignment } = await copied('')
    expect([course.startsOn, course.endsOn, lessons[0]?.dueOn, assignment.assignment.dueAt]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
