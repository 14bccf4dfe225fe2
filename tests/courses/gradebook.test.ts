import { type Allowance, cellOf, countsOf, type GradedRun, pointsOf, rankOf, sumOf } from '#lib/courses/index'

const none: Allowance = {
  extension: null,
  minutes: null,
  attempts: 0,
  excuse: null,
  mark: null,
  reasons: { time: '', attempts: '' },
}
const always = { opensAt: null, dueAt: null, closesAt: null }
const run = (right: number, lastAt: number | null = 10, finished = true): GradedRun => ({
  right,
  total: 10,
  finished,
  lastAt,
})
const cell = (runs: readonly GradedRun[], allowance: Partial<Allowance> = {}, times = {}, now = 100) =>
  cellOf({ times: { ...always, ...times }, allowance: { ...none, ...allowance }, runs, now })
const mark = { points: 7.5, outOf: 10, reason: 'x' }

describe('a cell', () => {
  test('is worth the best finished time', () => {
    expect(cell([run(4), run(8), run(6), run(10, 10, false)])).toEqual({
      state: 'done',
      late: false,
      computed: { points: 8, outOf: 10 },
      counted: null,
      mark: null,
      begun: 4,
    })
  })

  test('keeps the computed score beside a mark by hand, which is what counts', () => {
    const marked = cell([run(4)], { mark })
    expect(marked).toMatchObject({ state: 'done', computed: { points: 4 }, mark: { points: 7.5, outOf: 10 } })
    expect(pointsOf(marked)).toEqual({ points: 7.5, outOf: 10 })
    expect(cell([], { mark })).toMatchObject({ state: 'done', computed: null })
  })

  test('is worth what counts, where some questions count for nobody: the computed score stays beside it', () => {
    const left = (right: number, leftOut: number, leftOutRight: number) => ({ ...run(right), leftOut, leftOutRight })
    const some = cell([left(5, 1, 0), left(6, 2, 2), left(5, 1, 1)])
    expect(some).toMatchObject({ computed: { points: 6, outOf: 10 }, counted: { points: 5, outOf: 9, leftOut: 1 } })
    expect(pointsOf(some)).toMatchObject({ points: 5, outOf: 9 })
    expect(pointsOf(cell([left(5, 1, 0)], { mark }))).toMatchObject({ points: 7.5 })
    const nothing = cell([left(3, 10, 3)])
    expect([nothing.state, pointsOf(nothing)]).toEqual(['done', null])
    expect(cell([{ ...left(7, 1, 1), byHand: 2, byHandMore: -0.75 }])).toMatchObject({
      computed: { points: 7, outOf: 10 },
      counted: { points: 5.25, outOf: 9, leftOut: 1, byHand: 2 },
    })
    expect(cell([left(3, 10, 3), left(1, 9, 0)]).counted).toEqual({ points: 1, outOf: 1, leftOut: 9 })
  })

  test('that is excused counts for nothing, whatever was done', () => {
    const excused = cell([run(4)], { excuse: { reason: 'x' }, mark })
    expect([excused.state, pointsOf(excused)]).toEqual(['excused', null])
  })

  test('is late where what counts was not finished in time', () => {
    const due = { dueAt: 20 }
    expect(cell([run(4, 20)], {}, due).late).toBe(false)
    expect(cell([run(4, 21)], {}, due).late).toBe(true)
    expect(cell([run(4, 20), run(9, 21)], {}, due).late).toBe(true)
    expect(cell([run(9, 20), run(9, 21), run(4, 22)], {}, due).late).toBe(false)
    // By what is decided the first counts.
    const left = { ...run(9, 21), leftOut: 9, leftOutRight: 9 }
    expect(cell([run(4, 20), left], {}, due).late).toBe(false)
    expect(cell([run(4, 21)], { extension: { dueAt: 30, closesAt: null } }, due).late).toBe(false)
  })

  test('is overdue where it should have been done, begun or not', () => {
    expect(cell([], {}, { dueAt: 99 }).state).toBe('overdue')
    expect(cell([run(1, 10, false)], {}, { closesAt: 100 }).state).toBe('overdue')
    expect(cell([], { extension: { dueAt: 200, closesAt: null } }, { dueAt: 99 }).state).toBe('todo')
  })

  test('says how far it came that is not finished, of several times the one that came furthest', () => {
    const at = (done: number) => ({ ...run(1, 10, false), partly: { done, of: 10, what: 'answers' as const } })
    const closed = { closesAt: 100 }
    expect(cell([at(3), at(1)], {}, closed)).toMatchObject({ state: 'overdue', partly: { done: 3, of: 10 } })
    expect(cell([at(3)], {}, { dueAt: 100 })).toMatchObject({ state: 'begun', partly: { done: 3 } })
    expect(cell([run(4), at(3)], {}, closed).partly).toBeUndefined()
    expect(cell([], {}, closed).partly).toBeUndefined()
    expect(sumOf([cell([at(3)], {}, closed), cell([], {}, closed)])).toMatchObject({ overdue: 2, overdueBegun: 1 })
  })

  test('is begun or to be done while there is time', () => {
    expect(cell([run(1, 10, false)], {}, { dueAt: 100 }).state).toBe('begun')
    expect(cell([]).state).toBe('todo')
    expect(cell([], {}, { opensAt: 200 }).state).toBe('todo')
  })
})

test('in a sum a mark by hand is out of as many points as what was finished, else as the assignment; in the cell as it was given', () => {
  const nine: GradedRun = { ...run(6), total: 9 }
  const given = { mark: { points: 5, outOf: 20, reason: 'x' } }
  const hand = cell([nine], given)
  expect([pointsOf(hand), countsOf(hand)]).toEqual([
    { points: 5, outOf: 20 },
    { points: 2.25, outOf: 9 },
  ])
  expect(sumOf([hand, cell([nine])], [2, 2])).toMatchObject({ points: 16.5, outOf: 36 })
  const full = (runs: readonly GradedRun[], of: number | null) =>
    countsOf(cellOf({ times: always, allowance: { ...none, ...given }, runs, now: 100, full: of }))
  expect(full([], 8)).toEqual({ points: 2, outOf: 8 })
  expect(full([nine], 8)).toEqual({ points: 2.25, outOf: 9 })
  expect(full([{ ...nine, leftOut: 1, leftOutRight: 1 }], 9)).toEqual({ points: 2, outOf: 8 })
  expect(full([{ ...nine, leftOut: 9, leftOutRight: 6 }], 8)).toEqual({ points: 2, outOf: 8 })
  expect(full([], null)).toEqual({ points: 5, outOf: 20 })
  expect(cell([nine], { mark: { points: 5, outOf: 9, reason: 'x' } })).not.toHaveProperty('scaled')
  // Thirds come to whole points.
  const third = cell([run(6)], { mark: { points: 1, outOf: 3, reason: 'x' } })
  expect(sumOf([third, third, third, third, third, third])).toMatchObject({ points: 20, outOf: 60 })
})

test('a sum is of what is done and counts, and says how many are not', () => {
  const cells = [
    cell([run(4)]),
    cell([run(2, 30)], { mark }, { dueAt: 20 }),
    cell([run(9)], { excuse: { reason: 'x' } }),
    cell([], {}, { dueAt: 20 }),
    cell([run(1, 1, false)]),
    cell([]),
  ]
  expect(sumOf(cells)).toEqual({
    points: 11.5,
    outOf: 20,
    zeros: 0,
    done: 2,
    late: 1,
    overdue: 1,
    overdueBegun: 0,
    begun: 1,
    todo: 1,
    absent: 0,
    excused: 1,
  })
  expect(sumOf([])).toMatchObject({ points: 0, outOf: 0, done: 0 })
})

test('a column is sorted by share, then by what is left to do', () => {
  const order = [
    cell([], { excuse: { reason: 'x' } }),
    cell([], {}, { dueAt: 1 }),
    cell([]),
    cell([run(1, 1, false)]),
    cell([run(0)]),
    cell([run(5)]),
  ].map(rankOf)
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(new Set(order).size).toBe(order.length)
})

describe('what is missing when it is due, where it counts as nothing', () => {
  const missing = (runs: readonly GradedRun[], allowance: Partial<Allowance> = {}, more = {}) =>
    cellOf({
      times: { ...always, dueAt: 20 },
      allowance: { ...none, ...allowance },
      runs,
      now: 100,
      missing: 8,
      ...more,
    })

  test('counts so as long as it is not handed in: nothing that is decided by hand is overridden', () => {
    expect(countsOf(missing([]))).toEqual({ points: 0, outOf: 8 })
    expect(countsOf(missing([run(3, 10, false)]))).toEqual({ points: 0, outOf: 8 })
    expect(countsOf(missing([run(4, 30)]))).toEqual({ points: 4, outOf: 10 })
    expect(countsOf(missing([], { mark }))).toMatchObject({ points: 7.5, outOf: 10 })
    expect(countsOf(missing([], { excuse: { reason: 'x' } }))).toBeNull()
    expect(countsOf(missing([], { extension: { dueAt: 200, closesAt: null } }))).toBeNull()
    expect(countsOf(missing([], {}, { now: 20 }))).toBeNull()
    expect(countsOf(missing([], {}, { after: true }))).toBeNull()
    expect(countsOf(missing([], {}, { missing: null }))).toBeNull()
    // What was given is nothing all the same.
    expect(pointsOf(missing([]))).toBeNull()
  })

  test('is in the sum, and each is in it as often as it weighs', () => {
    const cells = [cell([run(4)]), missing([]), cell([run(9)])]
    expect(sumOf(cells)).toMatchObject({ points: 13, outOf: 28, zeros: 1, overdue: 1 })
    expect(sumOf(cells, [2, 0.5, 0])).toMatchObject({ points: 8, outOf: 24, zeros: 1 })
  })
})
