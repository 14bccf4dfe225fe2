import { allowanceOf, attemptsFor, parseException, sameException } from '#lib/courses/index'

const mark = (points: number, outOf = 10, reason = 'Detto a voce.') =>
  parseException({ kind: 'mark', points, outOf, reason })

test.each([0, 7.5, 9.25, 10])('%s of ten is a mark', (points) => {
  expect(mark(points).ok).toBe(true)
})

test.each([
  [-1, 10],
  [11, 10],
  [1.3, 10],
  [Number.NaN, 10],
  [0, 0],
  [1, 2.5],
  [1, 1_001],
])('%s of %s is none', (points, outOf) => {
  expect(mark(points, outOf)).toEqual({ ok: false, error: 'exception-mark' })
})

test('what changes a result says why; what gives more may', () => {
  const refused = { ok: false, error: 'exception-reason' }
  expect(mark(5, 10, ' ')).toEqual(refused)
  expect(parseException({ kind: 'excuse', reason: '' })).toEqual(refused)
  expect(parseException({ kind: 'excuse', reason: 'x'.repeat(501) })).toEqual(refused)
  expect(parseException({ kind: 'attempts', attempts: 1, reason: '' }).ok).toBe(true)
  expect(parseException({ kind: 'time', dueAt: 1, closesAt: null, reason: '' }).ok).toBe(true)
})

test.each([0, 21, 1.5])('nobody gives %s more attempts', (attempts) => {
  expect(parseException({ kind: 'attempts', attempts, reason: '' })).toEqual({ ok: false, error: 'exception-attempts' })
})

test('what says the same is the same, whatever else it carries', () => {
  const one = { kind: 'mark', points: 5, outOf: 10, reason: 'a' } as const
  expect(sameException({ ...one, ...{ id: 'x' } }, one)).toBe(true)
  expect(sameException({ ...one, reason: 'b' }, one)).toBe(false)
  expect(sameException({ ...one, points: 6 }, one)).toBe(false)
})

test('what holds for somebody is what is in force of each kind', () => {
  expect(allowanceOf([])).toEqual({
    extension: null,
    minutes: null,
    attempts: 0,
    excuse: null,
    mark: null,
    reasons: { time: '', attempts: '' },
  })
  const all = [
    { kind: 'time', dueAt: 1, closesAt: null, reason: '' },
    { kind: 'attempts', attempts: 2, reason: 'c' },
    { kind: 'excuse', reason: 'a' },
    { kind: 'mark', points: 5, outOf: 10, reason: 'b' },
  ] as const
  expect(allowanceOf(all)).toEqual({
    extension: { dueAt: 1, closesAt: null },
    minutes: null,
    attempts: 2,
    excuse: { reason: 'a' },
    mark: { points: 5, outOf: 10, reason: 'b' },
    reasons: { time: '', attempts: 'c' },
  })
  expect([attemptsFor(3, { attempts: 2 }), attemptsFor(null, { attempts: 2 })]).toEqual([5, null])
})

test.each([0, 1441, 30.5, Number.NaN])('nobody has %s minutes', (minutes) => {
  const time = { kind: 'time', dueAt: null, closesAt: null, minutes, reason: '' } as const
  expect(parseException(time)).toEqual({ ok: false, error: 'exception-minutes' })
})

test('minutes alone are no other dates', () => {
  const time = { kind: 'time', dueAt: null, closesAt: null, minutes: 90, reason: 'DSA' } as const
  expect(allowanceOf([time])).toMatchObject({ extension: null, minutes: 90, reasons: { time: 'DSA' } })
  expect(sameException(time, { ...time, minutes: 100 })).toBe(false)
})
