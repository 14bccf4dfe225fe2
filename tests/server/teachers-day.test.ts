import './next'
import { asksToTeach } from '#lib/server/account/teaching'
import { makeAssignment } from '#lib/server/courses/assignments'
import { archiveCourse } from '#lib/server/courses/change-course'
import { createCourse } from '#lib/server/courses/create-course'
import { getInvitation } from '#lib/server/courses/join'
import { romeTime } from '#lib/server/courses/rome'
import { addRoster } from '#lib/server/courses/roster'
import { teachersDay } from '#lib/server/courses/teachers-day'
import { getToday } from '#lib/server/courses/today'
import { sql } from '../setup/sql'
import { as, newBrowser } from './browser'
import { codeOf, joins, newCourse, type Somebody, somebody } from './class'
import { lobby } from './classroom-play'
import { newEmail, setClock, value } from './play'
import './streams'

// What whoever teaches finds first, and under which name their students find them.

const NOW = Date.parse('2026-11-23T12:00:00Z')
const DAY = 86_400_000
beforeEach(() => setClock(NOW))

const day = async (who: Somebody) => value(await as(who.browser, () => teachersDay()))

describe('the first page of whoever teaches', () => {
  const assign = (who: Somebody, courseId: string, title: string, dueAt: number) =>
    as(who.browser, () =>
      makeAssignment({
        ...{ courseId, title, opensAt: '', dueAt: romeTime(dueAt), closesAt: '', attempts: null },
        task: { type: 'esercizio', rules: [], lessons: [], template: 'legame', length: 2 },
      }),
    )

  test('says what ends within a week, the first of it first, in whichever course; and which course nobody follows', async () => {
    const [teacher, student] = [await somebody('formatore'), await somebody()]
    const [one, other] = [await newCourse(teacher, 'Uno'), await newCourse(teacher, 'Altro')]
    await joins(student, teacher, one)
    value(await assign(teacher, one, 'Fra sei giorni', NOW + 6 * DAY))
    value(await assign(teacher, other, 'Domani', NOW + DAY))
    value(await assign(teacher, one, 'Fra otto giorni', NOW + 8 * DAY))
    const { ending, empty, courses } = await day(teacher)
    expect(ending.map(({ title, course }) => [title, course.title])).toEqual([
      ['Domani', 'Altro'],
      ['Fra sei giorni', 'Uno'],
    ])
    expect(empty).toEqual([{ id: other, title: 'Altro', awaited: 0 }])
    expect(courses.map(({ title, students }) => [title, students])).toEqual([
      ['Altro', 0],
      ['Uno', 1],
    ])
  })

  test('says of a course that nobody follows how many are awaited from its lists, as the course itself does', async () => {
    const teacher = await somebody('formatore')
    const id = await newCourse(teacher)
    const today = async () => value(await as(teacher.browser, () => getToday({ courseId: id })))
    expect(await today()).toMatchObject({ students: 0, awaited: 0 })
    value(await as(teacher.browser, () => addRoster({ courseId: id, text: `${newEmail()}\n${newEmail()}` })))
    expect(await today()).toMatchObject({ students: 0, awaited: 2 })
    expect((await day(teacher)).empty).toEqual([{ id, title: 'Arbitri 2026', awaited: 2 }])
  })

  test('counts the reports that wait in each course, and no others', async () => {
    const [teacher, student] = [await somebody('formatore'), await somebody()]
    const courseId = await newCourse(teacher)
    await joins(student, teacher, courseId)
    await newCourse(await somebody('formatore'))
    expect((await day(teacher)).appeals).toEqual([])
    await sql(
      `INSERT INTO "Report" (id, "userId", kind, sentence, record, rule, place, edition, "courseId", "createdAt")
       SELECT gen_random_uuid(), $1::uuid, 'missing', 'No.', '{}', '702.' || n, '/', '2026-09-25', $2::uuid, now() FROM generate_series(1, 3) n`,
      student.id,
      courseId,
    )
    await sql(`UPDATE "Report" SET "passedAt" = now() WHERE "courseId" = $1 AND rule = '702.3'`, courseId)
    expect((await day(teacher)).appeals).toEqual([{ course: { id: courseId, title: 'Arbitri 2026' }, waiting: 2 }])
  })

  test('leads back into a session that goes on; of a course that was put away it says nothing', async () => {
    const teacher = await somebody('formatore')
    const courseId = await newCourse(teacher)
    value(await assign(teacher, courseId, 'Domani', NOW + DAY))
    const { id } = await lobby({}, teacher.browser)
    value(await as(teacher.browser, () => archiveCourse({ courseId, archived: true })))
    const found = await day(teacher)
    expect(found.classes.map((one) => one.id)).toEqual([id])
    expect([found.ending, found.empty, found.appeals]).toEqual([[], [], []])
    expect(found.courses).toMatchObject([{ id: courseId, phase: 'archived' }])
  })
})

describe('a name for whoever teaches', () => {
  const FIELDS = { title: 'Arbitri', startsOn: '', endsOn: '' }
  const make = (who: Somebody, name?: string) =>
    as(who.browser, () => createCourse({ ...FIELDS, ...(name !== undefined && { name }) }))
  const teachersOf = async (who: Somebody, courseId: string) => {
    const code = await codeOf(who, courseId)
    return value(await as(newBrowser(), () => getInvitation({ code }))).teachers
  }

  test('is typed with the first course, and read by whoever is invited', async () => {
    const teacher = await somebody('formatore')
    expect((await day(teacher)).named).toBe(false)
    const { courseId } = value(await make(teacher, '  Nora   Riva '))
    expect((await day(teacher)).named).toBe(true)
    expect(await teachersOf(teacher, courseId)).toEqual(['Nora Riva'])
  })

  test.each([undefined, '', '   '])(
    'stands in nobody’s way: %j makes the course, and changes no name',
    async (typed) => {
      const teacher = await somebody('formatore')
      const { courseId } = value(await make(teacher, typed))
      expect(await teachersOf(teacher, courseId)).toEqual([])
      value(await make(teacher, 'Nora Riva'))
      value(await make(teacher, typed))
      expect(await teachersOf(teacher, courseId)).toEqual(['Nora Riva'])
    },
  )

  test('that is too long makes no course', async () => {
    const teacher = await somebody('formatore')
    expect(await make(teacher, 'N'.repeat(121))).toEqual({ ok: false, error: 'name-long' })
    expect((await day(teacher)).courses).toEqual([])
  })

  test('is theirs from when they ask to teach', async () => {
    const who = await somebody()
    value(await as(who.browser, () => asksToTeach({ asks: true, name: 'Nora Riva' })))
    const [row] = await sql<{ name: string }>('SELECT name FROM "User" WHERE id = $1', who.id)
    expect(row?.name).toBe('Nora Riva')
  })
})
