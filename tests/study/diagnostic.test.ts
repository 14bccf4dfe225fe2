import { random } from '#lib/base/seed'
import { chapters } from '#lib/content/index'
import { abilitiesFrom, type Probed } from '#lib/study/diagnostic/ability'
import { DIAGNOSTIC_AREAS, DIAGNOSTIC_LENGTH, findingsOf, nearest, nextAim } from '#lib/study/index'

const AREAS = DIAGNOSTIC_AREAS.map(({ id }) => id)
const chance = (ability: number, difficulty: number): number => 1 / (1 + Math.exp(difficulty - ability))

/** Difficulties as the bank has them: most between −1.8 and 0.9. */
const difficulty = (next: () => number): number => -0.45 + 1.36 * (next() + next() + next() + next() - 2)

interface Learner {
  /** In all areas but the weak one, in logits. */
  readonly ability: number
  readonly weak: string
  /** How far the weak one lies below. */
  readonly gap: number
  /** How often somebody who does not know hits it all the same. */
  readonly luck: number
}

/** A whole diagnostic of somebody who answers as the model says. */
function run(seed: string, { ability, weak, gap, luck }: Learner): readonly Probed[] {
  const next = random(seed)
  const answers: Probed[] = []
  while (answers.length < DIAGNOSTIC_LENGTH) {
    const aim = nextAim(seed, AREAS, answers)
    const offers = Array.from({ length: 16 }, () => ({ estimate: difficulty(next), seen: false }))
    const estimate = nearest(offers, aim.difficulty)?.estimate ?? Number.NaN
    const p = chance(ability - (aim.area === weak ? gap : 0), estimate)
    answers.push({ area: aim.area, difficulty: estimate, right: next() < p + luck * (1 - p) })
  }
  return answers
}

const RUNS = 200

/** What comes of many learners of one kind, each with another weak area. */
function measure(kind: Omit<Learner, 'weak'>) {
  const seen = { first: 0, amongTwo: 0, off: 0, within: 0, areas: 0 }
  for (let n = 0; n < RUNS; n++) {
    const weak = AREAS[n % AREAS.length] ?? ''
    const answers = run(`${kind.ability}/${kind.luck}/${n}`, { ...kind, weak })
    const order = findingsOf(
      AREAS,
      answers.map((answer) => ({ ...answer, rules: [] })),
    ).areas
    if (order[0]?.area === weak) seen.first++
    if (order.slice(0, 2).some(({ area }) => area === weak)) seen.amongTwo++
    seen.off += Math.abs(abilitiesFrom(AREAS, answers).whole.mean - (kind.ability - kind.gap / AREAS.length))
    const middle = answers.reduce((all, answer) => all + answer.difficulty, 0) / answers.length
    for (const { area, from, to } of order) {
      const truth = chance(kind.ability - (area === weak ? kind.gap : 0), middle)
      seen.areas++
      if (from <= truth && truth <= to) seen.within++
    }
  }
  return {
    first: seen.first / RUNS,
    amongTwo: seen.amongTwo / RUNS,
    off: seen.off / RUNS,
    within: seen.within / seen.areas,
  }
}

test('every lesson is in one area, and every area is of lessons', () => {
  const named = DIAGNOSTIC_AREAS.flatMap((area) => area.lessons)
  expect([...named].sort()).toEqual(
    chapters()
      .map(({ slug }) => slug)
      .sort(),
  )
})

test.each([-0.5, 0, 0.5, 1])('somebody at %d logits with one area 2.5 below: found, and found first', (ability) => {
  const { first, off, within } = measure({ ability, gap: 2.5, luck: 0 })
  expect(first).toBeGreaterThanOrEqual(0.8)
  // On average, in logits.
  expect(off).toBeLessThanOrEqual(0.5)
  expect(within).toBeGreaterThanOrEqual(0.78)
})

test('whoever guesses one in five of what they do not know is seen less clearly: the area is among the weakest two', () => {
  for (const ability of [0, 0.5, 1]) {
    const { first, amongTwo } = measure({ ability, gap: 2.5, luck: 0.2 })
    expect(first).toBeGreaterThanOrEqual(0.55)
    expect(amongTwo).toBeGreaterThanOrEqual(0.75)
  }
})

describe('what is asked next', () => {
  const answer = (area: string, right: boolean, at = 0): Probed => ({ area, right, difficulty: at })

  test('every area twice before any a third time', () => {
    for (let n = 0; n < 20; n++) {
      const answers = run(`giri ${n}`, { ability: 0, weak: AREAS[0] ?? '', gap: 2, luck: 0 }).slice(0, 10)
      for (const area of AREAS) expect(answers.filter((a) => a.area === area)).toHaveLength(2)
    }
  })

  test('no area more than four times, whatever goes wrong', () => {
    const answers: Probed[] = []
    while (answers.length < DIAGNOSTIC_LENGTH) answers.push(answer(nextAim('x', AREAS, answers).area, false))
    for (const area of AREAS) expect(answers.filter((a) => a.area === area).length).toBeLessThanOrEqual(4)
  })

  test('then the area that went worst', () => {
    const bad = AREAS[3] ?? ''
    const answers = AREAS.flatMap((area) => [answer(area, area !== bad), answer(area, area !== bad)])
    expect(nextAim('x', AREAS, answers).area).toBe(bad)
  })

  test('harder for whoever is right, easier for whoever is wrong', () => {
    const first = nextAim('x', AREAS, []).difficulty
    const given = (right: boolean) =>
      nextAim(
        'x',
        AREAS,
        AREAS.map((area) => answer(area, right)),
      ).difficulty
    expect(given(true)).toBeGreaterThan(first + 0.5)
    expect(given(false)).toBeLessThan(first - 0.5)
  })

  test('another seed begins with another area', () => {
    const begun = new Set(Array.from({ length: 40 }, (_, n) => nextAim(`seme ${n}`, AREAS, []).area))
    expect(begun).toEqual(new Set(AREAS))
  })

  test('the nearest question that was not met; one that was, where there is no other', () => {
    const offer = (id: string, estimate: number, seen: boolean) => ({ id, estimate, seen })
    expect(nearest([offer('a', 2, false), offer('b', 0.4, false), offer('c', 0, true)], 0)?.id).toBe('b')
    expect(nearest([offer('a', 2, true), offer('b', 1, true)], 0)?.id).toBe('b')
    expect(nearest([], 0)).toBeUndefined()
  })
})

describe('what is found', () => {
  const [one = '', two = '', ...others] = AREAS
  const answers = [
    { area: one, difficulty: 0, right: false, rules: ['119.3'] },
    { area: one, difficulty: 0, right: true, rules: ['119.4'] },
    { area: two, difficulty: 0, right: false, rules: ['601.2a', '702.15b'] },
    { area: two, difficulty: 0, right: false, rules: ['702.15b'] },
    ...others.map((area) => ({ area, difficulty: 0, right: true, rules: ['704.5a'] })),
  ]

  test('rules of wrong answers alone, of the weakest area first, the most frequent first', () => {
    const found = findingsOf(AREAS, answers)
    expect(found.areas.slice(0, 2).map(({ area, right, asked }) => [area, right, asked])).toEqual([
      [two, 0, 2],
      [one, 1, 2],
    ])
    expect(found.rules).toEqual(['702.15b', '601.2a', '119.3'])
  })

  test('the fewer the answers, the wider what is said', () => {
    const width = (n: number) => {
      const many = Array.from({ length: n }, (_, i) => ({ area: one, difficulty: 0, right: i % 2 === 0, rules: [] }))
      const found = findingsOf(AREAS, many).areas.find(({ area }) => area === one)
      return found ? found.to - found.from : Number.NaN
    }
    expect(width(2)).toBeGreaterThan(width(6))
    expect(width(6)).toBeGreaterThan(width(40))
    expect(width(0)).toBeGreaterThan(0.6)
  })

  test('right throughout there is nothing to read', () => {
    expect(
      findingsOf(
        AREAS,
        answers.map((a) => ({ ...a, right: true })),
      ).rules,
    ).toEqual([])
  })
})
