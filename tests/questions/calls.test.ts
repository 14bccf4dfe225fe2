import {
  axesOf,
  type Call,
  callAt,
  callOf,
  callTemplates,
  drawCall,
  drawCallOf,
  drawCalls,
  idleOf,
  isCall,
  rulesWithCalls,
  scoreOf,
} from '#lib/questions/calls'
import { everyRuling } from '#lib/questions/calls/ruling-at'
import { keyOf, type Reasoned, templates } from '#lib/questions/index'
import { formatItemId, indicesOf, pointAt, pointCount } from '#lib/questions/item-id'
import { finalAnswer } from '#lib/questions/probe'
import { evaluate } from '#lib/rules/index'
import { atMost, inOrderOfTheDay } from '../setup/day'

const EACH = atMost(12, 400)

/** Stories that are looked at with everything that may be true. */
const STORIES = atMost(4, 40)

/** Every sound call of a template, in an order of the day. */
function* soundOf(t: (typeof callTemplates)[number]): Generator<Call> {
  const axes = axesOf(t)
  for (const n of inOrderOfTheDay(t.id, [...Array(pointCount(axes)).keys()])) {
    const point = pointAt(axes, indicesOf(axes, n))
    const made = point && callAt(t, point, formatItemId(t, indicesOf(axes, n)))
    if (made?.ok) yield made.value
  }
}

/** The first of them. */
function callsOf(t: (typeof callTemplates)[number]): readonly Call[] {
  const calls: Call[] = []
  for (const call of soundOf(t)) if (calls.push(call) === EACH) break
  return calls
}

test('no call has the name of a question: what is kept of an answer says which of the two it was', () => {
  const names = new Set(templates.map(({ id }) => id))
  expect(callTemplates.filter(({ id }) => names.has(id)).map(({ id }) => id)).toEqual([])
})

const rulingOf = ({ item }: Call): Reasoned =>
  item.options.find(({ key }) => key === item.right)?.value as unknown as Reasoned

describe.each(callTemplates.map((t) => [t.id, t] as const))('the call %s', (_, t) => {
  const calls = callsOf(t)

  test('has rulings of both verdicts, one of them right, and something that is worth asking', () => {
    expect(calls.length).toBeGreaterThan(0)
    for (const { item, facts } of calls) {
      const verdicts = item.options.map(({ value }) => (value as unknown as Reasoned).verdict)
      expect([item.id, new Set(verdicts).size]).toEqual([item.id, 2])
      expect([item.id, item.options.filter(({ key }) => key === item.right).length]).toEqual([item.id, 1])
      // Of two causes each of which is enough none would be asked about, and two reasons would be right.
      const turned = facts.some(({ turns }) => turns && turns.ruling.verdict !== rulingOf({ item } as Call).verdict)
      expect([item.id, turned]).toEqual([item.id, true])
      expect([item.id, new Set(item.options.map(({ key }) => key)).size]).toEqual([item.id, item.options.length])
    }
  })

  test('is decided by the evaluator, also with another answer', () => {
    for (const { item, facts } of calls) {
      expect([item.id, finalAnswer(item.probe, evaluate(item.scenario, { trace: true }))]).toEqual([
        item.id,
        rulingOf({ item } as Call).verdict,
      ])
      for (const { turns } of facts) if (turns) expect(turns.ruling).not.toEqual(rulingOf({ item } as Call))
    }
  })

  test('needs no question whose answer leaves the ruling, and every other one that is offered, as it is', () => {
    for (const { item, facts } of calls)
      for (const { id, turns } of facts) {
        const { verdict } = rulingOf({ item } as Call)
        const tells =
          turns?.ruling.verdict !== verdict || item.options.some(({ key }) => key === keyOf({ ...turns.ruling }))
        expect([item.id, id, tells]).toEqual([item.id, id, true])
      }
  })

  test('is decided by the questions that it needs, whatever else is true together', () => {
    for (const { item, told, facts } of calls) {
      const right = rulingOf({ item } as Call)
      const needed = facts.filter(({ turns }) => turns)
      const others = everyRuling(t, told).filter(
        ({ untold, ruling }) =>
          needed.every(({ id, value }) => untold[id] === value) &&
          (ruling.verdict !== right.verdict ||
            item.options.some(({ key }) => key !== item.right && key === keyOf({ ...ruling }))),
      )
      expect([item.id, others]).toEqual([item.id, []])
    }
  })

  test('cannot be decided from what is told: the same story ends one way and another', () => {
    const ends = new Set(drawnFor(t, calls).map((call) => `${JSON.stringify(call.told)} ${rulingOf(call).verdict}`))
    const stories = new Set([...ends].map((end) => end.replace(/ (true|false)$/, '')))
    expect(ends.size).toBeGreaterThan(stories.size)
  })

  test('depends on everything that is not told, at some point', () => {
    const idle = new Set(Object.keys(t.untold))
    for (const { facts } of soundOf(t)) {
      for (const { id, turns } of facts) if (turns) idle.delete(id)
      if (idle.size === 0) break
    }
    expect([...idle]).toEqual([])
  })
})

test.each(callTemplates.map((t) => [t.id, t] as const))('%s is offered where its right reasons are read', (_, t) => {
  const reasons = new Set(callsOf(t).map((call) => rulingOf(call).reason))
  expect([...reasons].filter((rule) => !t.about.some((about) => about === rule))).toEqual([])
})

test('a call is drawn about the rules that are asked for, and about anything where none decides a call', () => {
  for (const rule of ['702.19b', '701.23b', '903.10a']) {
    expect(rulesWithCalls([rule, '100.1'])).toEqual([rule])
    const drawn = drawCall('su una regola', [], { rules: new Set([rule]) })
    const t = callTemplates.find(({ id }) => id === drawn?.item.template)
    expect(t?.about).toContain(rule)
  }
  expect(drawCall('su una regola', [], { rules: new Set(['100.1']) })).toBeDefined()
})

test('there are calls over all chapters, twenty-five at least', () => {
  expect(callTemplates.length).toBeGreaterThanOrEqual(25)
})

/** With everything that may be true of what is not told, the stories of some calls. */
function drawnFor(t: (typeof callTemplates)[number], calls: readonly Call[]): readonly Call[] {
  const axes = axesOf(t)
  const stories = new Set(calls.slice(0, STORIES).map(({ told }) => JSON.stringify(told)))
  return [...Array(pointCount(axes)).keys()].flatMap((n) => {
    const indices = indicesOf(axes, n)
    const point = pointAt(axes, indices)
    if (!point) return []
    const told = Object.fromEntries(Object.keys(t.told).map((axis) => [axis, point[axis]]))
    const made = stories.has(JSON.stringify(told)) ? callAt(t, point, formatItemId(t, indices)) : undefined
    return made?.ok ? [made.value] : []
  })
}

test('an id names one call for ever', () => {
  const [t] = callTemplates
  const call = t && drawCallOf(t, 'uno')
  if (!call) throw new Error('no call')
  expect(callOf(call.item.id)).toEqual({ ok: true, value: call })
  expect(callOf('no-such-call.v1.0')).toEqual({ ok: false, error: 'unknown-template' })
  expect(callOf(call.item.id.replace(/\.v\d+\./, '.v99.'))).toEqual({ ok: false, error: 'out-of-range' })
  // A call that has changed is another one: the id of what it was names none.
  expect(callOf(call.item.id.replace(/\.v\d+\./, '.v1.'))).toEqual({ ok: false, error: 'old-version' })
  expect(callOf(`${call.item.id}-0`)).toEqual({ ok: false, error: 'out-of-range' })
})

test('what a call is shown by says nothing of it, and it is the same call', () => {
  const [t] = callTemplates
  const shown = (seed: string) => t && drawCallOf(t, 'uno', new Set(), seed)
  const [plain, one, other] = [t && drawCallOf(t, 'uno'), shown('a'), shown('b')]
  if (!plain || !one || !other) throw new Error('no call')
  const needed = ({ facts }: Call) => facts.filter(({ turns }) => turns).map(({ id, value }) => `${id} ${value}`)
  for (const call of [one, other]) {
    expect({ ...call.item, options: [] }).toEqual({ ...plain.item, options: [] })
    expect(call.item.options.toSorted((x, y) => (x.key < y.key ? -1 : 1))).toEqual(
      plain.item.options.toSorted((x, y) => (x.key < y.key ? -1 : 1)),
    )
    expect(needed(call).toSorted()).toEqual(needed(plain).toSorted())
  }
  const orders = Array.from({ length: 30 }, (_, n) =>
    shown(`${n}`)
      ?.facts.map(({ id }) => id)
      .join(),
  )
  expect(new Set(orders).size).toBeGreaterThan(5)
})

const made = (id: string): Call => {
  const call = callOf(id)
  if (!call.ok) throw new Error(`${id}: ${call.error}`)
  return call.value
}

test('of two questions one of which is enough, the first to be asked is not in vain, and the second is', () => {
  // With too few counters nothing may be activated, whatever was before.
  const call = made('loyalty-again.v5.0-0-0-1-1')
  expect(call.facts.flatMap(({ id, turns }) => (turns ? [id] : [])).toSorted()).toEqual(['enough'])
  const idle = (...asked: readonly string[]) => scoreOf(call, new Set(asked), '').idle
  expect(idle('before', 'enough')).toBe(0)
  expect(idle('enough', 'before')).toBe(1)
  expect([...idleOf(call, new Set(['enough']))]).toContain('before')
  expect([...idleOf(call, new Set())]).not.toContain('before')
})

test('what leaves another ruling open once all that is needed has been asked is no call', () => {
  // With one spell, or with the gain first, nobody is at 0 when it is looked at: neither turns anything, and both together do.
  expect(callOf('down-and-up.v5.5-2-1-0-0-1')).toEqual({ ok: false, error: 'not-sound' })
  // A text that counts nothing, or a creature that has kept its power: one of the two is enough.
  expect(callOf('source-left.v5.0-1-0-0-0-0')).toEqual({ ok: false, error: 'not-sound' })
})

test('a question is needed where it tells the right reason from another that is offered, and from no other', () => {
  const turnOf = (id: string, asked: string) => made(id).facts.find((fact) => fact.id === asked)?.turns?.ruling
  // An Aura that was cast would have a target.
  expect(turnOf('aura-lands.v5.1-0-0-1-1', 'how')).toEqual({ verdict: true, reason: '303.4a' })
  // In one spell the order is no matter, whatever would be said of it.
  expect(turnOf('down-and-up.v5.1-1-1-0-0-0', 'first')).toBeUndefined()
})

// Each was once asked in vain, though another reply than those that were known would have turned the ruling.
test.each([
  ['x-chosen.v7.3-3-1-0-0-0', 'price', false],
  ['made-small.v5.1-1-1-0-1-1', 'how', true],
  ['copied-size.v6.0-0-0-0-0-0-0', 'other', false],
  ['borrowed-attacker.v5.4-1-0-0-0', 'printed', true],
  ['empty-library.v6.3-1-2-0-1', 'more', true],
  ['first-blow.v4.0-3-0-0-0-1', 'help', true],
  ['aura-lands.v5.2-1-2-0-0', 'guard', false],
  ['newly-arrived.v4.2-3-2-0-1-0', 'cost', false],
] as const)('of %s another answer about %s makes another ruling right', (id, asked, verdict) => {
  expect(made(id).facts.find((fact) => fact.id === asked)?.turns?.ruling.verdict).toBe(verdict)
})

test('a call that was kept without what its questions depend on is scored by those that turn it', () => {
  const call = made('loyalty-again.v5.0-0-0-1-1')
  const old = { ...call, facts: call.facts.map(({ matters: _, ...fact }) => fact) }
  expect(scoreOf(old, new Set(['before', 'enough']), '').idle).toBe(1)
})

test('calls that are drawn together are of different templates, each by its own seed', () => {
  const seeds = ['a', 'b', 'c'].map((seed) => ({ seed, shown: `${seed}!` }))
  const wish = { seeds, met: [], rules: ['702.19b'], without: [] }
  const calls = drawCalls(wish)
  expect(calls.map(({ item }) => item.template)[0]).toBe('trampled-over')
  expect(new Set(calls.map(({ item }) => item.template)).size).toBe(3)
  expect(drawCalls({ ...wish, without: callTemplates.map(({ id }) => id) })).toEqual([])
  expect(calls.every(({ item }) => isCall(item.template))).toBe(true)
  expect(isCall('lifelink-race')).toBe(false)
})

test('calls that were met come back last, and none twice', () => {
  const met: string[] = []
  for (let n = 0; n < callTemplates.length; n++) {
    const call = drawCall(`seed ${n}`, met)
    if (!call) throw new Error('no call')
    met.push(call.item.id)
  }
  expect(new Set(met.map((id) => id.split('.')[0])).size).toBe(callTemplates.length)
  expect(drawCall('once more', met)?.item.id).not.toBe(met.at(-1))
})

test('the score counts what was needed, what was not, and the ruling', () => {
  const call = drawCall('score', [])
  if (!call) throw new Error('no call')
  const needed = call.facts.filter(({ turns }) => turns)
  const idle = call.facts.filter(({ turns }) => !turns)
  const all = new Set(call.facts.map(({ id }) => id))
  expect(scoreOf(call, all, call.item.right)).toEqual({
    right: true,
    outcome: true,
    needed: needed.length,
    found: needed.length,
    idle: idle.length,
  })
  const wrong = call.item.options.find(({ value }) => (value as unknown as Reasoned).verdict !== rulingOf(call).verdict)
  expect(scoreOf(call, new Set(), wrong?.key ?? '')).toEqual({
    right: false,
    outcome: false,
    needed: needed.length,
    found: 0,
    idle: 0,
  })
})
