import { BLUEPRINTS, CANDIDATE, expectedScore, GUIDES, lengthOf, planExam, type Stock } from '#lib/study/index'

/** Templates of four areas and three levels; difficulty follows the level, and differs. */
const AREAS = [...new Set(BLUEPRINTS.flatMap(({ parts }) => parts.flatMap(({ area }) => area ?? [])))]
const HARD: Readonly<Record<string, number>> = { base: -1.4, L1: -0.6, L2: 0.3 }
const stock: readonly Stock[] = AREAS.flatMap((area, a) =>
  Object.entries(HARD).flatMap(([level, hard], l) =>
    Array.from({ length: 7 }, (_, n): Stock => {
      const id = `${area}-${level}-${n}`
      const difficulty = hard + ((n * 5 + a * 3 + l) % 7) / 6
      return { id, form: 'choice', claims: [area], level, difficulty, interacts: (n + a) % 3 === 0 }
    }),
  ),
)
const byId = new Map(stock.map((t) => [t.id, t]))
const store = { stock, rulesOf: (area: string) => [area] }
const DRAWS = 100
const drawn = (b: (typeof BLUEPRINTS)[number], n = DRAWS) =>
  Array.from({ length: n }, (_, i) => planExam(`candidato ${i}`, b, store))
const scoreOf = (plan: ReturnType<typeof planExam>, ability = CANDIDATE): number =>
  100 *
  expectedScore(
    plan.map(({ template }) => byId.get(template)?.difficulty ?? Number.NaN),
    ability,
  )

test.each(['l1', 'l2'] as const)('%s follows its guide, chapter by chapter, with 25 questions', (id) => {
  const blueprint = BLUEPRINTS.find((b) => b.id === id)
  const shares = GUIDES[id].chapters.flatMap((chapter) => chapter.shares)
  expect(blueprint?.parts).toEqual(shares)
  expect(shares.reduce((n, { count }) => n + count, 0)).toBe(25)
  expect(GUIDES[id].chapters.every((chapter) => chapter.shares.length > 0)).toBe(true)
})

test.each(BLUEPRINTS.map((b) => [b.id, b] as const))('%s: every draw meets its parts, no template twice', (_, b) => {
  for (const plan of drawn(b, 20)) {
    expect(plan).toHaveLength(lengthOf(b))
    expect(new Set(plan.map(({ template }) => template)).size).toBe(plan.length)
    for (const [n, part] of b.parts.entries()) {
      const own = plan.filter((p) => p.part === n).map(({ template }) => byId.get(template))
      expect(own).toHaveLength(part.count)
      for (const t of own) {
        if (part.area !== undefined) expect(t?.claims).toEqual([part.area])
        if (part.level !== undefined) expect(t?.level).toBe(part.level)
      }
    }
  }
})

// Each exam may be 0.2 points off either way: of a thousand draws and of a hundred no two are further apart than twice that, and what the
// number of templates costs where nothing nearer is left.
test.each(BLUEPRINTS.map((b) => [b.id, b] as const))('%s: a candidate may expect the same of every draw', (_, b) => {
  const scores = drawn(b).map((plan) => scoreOf(plan))
  expect(Math.max(...scores) - Math.min(...scores)).toBeLessThan(1)
})

test('who is better or worse than that meets equal exams too', () => {
  for (const id of ['l1', 'l2'])
    for (const ability of [-0.5, 1.5]) {
      const b = BLUEPRINTS.find((each) => each.id === id)
      const scores = (b ? drawn(b) : []).map((plan) => scoreOf(plan, ability))
      expect(Math.max(...scores) - Math.min(...scores)).toBeLessThan(3)
    }
})

test('at least a third of the questions is about two or more cards', () => {
  for (const b of BLUEPRINTS)
    for (const plan of drawn(b, 30)) {
      const interacting = plan.filter(({ template }) => byId.get(template)?.interacts)
      expect(interacting.length).toBeGreaterThanOrEqual(Math.ceil(plan.length / 3))
    }
})

test('the same board is asked about once, in whatever form', () => {
  const twins = stock.map((t) => ({ ...t, id: `${t.id}-reply`, form: 'reply', retells: t.id }))
  for (const b of BLUEPRINTS)
    for (let n = 0; n < 10; n++) {
      const plan = planExam(`gemelli ${n}`, b, { ...store, stock: [...stock, ...twins] })
      const boards = plan.map(({ template }) => template.replace(/-reply$/, ''))
      expect(new Set(boards).size).toBe(boards.length)
    }
})

test('where a level has too few, what is easier comes first', () => {
  const few = stock.filter(({ id, level }) => level === 'base' || (level === 'L1' && id.endsWith('-0')))
  const area = AREAS[0] ?? ''
  const plan = planExam('pochi', { parts: [{ area, level: 'L1', count: 2 }] }, { ...store, stock: few })
  expect(plan).toHaveLength(2)
})
