import fc from 'fast-check'
import { assembleQuiz, type Candidate } from '#lib/study/index'

const candidate = (template: string, n: number, fields: Partial<Candidate> = {}): Candidate => ({
  id: `${template}.v1.${n}`,
  template,
  form: 'choice',
  claims: [`119.${template.length}`],
  seen: false,
  ...fields,
})
const many = (template: string, n: number, fields?: Partial<Candidate>) =>
  Array.from({ length: n }, (_, i) => candidate(template, i, fields))

const count = <T>(xs: readonly T[], is: (x: T) => boolean) => xs.filter(is).length

test('the same seed gives the same quiz, another seed another', () => {
  const pool = ['a', 'bb', 'ccc', 'dddd'].flatMap((t) => many(t, 20))
  const ids = (seed: string) => assembleQuiz(seed, pool, 10).map(({ id }) => id)
  expect(ids('x')).toEqual(ids('x'))
  expect(ids('x')).not.toEqual(ids('y'))
})

test('ten questions are spread over the templates', () => {
  const quiz = assembleQuiz(
    's',
    ['a', 'bb', 'ccc', 'dddd', 'eeeee'].flatMap((t) => many(t, 50)),
    10,
  )
  for (const t of ['a', 'bb', 'ccc', 'dddd', 'eeeee']) expect(count(quiz, (c) => c.template === t)).toBe(2)
})

test('with more templates than questions the rules and the forms are spread too', () => {
  const pool = Array.from({ length: 24 }, (_, i) =>
    candidate(`t${i}`, 0, { claims: [i < 20 ? '119.1' : `702.${i}`], form: i % 2 ? 'number' : 'choice' }),
  )
  const quiz = assembleQuiz('s', pool, 8)
  expect(count(quiz, (c) => c.claims[0] !== '119.1')).toBe(4)
  const forms = Array.from({ length: 20 }, (_, i) =>
    candidate(`t${i}`, 0, { claims: [], form: i < 15 ? 'choice' : 'number' }),
  )
  expect(count(assembleQuiz('s', forms, 10), (c) => c.form === 'number')).toBe(5)
})

test('beside others that are there already, those that differ from them come first', () => {
  const pool = ['a', 'bb', 'ccc'].flatMap((t) => many(t, 20))
  const there = [candidate('a', 90), candidate('bb', 91)]
  for (const seed of ['s', 't', 'u']) expect(assembleQuiz(seed, pool, 1, there)[0]?.template).toBe('ccc')
  // Together they are spread as if they had been chosen at once.
  const four = assembleQuiz('s', pool, 4, there).map(({ template }) => template)
  expect([...four].sort()).toEqual(['a', 'bb', 'ccc', 'ccc'])
  // Of one template the position that is not there.
  const boards = many('a', 4).map((c, n) => ({ ...c, answer: 'x', board: n === 2 ? 'other' : 'same' }))
  const like = [{ ...candidate('a', 92), answer: 'x', board: 'same' }]
  for (const seed of ['s', 't', 'u']) expect(assembleQuiz(seed, boards, 1, like)[0]?.board).toBe('other')
})

test('unseen items come first, and variety is not given up for them at any price', () => {
  expect(assembleQuiz('s', [...many('a', 10, { seen: true }), ...many('bb', 2)], 2).every((c) => !c.seen)).toBe(true)
  const quiz = assembleQuiz('s', [...many('a', 10, { seen: true }), ...many('bb', 10)], 10)
  expect(count(quiz, (c) => c.seen)).toBe(4)
})

test('what there is, when there is less than was asked for', () => {
  expect(assembleQuiz('s', many('a', 3), 10)).toHaveLength(3)
  expect(assembleQuiz('s', [], 10)).toEqual([])
})

test('different items, and two of one template in a row only where nothing else is left', () => {
  const pools = fc.array(
    fc.tuple(fc.constantFrom('a', 'bb', 'ccc', 'dddd'), fc.integer({ min: 0, max: 30 }), fc.boolean()),
  )
  fc.assert(
    fc.property(fc.string(), pools, fc.integer({ min: 1, max: 12 }), (seed, pool, n) => {
      const unique = new Map(pool.map(([t, i, seen]) => [`${t}.v1.${i}`, candidate(t, i, { seen })]))
      const quiz = assembleQuiz(seed, [...unique.values()], n)
      expect(quiz).toHaveLength(Math.min(n, unique.size))
      expect(new Set(quiz.map(({ id }) => id)).size).toBe(quiz.length)
      const most = Math.max(0, ...['a', 'bb', 'ccc', 'dddd'].map((t) => count(quiz, (c) => c.template === t)))
      const avoidable = most <= Math.ceil(quiz.length / 2)
      const together = quiz.some((c, i) => i > 0 && c.template === quiz[i - 1]?.template)
      expect(together).toBe(!avoidable)
    }),
  )
})

test('of one template those that are least alike are taken: another answer on another board', () => {
  const alike = many('a', 20, { answer: 'sì', board: 'vola' })
  const others = [
    candidate('a', 30, { answer: 'no', board: 'vola e raggiungere' }),
    candidate('a', 31, { answer: 'no', board: 'non vola' }),
  ]
  for (const seed of ['s', 't', 'u']) {
    const boards = assembleQuiz(seed, [...alike, ...others], 3).map(({ board }) => board)
    expect(new Set(boards)).toEqual(new Set(['vola', 'vola e raggiungere', 'non vola']))
  }
})

test('what stands beside what was asked for comes before a third of a template, and after a second', () => {
  const pool = [...many('a', 20), ...many('bb', 20), ...many('ccc', 20, { beside: true })]
  const used = (n: number) => {
    const quiz = assembleQuiz('s', pool, n)
    return ['a', 'bb', 'ccc'].map((t) => count(quiz, (c) => c.template === t))
  }
  expect(used(4)).toEqual([2, 2, 0])
  expect(used(5)).toEqual([2, 2, 1])
})

test('what was asked for does not come again with other names while another position of its template is to be had', () => {
  const board = (name: string, more: object = {}) => ({ answer: 'sì', board: name, ...more })
  const pool = [
    ...many('a', 8, board('raggiungere')),
    ...many('bb', 8, board('raggiungere')),
    candidate('a', 20, board('minaccia', { beside: true })),
    candidate('bb', 20, board('minaccia', { beside: true })),
  ]
  expect(assembleQuiz('s', pool, 4).map(({ template, board }) => [template, board])).toEqual(
    expect.arrayContaining([
      ['a', 'raggiungere'],
      ['a', 'minaccia'],
      ['bb', 'raggiungere'],
      ['bb', 'minaccia'],
    ]),
  )
  // Where there is nothing else, the number that was asked for all the same.
  expect(assembleQuiz('s', pool, 8)).toHaveLength(8)
})
