import { type Attempt, dayOf, examPlan, rebuild, startOf, streakOf } from '#lib/study/index'

const TODAY = 1000
const now = startOf(TODAY) + 9 * 3_600_000
const askable = Array.from({ length: 100 }, (_, i) => `119.${i + 1}`)

const met = (n: number, day: number) =>
  rebuild(
    askable.slice(0, n).map(
      (rule, i): Attempt => ({
        itemId: `x.v1.${i}`,
        template: 'x',
        verdict: 'right',
        about: [rule],
        offered: [],
        beliefs: [],
        difficulty: null,
        confidence: null,
        at: startOf(day),
      }),
    ),
  )

describe('an exam to come', () => {
  const plan = (days: number, progress = met(0, TODAY)) => examPlan({ examOn: TODAY + days }, progress, askable, now)

  test('spreads what was never met evenly, and keeps the last days for reviews', () => {
    expect(plan(53)).toMatchObject({ days: 53, perDay: 2, left: 2 })
    expect(plan(8)).toMatchObject({ perDay: 20 })
    expect(plan(1)).toMatchObject({ perDay: 100, left: 100 })
  })
  test('says the same number all day, and how many of them are left', () => {
    expect(plan(53, met(1, TODAY))).toMatchObject({ perDay: 2, left: 1 })
    expect(plan(53, met(2, TODAY))).toMatchObject({ perDay: 2, left: 0 })
    expect(plan(53, met(50, TODAY - 1))).toMatchObject({ perDay: 1, left: 1 })
    expect(plan(53, met(100, TODAY - 1))).toMatchObject({ perDay: 0, left: 0 })
  })
  test('meeting as many as it says every day meets them all before the last days', () => {
    let known = 0
    for (let left = 53; left > 3; left--) {
      const today = examPlan({ examOn: TODAY + 53 }, met(known, TODAY - 100), askable, startOf(TODAY + 53 - left))
      known += today?.left ?? 0
    }
    expect(known).toBe(100)
  })
  test('reviews come closer from a month before', () => {
    expect(plan(90)?.retention).toBeCloseTo(0.9)
    expect(plan(15)?.retention).toBeCloseTo(0.935)
    expect(plan(1)?.retention).toBeGreaterThan(0.96)
  })
  test('is no more on its day', () => {
    expect(plan(0)).toBeNull()
    expect(plan(-5)).toBeNull()
    expect(examPlan({ examOn: null }, met(0, TODAY), askable, now)).toBeNull()
  })
})

describe('a goal a day', () => {
  const streak = (...answers: number[]) => streakOf(new Map(answers.map((n, i) => [TODAY - i, n])), 10, now)
  test('counts days in a row with the goal met', () => {
    expect(streak(10, 12, 10, 9, 10)).toEqual({ today: 10, days: 3 })
  })
  test('is not broken by a day that is not over', () => {
    expect(streak(3, 10, 10)).toEqual({ today: 3, days: 2 })
  })
  test('is broken by one that is', () => {
    expect(streak(10, 9, 10)).toEqual({ today: 10, days: 1 })
    expect(streakOf(new Map([[dayOf(now) - 2, 30]]), 10, now)).toEqual({ today: 0, days: 0 })
  })
})
