import './next'
import { database } from '#lib/db/client'
import { createCourse } from '#lib/server/courses/create-course'
import { listTaught } from '#lib/server/courses/list-taught'
import { courseAttended, courseTaught } from '#lib/server/courses/own-course'
import { romeMoment, romeTime } from '#lib/server/courses/rome'
import { sql } from '../setup/sql'
import { as } from './browser'
import { newCourse as make, somebody as person } from './class'
import { value } from './play'

describe('a course', () => {
  test('is made by an instructor, who finds it among those they teach', async () => {
    const teacher = await person('formatore')
    const courseId = await make(teacher)
    const [course] = value(await as(teacher.browser, () => listTaught()))
    expect(course).toMatchObject({ id: courseId, title: 'Arbitri 2026', phase: 'on', students: 0 })
    expect(course?.joinCode).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
  })

  test('is not made by who does not teach', async () => {
    const who = await person('studente')
    expect(await as(who.browser, () => createCourse({ title: 'x', startsOn: '', endsOn: '' }))).toEqual({
      ok: false,
      error: 'not-allowed',
    })
    expect(await as(who.browser, () => listTaught())).toEqual({ ok: false, error: 'not-allowed' })
  })

  test('opens to its own instructor alone, as long as they are one', async () => {
    const teacher = await person('formatore')
    const courseId = await make(teacher)
    expect((await courseTaught(teacher, courseId)).ok).toBe(true)
    for (const who of [await person('formatore'), await person('amministratore'), await person('studente')])
      for (const door of [courseTaught, courseAttended])
        expect(await door(who, courseId)).toEqual({ ok: false, error: 'not-found' })
    expect(await courseAttended(teacher, courseId)).toEqual({ ok: false, error: 'not-found' })
    expect(await courseTaught({ ...teacher, role: 'studente' }, courseId)).toEqual({ ok: false, error: 'not-found' })
    await sql('UPDATE "CourseMember" SET "removedAt" = now() WHERE "userId" = $1', teacher.id)
    expect(await courseTaught(teacher, courseId, database())).toEqual({ ok: false, error: 'not-found' })
  })
})

describe('time in Rome', () => {
  test.each([
    ['2026-11-22T21:05', '2026-11-22T20:05:00.000Z'],
    ['2026-07-01T00:30', '2026-06-30T22:30:00.000Z'],
    // The hour that is skipped, and the one that comes twice.
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(new Date(romeMoment(text) ?? 0).toISOString()).toBe(iso)
  })

  test('goes there and back', () => {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 7 * 3_600_000)
      expect(romeTime(romeMoment(romeTime(at)) ?? 0)).toBe(romeTime(at))
  })

  test.each(['', '2026-11-22', '2026-02-30T10:00', '2026-11-22T24:10', 'ieri'])('%j is no time', (text) => {
    expect(romeMoment(text)).toBeNull()
  })
})
