import { assignmentPhase, lastEnd, mayBegin, nextDuty, parseAssignment, timesFor } from '#lib/courses/index'

const none = { opensAt: null, dueAt: null, closesAt: null }
const times = { opensAt: 10, dueAt: 20, closesAt: 30 }

test.each([
  [9, 'before'],
  [10, 'open'],
  [20, 'open'],
  [21, 'late'],
  [29, 'late'],
  [30, 'closed'],
] as const)('at %s an assignment from 10, due at 20, until 30 is %s', (now, phase) => {
  expect(assignmentPhase(times, now)).toBe(phase)
})

test('without times it is always open', () => {
  expect(assignmentPhase(none, 1e15)).toBe('open')
})

test.each([
  [null, times],
  [
    { dueAt: 25, closesAt: null },
    { ...times, dueAt: 25 },
  ],
  [
    { dueAt: null, closesAt: 40 },
    { ...times, closesAt: 40 },
  ],
  [
    { dueAt: 40, closesAt: 50 },
    { opensAt: 10, dueAt: 40, closesAt: 50 },
  ],
])('with %j more time', (extension, own) => {
  expect(timesFor(times, extension)).toEqual(own)
})

test.each([
  [9, 0, 'assignment-before'],
  [10, 0, null],
  [10, 1, null],
  [10, 2, 'no-attempts'],
  [29, 0, null],
  [30, 0, 'assignment-closed'],
] as const)('at %s, begun %s times of two: %s', (now, begun, error) => {
  const said = mayBegin({ ...times, attempts: 2 }, begun, now)
  expect(said.ok ? null : said.error).toBe(error)
})

test('as often as one likes is often', () => {
  expect(mayBegin({ ...none, attempts: null }, 1_000, 0).ok).toBe(true)
})

describe('what an instructor says of it', () => {
  const typed = { title: ' Pila  e priorità ', attempts: 1, ...times }
  test('is read', () => {
    expect(parseAssignment(typed)).toEqual({ ok: true, value: { ...typed, title: 'Pila e priorità' } })
    expect(parseAssignment({ ...typed, ...none, attempts: null }).ok).toBe(true)
    expect(parseAssignment({ ...typed, opensAt: null, dueAt: 30 }).ok).toBe(true)
    for (const weight of [0, 0.25, 10]) expect(parseAssignment({ ...typed, weight }).ok).toBe(true)
  })
  test.each([
    [{ title: ' ' }, 'course-title'],
    [{ title: 'x'.repeat(121) }, 'course-title'],
    [{ dueAt: 9 }, 'assignment-times'],
    [{ closesAt: 19 }, 'assignment-times'],
    [{ dueAt: null, closesAt: 9 }, 'assignment-times'],
    [{ weight: -1 }, 'assignment-weight'],
    [{ weight: 0.3 }, 'assignment-weight'],
    [{ weight: 11 }, 'assignment-weight'],
    [{ attempts: 0 }, 'assignment-attempts'],
    [{ attempts: 1.5 }, 'assignment-attempts'],
    [{ attempts: 21 }, 'assignment-attempts'],
  ])('or refused: %j', (changed, error) => {
    expect(parseAssignment({ ...typed, ...changed })).toEqual({ ok: false, error })
  })
})

test('what is due first comes next; what is done, not open yet or over does not', () => {
  const duty = (name: string, dueAt: number | null, more: object = {}) => ({
    name,
    opensAt: null,
    dueAt,
    closesAt: null,
    done: false,
    ...more,
  })
  const duties = [
    duty('no date', null),
    duty('done', 1, { done: true }),
    duty('over', 1, { closesAt: 4 }),
    duty('not open', 6, { opensAt: 6 }),
    duty('second', 8),
    duty('first', 7),
  ]
  expect(nextDuty(duties, 5)?.name).toBe('first')
  expect(nextDuty(duties.slice(0, 4), 5)?.name).toBe('no date')
  expect(nextDuty(duties.slice(1, 4), 5)).toBeNull()
})

test('it is over for everybody when the last who has more time cannot do it any more', () => {
  const more = (closesAt: number | null) => ({ dueAt: null, closesAt })
  expect(lastEnd(times, [])).toBe(30)
  expect(lastEnd(times, [more(50), more(null), more(40)])).toBe(50)
  expect(lastEnd(none, [more(50)])).toBeNull()
})
