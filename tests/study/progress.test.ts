import fc from 'fast-check'
import { random } from '#lib/base/seed'
import {
  type Attempt,
  applyAttempt,
  expectedSuccess,
  isDue,
  masteryOf,
  noProgress,
  type Progress,
  rebuild,
  rulesAbout,
  startOf,
  stateOf,
  templateStep,
} from '#lib/study/index'

const DAY = 86_400_000
const NOON = 12 * 3_600_000
const on = (day: number): number => startOf(day) + NOON

let n = 0
const attempt = (fields: Partial<Attempt>): Attempt => ({
  itemId: `i.v1.${n++}`,
  template: 'i',
  verdict: 'right',
  about: ['119.3'],
  offered: [],
  beliefs: [],
  difficulty: null,
  confidence: null,
  at: on(100),
  ...fields,
})
const folded = (...attempts: Partial<Attempt>[]): Progress => rebuild(attempts.map(attempt))
const rule = (p: Progress, id = '119.3') => p.rules.get(id)

describe('mastery of a rule', () => {
  test('grows with right answers as documented', () => {
    const growth = [1, 2, 3, 4, 5].map((k) => masteryOf(rule(folded(...Array(k).fill({})))))
    expect(growth.map((m) => m.toFixed(2))).toEqual(['0.40', '0.61', '0.73', '0.81', '0.87'])
  })
  test('never reaches 1, never falls below 0, and a wrong answer lowers it', () => {
    const many = folded(...Array(60).fill({}))
    expect(masteryOf(rule(many))).toBeLessThan(1)
    expect(masteryOf(rule(applyAttempt(many, attempt({ verdict: 'wrong' }))))).toBeLessThan(0.8)
    expect(masteryOf(rule(folded({ verdict: 'wrong' })))).toBe(0)
  })
  test('newer answers weigh more', () => {
    const better = folded({ verdict: 'wrong' }, {})
    const worse = folded({}, { verdict: 'wrong' })
    expect(masteryOf(rule(better))).toBeGreaterThan(masteryOf(rule(worse)))
  })
  test('counts answers and right ones', () => {
    expect(rule(folded({}, { verdict: 'gaveUp' }, { verdict: 'wrongReason' }))).toMatchObject({ answers: 3, right: 1 })
  })
  test('a rule never met is new, one met is being learnt', () => {
    expect(stateOf(rule(noProgress))).toBe('new')
    expect(stateOf(rule(folded({ verdict: 'wrong' })))).toBe('learning')
  })
  test('ten right answers in one day do not make it solid; four over two days do', () => {
    expect(stateOf(rule(folded(...Array(10).fill({}))))).toBe('learning')
    expect(stateOf(rule(folded({}, {}, {}, { at: on(101) })))).toBe('solid')
  })
  test('a solid rule answered wrong is being learnt again', () => {
    expect(stateOf(rule(folded({}, {}, {}, { at: on(101) }, { verdict: 'wrong', at: on(102) })))).toBe('learning')
  })
})

describe('when a rule is due', () => {
  const due = (...attempts: Partial<Attempt>[]) => (rule(folded(...attempts))?.dueAt ?? 0) / DAY - 100

  test('each right answer when it was due makes the next wait longer', () => {
    const days = [100]
    const waits = Array.from({ length: 5 }, () => {
      const next = 100 + due(...days.map((day) => ({ at: on(day) })))
      const wait = next - (days.at(-1) ?? 0)
      days.push(next)
      return wait
    })
    expect(waits[0]).toBe(2)
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    expect(new Set(waits).size).toBe(5)
  })
  test('right answers of one day are one: cramming moves nothing', () => {
    expect(due(...Array(10).fill({}))).toBe(due({}))
  })
  test('a wrong answer brings it back tomorrow, however well it was known', () => {
    const known = [{}, { at: on(102) }, { at: on(110) }, { at: on(140) }]
    expect(due(...known)).toBeGreaterThan(60)
    expect(due(...known, { at: on(170), verdict: 'wrong' })).toBe(71)
  })
  test('what was forgotten once comes back sooner than what never was', () => {
    const path = (verdict: 'right' | 'wrong') => due({}, { at: on(102) }, { at: on(110), verdict }, { at: on(111) })
    expect(path('wrong')).toBeLessThan(path('right'))
  })
  test('a guess comes back sooner; being sure of what is known, later', () => {
    expect(due({ confidence: 1 })).toBeLessThan(due({ confidence: 2 }))
    const known = [{}, {}, {}, { at: on(102) }]
    const then = (confidence: 1 | 2 | 3) => due(...known, { at: on(110), confidence })
    expect(then(1)).toBeLessThan(then(2))
    expect(then(3)).toBeGreaterThan(then(2))
    expect(due({ confidence: 3 })).toBe(due({ confidence: 2 }))
  })
  test('never later than in a year', () => {
    const days = Array.from({ length: 12 }, (_, i) => ({ at: on(100 + i * 300) }))
    expect(due(...days)).toBe(11 * 300 + 365)
  })
  test('it is due from the first moment of its day, whatever the hour of the answer', () => {
    const p = rule(folded({ at: startOf(101) - 1 }))
    expect(isDue(p, startOf(102) - 1)).toBe(false)
    expect(isDue(p, startOf(102))).toBe(true)
    expect(isDue(undefined, on(500))).toBe(false)
  })
})

describe('ability', () => {
  const ability = (...attempts: Partial<Attempt>[]) => folded(...attempts).ability

  test('rises with right answers, more with hard ones; falls with wrong ones, more with easy ones', () => {
    expect(ability({ difficulty: 1 }).rating).toBeGreaterThan(ability({ difficulty: -1 }).rating)
    expect(ability({ difficulty: -1 }).rating).toBeGreaterThan(0)
    const wrong = (difficulty: number) => ability({ difficulty, verdict: 'wrong' }).rating
    expect(wrong(-1)).toBeLessThan(wrong(1))
    expect(wrong(1)).toBeLessThan(0)
  })
  test('stays where nobody said how hard it was, and is learnt from nothing then', () => {
    expect(ability({}, { verdict: 'wrong' })).toEqual({ rating: 0, answers: 0 })
  })
  test('finds somebody who is right as often as their ability says', () => {
    const able = 1.2
    const chance = random('ability')
    const answers = Array.from({ length: 400 }, () => {
      const difficulty = chance() * 4 - 2
      return {
        difficulty,
        verdict: chance() < expectedSuccess(able, difficulty) ? ('right' as const) : ('wrong' as const),
      }
    })
    expect(Math.abs(ability(...answers).rating - able)).toBeLessThan(0.4)
  })
})

describe('a template', () => {
  const of = (...attempts: Partial<Attempt>[]) => folded(...attempts).templates.get('i')

  test('is missed as long as its last answer was not right', () => {
    const missed = { verdict: 'wrong', beliefs: ['119.3/floor'] } as const
    expect(of(missed)).toMatchObject({ answers: 1, right: 0, missed: true, beliefs: ['119.3/floor'], about: ['119.3'] })
    expect(of(missed, {})).toMatchObject({ answers: 2, right: 1, missed: false, beliefs: [] })
    expect(of({}, { verdict: 'gaveUp' })?.missed).toBe(true)
  })
  test('gets harder with wrong answers and easier with right ones, ever more slowly', () => {
    const step = (answers: number, right: boolean) => templateStep({ rating: 0.5, answers }, 0, right)
    expect(step(0, false)).toBeGreaterThan(0)
    expect(step(0, true)).toBeLessThan(0)
    expect(step(100, false)).toBeLessThan(step(10, false))
    expect(step(10, false)).toBeLessThan(step(0, false))
    expect(step(1e6, false)).toBeGreaterThan(0)
  })
})

describe('what an answer speaks about', () => {
  const claims = ['119.3', '702.15b']
  const ruleOf = (belief: string) => ({ 'lifelink-stacks': '702.15b', 'one-by-one': '510.2' })[belief]

  test.each([
    ['a belief about one of the rules leaves the others alone', ['lifelink-stacks'], ['702.15b']],
    ['a belief about another rule says nothing of which', ['one-by-one'], claims],
    ['so does a belief that is no more', ['forgotten'], claims],
    ['and an answer that no belief explains, or that is right', [], claims],
    ['of two beliefs, the one about a rule of the item', ['one-by-one', 'lifelink-stacks'], ['702.15b']],
  ])('%s', (_, beliefs, about) => {
    expect(rulesAbout(claims, beliefs, ruleOf)).toEqual(about)
  })
  test('a rule that is there twice counts once', () => {
    expect(rulesAbout(['119.3', '119.3'], [], ruleOf)).toEqual(['119.3'])
    expect(rule(folded({ about: ['119.3', '119.3'] }))?.answers).toBe(1)
  })
  test('progress changes for those rules and no others', () => {
    const p = folded({}, { verdict: 'wrong', about: ['702.15b'] })
    expect([rule(p)?.answers, rule(p, '702.15b')?.answers]).toEqual([1, 1])
    expect(rule(folded({ verdict: 'gaveUp', about: claims }), '702.15b')).toMatchObject({ answers: 1, right: 0 })
  })
})

describe('a belief', () => {
  const id = '119.3/floor'
  const found = { verdict: 'wrong', offered: [id], beliefs: [id] } as const
  const right = (day: number) => ({ offered: [id], at: on(day) })
  const belief = (...attempts: Partial<Attempt>[]) => folded(...attempts).beliefs.get(id)

  test('is found when an answer betrays it, not when it is merely offered', () => {
    expect(belief({ offered: [id] })).toBeUndefined()
    expect(belief(found)).toMatchObject({ state: 'found', times: 1, streak: 0, overcomeAt: null })
  })
  test('is overcome by three right answers in a row on different days where it was an option', () => {
    expect(belief(found, right(101), right(102))).toMatchObject({ state: 'found', streak: 2 })
    expect(belief(found, right(101), right(102), right(103))).toMatchObject({ state: 'overcome', overcomeAt: on(103) })
  })
  test('right answers of one day count once', () => {
    expect(belief(found, right(101), right(101), right(101))).toMatchObject({ state: 'found', streak: 1 })
  })
  test('right answers where it was no option do not count', () => {
    expect(belief(found, { at: on(101) }, { at: on(102) }, { at: on(103) })).toMatchObject({ streak: 0 })
  })
  test.each(['wrong', 'wrongReason', 'gaveUp'] as const)(
    'another answer that is %s starts the row again',
    (verdict) => {
      const other = { verdict, offered: [id], beliefs: [], at: on(103) }
      expect(belief(found, right(101), right(102), other, right(104))).toMatchObject({ state: 'found', streak: 1 })
    },
  )
  test('comes back when it shows again after it was overcome', () => {
    expect(belief(found, right(101), right(102), right(103), { ...found, at: on(110) })).toMatchObject({
      state: 'found',
      times: 2,
      streak: 0,
      overcomeAt: null,
      firstAt: on(100),
      lastAt: on(110),
    })
  })
  test('stays overcome after a wrong answer of another kind', () => {
    const other = { verdict: 'wrong', offered: [id], at: on(105) } as const
    expect(belief(found, right(101), right(102), right(103), other)?.state).toBe('overcome')
  })
})

describe('the fold', () => {
  test('only the first answer to an item counts', () => {
    const p = folded({ itemId: 'x.v1.0', verdict: 'wrong' }, { itemId: 'x.v1.0' }, { itemId: 'x.v1.0' })
    expect(rule(p)).toMatchObject({ answers: 1, right: 0 })
  })

  const attempts = fc.array(
    fc.record({
      itemId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      template: fc.constantFrom('t', 'u'),
      verdict: fc.constantFrom('right', 'wrong', 'wrongReason', 'gaveUp'),
      about: fc.uniqueArray(fc.constantFrom<string>('119.3', '119.4', '702.15b'), { minLength: 1 }),
      offered: fc.uniqueArray(fc.constantFrom<string>('119.3/x', '119.4/y', '702.15b/z')),
      beliefs: fc.uniqueArray(fc.constantFrom<string>('119.3/x', '119.4/y', '702.15b/z'), { maxLength: 2 }),
      difficulty: fc.option(fc.double({ min: -3, max: 3, noNaN: true })),
      confidence: fc.constantFrom(null, 1 as const, 2 as const, 3 as const),
      at: fc.integer({ min: 0, max: 300 * DAY }),
    }),
    { maxLength: 30 },
  )
  test('from the beginning equals one step at a time, leaving out items met before', () => {
    fc.assert(
      fc.property(attempts, (all) => {
        let progress = noProgress
        const met = new Set<string>()
        for (const a of all as Attempt[]) {
          if (!met.has(a.itemId)) progress = applyAttempt(progress, a)
          met.add(a.itemId)
        }
        expect(rebuild(all as Attempt[])).toEqual(progress)
      }),
    )
  })
  test('touches only the rules and beliefs of the attempt, and changes nothing it was given', () => {
    fc.assert(
      fc.property(attempts, attempts, (past, [next]) => {
        fc.pre(next !== undefined)
        const before = rebuild(past as Attempt[])
        const copy = structuredClone(before)
        const result = applyAttempt(before, next as Attempt)
        expect(before).toEqual(copy)
        for (const [id, p] of before.rules) if (!next?.about.includes(id)) expect(result.rules.get(id)).toBe(p)
        for (const [id, p] of before.templates) if (id !== next?.template) expect(result.templates.get(id)).toBe(p)
        const named = [...(next?.offered ?? []), ...(next?.beliefs ?? [])]
        for (const [id, p] of before.beliefs) if (!named.includes(id)) expect(result.beliefs.get(id)).toBe(p)
      }),
    )
  })
})
