import {
  activityOf,
  areaShares,
  correlation,
  firstAnswers,
  type SeenAnswer,
  shareOf,
  templateStatistics,
  weakAreas,
} from '#lib/courses/index'
import { seen as answer } from './seen'

describe('a share', () => {
  // Wilson's interval, worked out by hand and as published: 7 of 10 is 39.7 % to 89.2 %.
  test.each([
    [7, 10, 0.3968, 0.8922],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [1, 1, 0.2065, 1],
    [50, 100, 0.4038, 0.5962],
  ])('%s of %s lies between %s and %s', (right, n, low, high) => {
    const share = shareOf(right, n)
    expect(share.share).toBe(right / n)
    expect([share.low, share.high].map((x) => Math.round(x * 1e4) / 1e4)).toEqual([low, high])
  })
  test('of nothing is unknown', () => {
    expect(shareOf(0, 0)).toEqual({ n: 0, right: 0, share: null, low: 0, high: 1 })
  })
  test('lies in its interval, which narrows as there are more answers', () => {
    for (let n = 1; n <= 60; n++)
      for (let right = 0; right <= n; right++) {
        const { low, high } = shareOf(right, n)
        expect(low).toBeLessThanOrEqual(right / n)
        expect(high).toBeGreaterThanOrEqual(right / n)
        const ten = shareOf(right * 10, n * 10)
        expect(ten.high - ten.low).toBeLessThan(high - low)
      }
  })
})

describe('a correlation', () => {
  test.each<[[number, number][], number | null]>([
    [
      [
        [1, 2],
        [2, 4],
        [3, 6],
      ],
      1,
    ],
    [
      [
        [1, 6],
        [2, 4],
        [3, 2],
      ],
      -1,
    ],
    [
      [
        [1, 1],
        [1, 2],
        [1, 3],
      ],
      null,
    ],
    [
      [
        [1, 5],
        [2, 5],
      ],
      null,
    ],
    [[], null],
    // By hand: deviations (-1, -1), (0, 1), (1, 0); their products add up to 1, their squares to 2 and 2.
    [
      [
        [1, 1],
        [2, 3],
        [3, 2],
      ],
      0.5,
    ],
  ])('of %j is %s', (pairs, r) => {
    const found = correlation(pairs)
    if (r === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(r, 10)
  })
})

test('of each person the first answer to each template counts', () => {
  const answers = [answer('a', 't', false), answer('a', 't', true), answer('a', 'u', true), answer('b', 't', true)]
  expect(firstAnswers(answers)).toEqual([answers[0], answers[2], answers[3]])
})

test('areas: first answers about one of their rules, and a sign where it is few people', () => {
  const areas = [
    { slug: 'vita', rules: ['119.3', '119.4'] },
    { slug: 'danno', rules: ['120.3a'] },
  ]
  const five = ['a', 'b', 'c', 'd', 'e'].map((id, n) => answer(id, 't', n < 3))
  expect(areaShares([...five, answer('a', 't', true)], areas)).toMatchObject([
    { area: 'vita', people: 5, few: false, n: 5, right: 3 },
  ])
  expect(areaShares(five.slice(1), areas)).toMatchObject([{ people: 4, few: true, n: 4 }])
})

test('weak is an area that more than one person answered often enough, and wrong more often than not', () => {
  const area = (of: string, n: number, right: number, people = 3) => ({
    ...shareOf(right, n),
    area: of,
    people,
    few: true,
  })
  const all = [
    area('bene', 20, 15),
    area('metà', 12, 6),
    area('male', 10, 1),
    area('poche', 7, 0),
    area('uno', 10, 0, 1),
  ]
  expect(weakAreas(all).map((each) => each.area)).toEqual(['male', 'metà'])
})

describe('a template', () => {
  /** Ten people: the first `good` of them know everything else too. */
  const tenPeople = (rightAt: (n: number) => boolean, otherAt: (n: number) => boolean) =>
    Array.from({ length: 10 }, (_, n) => [answer(`p${n}`, 't', rightAt(n)), answer(`p${n}`, 'u', otherAt(n))]).flat()
  const first = (answers: SeenAnswer[]) => templateStatistics(answers)[0]

  test('tells those who know from the others: all, none, the other way round', () => {
    expect(
      first(
        tenPeople(
          (n) => n < 5,
          (n) => n < 5,
        ),
      )?.discrimination,
    ).toBeCloseTo(1, 10)
    expect(
      first(
        tenPeople(
          (n) => n < 5,
          (n) => n >= 5,
        ),
      )?.discrimination,
    ).toBeCloseTo(-1, 10)
    // By hand: 5 of 10 right here, 4 of 10 right there, 3 of them the same: (0.3 - 0.2) / sqrt(0.25 · 0.24).
    const some = tenPeople(
      (n) => n < 5,
      (n) => n >= 2 && n < 6,
    )
    expect(first(some)?.discrimination).toBeCloseTo(0.1 / Math.sqrt(0.06), 10)
  })
  test('says nothing of that below ten people, or where all are alike', () => {
    expect(
      first(
        tenPeople(
          (n) => n < 5,
          (n) => n < 5,
        ).slice(2),
      )?.discrimination,
    ).toBeNull()
    expect(
      first(
        tenPeople(
          () => true,
          (n) => n < 5,
        ),
      )?.discrimination,
    ).toBeNull()
  })
  test('says how many different questions of it were met, and where last', () => {
    const met = (userId: string, point: number, assignmentId: string | null) =>
      answer(userId, 't', true, { itemId: `t.v1.${point}`, assignmentId })
    const all = [met('a', 1, 'x'), met('a', 2, 'y'), met('b', 2, null)]
    expect(first(all)).toMatchObject({ key: 't', versions: 2, assignmentId: 'y', n: 2 })
  })
  test('is as many questions where everybody has the same: of each, the first answers', () => {
    const met = (userId: string, point: number, right: boolean) =>
      answer(userId, 't', right, { itemId: `t.v1.${point}` })
    const all = [met('a', 1, false), met('a', 2, true), met('b', 1, true), met('b', 1, true)]
    expect(templateStatistics(all, () => 'itemId')).toMatchObject([
      { key: 't.v1.1', template: 't', versions: 1, n: 2, right: 1 },
      { key: 't.v1.2', template: 't', versions: 1, n: 1, right: 1 },
    ])
  })
  test('is as many questions of a deck, and one line for all that are drawn', () => {
    const met = (userId: string, point: number, assignmentId: string) =>
      answer(userId, 't', true, { itemId: `t.v1.${point}`, assignmentId })
    const all = [met('a', 1, 'deck'), met('a', 2, 'deck'), met('a', 3, 'drawn'), met('b', 4, 'drawn')]
    const lines = templateStatistics(all, ({ assignmentId }) => (assignmentId === 'deck' ? 'itemId' : 'template'))
    expect(lines.map(({ key, versions, n }) => [key, versions, n])).toEqual([
      ['t', 2, 2],
      ['t.v1.1', 1, 1],
      ['t.v1.2', 1, 1],
    ])
  })
  test('is as easy as first answers say, and its wrong ones are counted by belief over all variants', () => {
    const [stats] = templateStatistics([
      answer('a', 't', false, { beliefs: ['x'] }),
      answer('a', 't', true),
      answer('b', 't', false, { beliefs: ['y'] }),
      answer('c', 't', false, { beliefs: ['y', 'x'] }),
      answer('d', 't', true),
    ])
    expect(stats).toMatchObject({ template: 't', n: 4, right: 1, share: 0.25 })
    expect(stats?.beliefs).toEqual([
      { belief: 'x', times: 2 },
      { belief: 'y', times: 2 },
    ])
  })
})

test('weeks: what was answered, and by how many', () => {
  const week = 7 * 86_400_000
  const at = (user: string, when: number, right = true) => answer(user, 't', right, { at: 1_000 + when })
  const answers = [at('a', -1), at('a', 0), at('a', 5, false), at('b', week - 1), at('a', week), at('a', 2 * week)]
  expect(activityOf(answers, 1_000, 2)).toEqual([
    { week: 0, answers: 3, right: 2, people: 2 },
    { week: 1, answers: 1, right: 1, people: 1 },
  ])
})
