import { moved, parseLesson } from '#lib/courses/index'

test.each([
  ['a', 1, 'bac'],
  ['c', -1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['b', 9, 'acb'],
  ['x', 1, 'abc'],
])('of a, b, c, moving %s by %s gives %s', (one, by, order) => {
  expect(moved(['a', 'b', 'c'], one, by).join('')).toBe(order)
})

test.each([
  ['  Leggi la seconda parte. ', '', { ok: true, value: { note: 'Leggi la seconda parte.', dueOn: null } }],
  ['', '2026-12-01', { ok: true, value: { note: '', dueOn: '2026-12-01' } }],
  ['', '2026-12-32', { ok: false, error: 'course-dates' }],
  ['x'.repeat(501), '', { ok: false, error: 'course-note' }],
])('a lesson with the note %j by %j', (note, dueOn, said) => {
  expect(parseLesson({ note, dueOn })).toEqual(said)
})
