import { assembleExam, type Supply, type Weighed } from '#lib/study/index'

/** Candidates of some templates, each of a few points; the difficulty differs from point to point. */
const candidates = (area: string, templates: number, each = 4): readonly Weighed[] =>
  Array.from({ length: templates * each }, (_, n) => ({
    id: `${area}-${n % templates}.v1.${Math.floor(n / templates)}`,
    template: `${area}-${n % templates}`,
    form: 'choice',
    claims: [`${n % templates}.1`],
    seen: false,
    estimate: ((n * 7) % 11) / 5 - 1,
  }))

const supplies: readonly Supply[] = [
  { area: 'vita', count: 3, target: 0, candidates: candidates('vita', 6) },
  { area: 'zone', count: 4, target: 0, candidates: candidates('zone', 8) },
]
const byId = new Map(supplies.flatMap((s) => s.candidates).map((c) => [c.id, c]))
const meanOf = (ids: readonly { readonly id: string }[]): number =>
  ids.reduce((sum, { id }) => sum + (byId.get(id)?.estimate ?? 0), 0) / ids.length

test('an exam has what each part asks for, no question and no template twice', () => {
  const exam = assembleExam('seme', supplies)
  expect(exam.filter(({ area }) => area === 'vita')).toHaveLength(3)
  expect(exam.filter(({ area }) => area === 'zone')).toHaveLength(4)
  expect(new Set(exam.map(({ id }) => id)).size).toBe(7)
  expect(new Set(exam.map(({ id }) => byId.get(id)?.template)).size).toBe(7)
})

test('the same seed makes the same exam, another seed another one', () => {
  expect(assembleExam('a', supplies)).toEqual(assembleExam('a', supplies))
  expect(assembleExam('a', supplies)).not.toEqual(assembleExam('b', supplies))
})

test('areas are mixed', () => {
  const orders = ['a', 'b', 'c', 'd'].map((seed) => assembleExam(seed, supplies).map(({ area }) => area))
  expect(orders.some((areas) => areas.join() !== [...areas].sort().join())).toBe(true)
})

test('exams of different candidates are as hard as one another', () => {
  const means = Array.from({ length: 30 }, (_, n) => meanOf(assembleExam(`candidato ${n}`, supplies)))
  expect(Math.max(...means) - Math.min(...means)).toBeLessThan(0.15)
})

test('what was met before is left out while there is something else', () => {
  const seen = candidates('vita', 6).map((c, n) => ({ ...c, seen: n % 6 < 3 }))
  const exam = assembleExam('seme', [{ area: 'vita', count: 3, target: 0, candidates: seen }])
  expect(exam.every(({ id }) => seen.find((c) => c.id === id)?.seen === false)).toBe(true)
})

test('where there is too little it is shorter, and where templates are few they come again', () => {
  const few = candidates('vita', 2)
  expect(assembleExam('seme', [{ area: 'vita', count: 3, target: 0, candidates: few }])).toHaveLength(3)
  expect(assembleExam('seme', [{ area: 'vita', count: 30, target: 0, candidates: few }])).toHaveLength(8)
  expect(assembleExam('seme', [])).toEqual([])
})
