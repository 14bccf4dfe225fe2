import fc from 'fast-check'
import {
  type Attempt,
  type Choice,
  chooseMissed,
  choosePractice,
  expectedSuccess,
  noProgress,
  openFor,
  type Practicable,
  type Practice,
  type Progress,
  rebuild,
  startOf,
} from '#lib/study/index'

const on = (day: number): number => startOf(day) + 12 * 3_600_000

let n = 0
const attempt = (template: string, fields: Partial<Attempt> = {}): Attempt => ({
  itemId: `${template}.v1.${n++}`,
  template,
  verdict: 'right',
  about: rulesOf(template),
  offered: [],
  beliefs: [],
  difficulty: null,
  confidence: null,
  at: on(100),
  ...fields,
})

/** Template `a1` is about rule 101.1, `a2` about 101.2, `b1` about 102.1… and `a12` about both of its letter. */
const rulesOf = (template: string): readonly string[] =>
  [...template.slice(1)].map((digit) => `10${'abcdefgh'.indexOf(template[0] ?? '') + 1}.${digit}`)
const template = (id: string, difficulty = -1.24, form = 'choice'): Practicable => ({
  id,
  form,
  claims: rulesOf(id),
  difficulty,
})
const bank = (...ids: string[]): Practicable[] => ids.map((id) => template(id))

const practice = (fields: Partial<Practice>): Practice => ({
  progress: noProgress,
  templates: bank('a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1', 'd2'),
  isOpen: () => true,
  now: on(101),
  seed: 's',
  n: 4,
  ...fields,
})
const rules = (choices: readonly Choice[], reason?: string): readonly string[] =>
  choices.filter((c) => reason === undefined || c.reason === reason).map(({ rule }) => rule)

describe('what to ask next', () => {
  test('somebody new gets new rules, and as many questions as they want', () => {
    const chosen = choosePractice(practice({ n: 6 }))
    expect(chosen.map(({ reason }) => reason)).toEqual(Array(6).fill('new'))
    expect(new Set(rules(chosen)).size).toBe(6)
  })
  test('new questions are of several forms while there are others, and all the same when there are not', () => {
    const forms = ['choice', 'choice', 'choice', 'choice', 'number', 'order', 'yes-no']
    const ids = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1']
    const templates = ids.map((id, i) => template(id, i < 4 ? -1.24 : -2, forms[i]))
    const formsOf = (n: number) =>
      choosePractice(practice({ templates, n })).map((c) => templates.find(({ id }) => id === c.templates[0])?.form)
    expect(formsOf(5).toSorted()).toEqual(['choice', 'choice', 'number', 'order', 'yes-no'])
    expect(formsOf(7).filter((form) => form === 'choice')).toHaveLength(4)
  })
  test('what is due comes back, what is forgotten most first, and still something new', () => {
    const known = ['a1', 'a2', 'b1', 'b2', 'c1'].map((id, i) => attempt(id, { at: on(90 - 10 * i) }))
    const progress = rebuild(known)
    const chosen = choosePractice(practice({ progress, n: 3 }))
    expect([...rules(chosen, 'due')].sort()).toEqual(['102.2', '103.1'])
    expect(rules(chosen, 'new')).toHaveLength(1)
  })
  test('with nothing new left, due rules take the whole practice', () => {
    const templates = bank('a1', 'a2', 'b1', 'b2')
    const progress = rebuild(templates.map(({ id }) => attempt(id, { at: on(50) })))
    expect(rules(choosePractice(practice({ progress, templates, n: 4 })), 'due')).toHaveLength(4)
  })
  test('what was missed today is asked again with the belief to overcome', () => {
    const progress = rebuild([
      attempt('b1', { verdict: 'wrong', beliefs: ['102.1/x'], at: on(101) }),
      attempt('a1', { at: on(101) }),
    ])
    expect(choosePractice(practice({ progress, n: 5 }))).toContainEqual({
      rule: '102.1',
      reason: 'missed',
      templates: ['b1'],
      belief: '102.1/x',
    })
  })
  test('one question that exercises two due rules is enough', () => {
    const templates = bank('a12', 'b1')
    const progress = rebuild([attempt('a12', { at: on(50) })])
    expect(
      choosePractice(practice({ progress, templates, n: 4 }))
        .map(({ templates: [first] }) => first)
        .sort(),
    ).toEqual(['a12', 'b1'])
  })
  test('a rule whose prerequisites are not known is not new yet, and comes only when nothing else is left', () => {
    const isOpen = (rule: string) => !rule.startsWith('101')
    expect(rules(choosePractice(practice({ isOpen, n: 6 }))).filter((rule) => !isOpen(rule))).toEqual([])
    expect(rules(choosePractice(practice({ isOpen, n: 8 }))).filter((rule) => !isOpen(rule))).toHaveLength(2)
  })
  test('nor is one that only a question about a closed rule exercises', () => {
    const templates = bank('a12', 'b1')
    const isOpen = (rule: string) => rule !== '101.2'
    expect(rules(choosePractice(practice({ templates, isOpen, n: 1 })))).toEqual(['102.1'])
  })
  test('of the templates of a rule, the one nearest to the success that teaches most', () => {
    const templates = ['a1', 'a11', 'a111'].map((id, i) => ({
      id,
      form: 'choice',
      claims: ['101.1'],
      difficulty: [1.5, -1.2, -3][i] ?? 0,
    }))
    expect(choosePractice(practice({ templates, n: 1 }))[0]?.templates).toEqual(['a11', 'a111', 'a1'])
  })
  test('a better learner gets harder questions', () => {
    const templates = [-3, -2, -1, 0, 1, 2].map((difficulty, i) => ({
      ...template(`t${i}`, difficulty),
      claims: [`10${i}.1`],
    }))
    const first = (rating: number) =>
      choosePractice(practice({ templates, n: 1, progress: { ...noProgress, ability: { rating, answers: 50 } } }))[0]
    expect(first(-1.7)?.templates).toEqual(['t0'])
    expect(first(0.3)?.templates).toEqual(['t2'])
    expect(first(3.3)?.templates).toEqual(['t5'])
  })
  test('nearer to an exam more is due, and there are as many new rules as the plan says', () => {
    const progress = rebuild(['a1', 'a2', 'b1', 'b2'].map((id) => attempt(id, { at: on(100) })))
    expect(rules(choosePractice(practice({ progress, n: 8 })), 'due')).toEqual([])
    const near = choosePractice(practice({ progress, n: 6, retention: 0.97, fresh: 3 }))
    expect([rules(near, 'due').length, rules(near, 'new').length]).toEqual([3, 3])
    const none = choosePractice(practice({ progress, n: 4, retention: 0.97, fresh: 0 }))
    expect(rules(none, 'new')).toEqual([])
  })
  test('two questions of one section do not follow each other while there are others', () => {
    const sections = rules(choosePractice(practice({ n: 8 }))).map((rule) => rule.slice(0, 3))
    expect(sections.some((section, i) => section === sections[i + 1])).toBe(false)
  })

  const templates = fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-h][1-4]{1,2}$/),
      difficulty: fc.double({ min: -3, max: 3, noNaN: true }),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 30 },
  )
  const past = fc.array(fc.record({ of: fc.nat(29), right: fc.boolean(), day: fc.integer({ min: 40, max: 101 }) }), {
    maxLength: 40,
  })
  const input = fc
    .record({
      templates,
      past,
      n: fc.integer({ min: 1, max: 20 }),
      seed: fc.string(),
      rating: fc.double({ min: -2, max: 2, noNaN: true }),
    })
    .map(({ templates: some, past: before, n: wanted, seed, rating }) => {
      const all = some.map(({ id, difficulty }) => template(id, difficulty))
      const attempts = before.flatMap(({ of, right, day }) => {
        const t = all[of]
        return t ? [attempt(t.id, { verdict: right ? 'right' : 'wrong', at: on(day) })] : []
      })
      const progress: Progress = {
        ...rebuild(attempts.toSorted((a, b) => a.at - b.at)),
        ability: { rating, answers: 9 },
      }
      return practice({ progress, templates: all, n: wanted, seed })
    })

  test('is as much as is wanted or as there is, each template once, and the same for the same input', () => {
    fc.assert(
      fc.property(input, (p) => {
        const chosen = choosePractice(p)
        const first = chosen.map(({ templates: [id] }) => id)
        expect(new Set(first).size).toBe(first.length)
        expect(chosen.length).toBeLessThanOrEqual(p.n)
        const covered = new Set(first.flatMap((id) => rulesOf(id ?? '')))
        const all = new Set(p.templates.flatMap(({ claims }) => claims))
        if (chosen.length < p.n) expect(covered).toEqual(all)
        expect(choosePractice(p)).toEqual(chosen)
      }),
    )
  })
  test('expects success between 0.65 and 0.9 wherever a template of the rule is within', () => {
    fc.assert(
      fc.property(input, (p) => {
        for (const { templates: ids } of choosePractice(p)) {
          const success = ids.map((id) =>
            expectedSuccess(p.progress.ability.rating, p.templates.find((t) => t.id === id)?.difficulty ?? 0),
          )
          const within = (x = 0): boolean => x >= 0.65 && x <= 0.9
          if (success.some(within)) expect(within(success[0])).toBe(true)
        }
      }),
    )
  })
  test('says truly why', () => {
    fc.assert(
      fc.property(input, (p) => {
        for (const { rule, reason } of choosePractice(p)) {
          const known = p.progress.rules.get(rule)
          if (reason === 'new') expect(known).toBeUndefined()
          if (reason === 'due') expect(known?.dueAt).toBeLessThanOrEqual(p.now)
          if (reason === 'weak') expect(known).toBeDefined()
        }
      }),
    )
  })
})

describe('only what was missed', () => {
  test('the oldest first, until it is made good; nothing where nothing was', () => {
    const wrong = { verdict: 'wrong' } as const
    const before = [attempt('b1', wrong), attempt('a1', { ...wrong, at: on(101) }), attempt('c1', wrong), attempt('d1')]
    const missed = (...more: Attempt[]) =>
      chooseMissed(practice({ progress: rebuild([...before, ...more]), n: 8 })).map(({ templates: [id] }) => id)
    expect(missed()).toEqual(['b1', 'c1', 'a1'])
    expect(missed(attempt('c1'))).toEqual(['b1', 'a1'])
    expect(chooseMissed(practice({}))).toEqual([])
  })
})

describe('prerequisites', () => {
  const askable = ['119.1', '119.2', '119.3', '119.4', '120.1', '702.2b', '702.20b', '704.5a']
  const opens = (prerequisites: Readonly<Record<string, readonly string[]>>, attempts: readonly Attempt[] = []) =>
    openFor(rebuild(attempts), new Map(Object.entries(prerequisites)), askable)
  const right = (rule: string, ...days: number[]) =>
    days.map((day) => attempt('x', { about: [rule], at: on(day), itemId: `x.${rule}.${day}` }))

  test('a rule that waits for nothing is open to everybody', () => {
    expect(opens({ '120': ['119'] })('119.1')).toBe(true)
  })
  test('a rule follows the line of its section, of its number, and no other', () => {
    const isOpen = opens({ '702.2': ['119'], '704': ['119'] })
    expect(askable.filter((rule) => !isOpen(rule))).toEqual(['702.2b', '704.5a'])
  })
  test('a section opens what follows once some of its rules are known well on average', () => {
    const opened = (...attempts: Attempt[]) => opens({ '120': ['119'] }, attempts)('120.1')
    const [one, two, three] = ['119.1', '119.2', '119.3'].map((rule) => right(rule, 100, 102)) as [
      Attempt[],
      Attempt[],
      Attempt[],
    ]
    expect(opened(...one)).toBe(false)
    expect(opened(...one, ...two, ...three)).toBe(true)
    expect(opened(...one, ...two, ...three, attempt('x', { about: ['119.4'], verdict: 'wrong' }))).toBe(false)
  })
  test('nobody waits for ever: a rule answered often opens what follows, right or wrong', () => {
    const wrong = (n: number) => Array.from({ length: n }, () => attempt('x', { about: ['119.4'], verdict: 'wrong' }))
    expect(opens({ '120': ['119.4'] }, wrong(4))('120.1')).toBe(false)
    expect(opens({ '120': ['119.4'] }, wrong(5))('120.1')).toBe(true)
  })
  test('what no question exercises holds nobody up', () => {
    expect(opens({ '120': ['506', '119.9'] })('120.1')).toBe(true)
  })
  test('a single rule opens what follows once it is known', () => {
    const opened = (...attempts: Attempt[]) => opens({ '120': ['119.4'] }, attempts)('120.1')
    expect(opened()).toBe(false)
    expect(opened(...right('119.4', 100))).toBe(false)
    expect(opened(...right('119.4', 100, 102))).toBe(true)
  })
})
