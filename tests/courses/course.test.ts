import { coursePhase, parseCourse } from '#lib/courses/index'

const typed = { title: 'Arbitri 2026', startsOn: '', endsOn: '' }

describe('a course as a form sends it', () => {
  test('title alone is enough; spaces around and between are one', () => {
    expect(parseCourse({ ...typed, title: '  Arbitri \n 2026 ' })).toEqual({
      ok: true,
      value: { title: 'Arbitri 2026', startsOn: null, endsOn: null },
    })
  })

  test.each([
    ['2026-09-01', '2026-09-01'],
    ['2028-02-29', '2028-03-01'],
    ['', '2027-01-31'],
    ['2027-01-31', ''],
  ])('begins and ends: %s, %s', (startsOn, endsOn) => {
    expect(parseCourse({ ...typed, startsOn, endsOn })).toMatchObject({
      ok: true,
      value: { startsOn: startsOn || null, endsOn: endsOn || null },
    })
  })

  test.each([
    ['2027-02-29', ''],
    ['2026-13-01', ''],
    ['2026-00-10', ''],
    ['2026-04-31', ''],
    ['ieri', ''],
    ['2026-9-1', ''],
    ['2026-09-02', '2026-09-01'],
  ])('no such days: %s, %s', (startsOn, endsOn) => {
    expect(parseCourse({ ...typed, startsOn, endsOn })).toEqual({ ok: false, error: 'course-dates' })
  })

  test.each(['', '   ', 'x'.repeat(121)])('no such title: %j', (title) => {
    expect(parseCourse({ ...typed, title })).toEqual({ ok: false, error: 'course-title' })
  })
})

test.each([
  [null, null, null, 'on'],
  ['2026-11-22', null, null, 'on'],
  ['2026-11-23', null, null, 'before'],
  [null, '2026-11-22', null, 'on'],
  [null, '2026-11-21', null, 'over'],
  ['2026-11-23', '2026-12-01', 1, 'archived'],
] as const)('a course from %s to %s, archived at %s, is on 22 November: %s', (startsOn, endsOn, archivedAt, phase) => {
  expect(coursePhase({ startsOn, endsOn, archivedAt }, '2026-11-22')).toBe(phase)
})
