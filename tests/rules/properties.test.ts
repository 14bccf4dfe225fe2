import fc from 'fast-check'
import {
  answer,
  comprehensiveRules,
  type Effect,
  type Evaluation,
  evaluate,
  explainWhyNot,
  type GameObject,
  type GameState,
  isRuleId,
  type KeywordInstance,
  keywords,
  type ObjectSpec,
  parametersOf,
  parseScenario,
  rulesWithout,
  type Scenario,
  type ScriptStep,
} from '#lib/rules/index'

const OURS = ['a1', 'a2', 'a3'] as const
const THEIRS = ['n1', 'n2', 'n3'] as const

/** Keywords as they are written: those that need other words have them. */
const NEEDED: Readonly<Record<string, unknown>> = { amount: 1, from: { colors: ['R'] }, cost: '{3}' }
const written = keywords.map((keyword) => {
  const needed = Object.entries(parametersOf(keyword)).flatMap(([word, how]) =>
    how === 'needed' ? [[word, NEEDED[word]]] : [],
  )
  return needed.length ? ({ keyword, ...Object.fromEntries(needed) } as KeywordInstance) : keyword
})

const creature = (id: string) =>
  fc
    .record({
      power: fc.integer({ min: 0, max: 6 }),
      toughness: fc.integer({ min: 1, max: 6 }),
      keywords: fc.uniqueArray(fc.constantFrom(...written), { maxLength: 3 }),
      damage: fc.integer({ min: 0, max: 2 }),
      counters: fc.record({ '+1/+1': fc.integer({ min: 0, max: 2 }), '-1/-1': fc.integer({ min: 0, max: 1 }) }),
      tapped: fc.boolean(),
      token: fc.boolean(),
      sick: fc.boolean(),
    })
    .map(
      ({ power, toughness, tapped, sick, token, ...c }): ObjectSpec => ({
        id,
        pt: `${power}/${toughness}`,
        ...c,
        // Mostly ready to fight, so that most boards come to a fight.
        tapped: tapped && sick,
        sick: sick && tapped && token,
        token,
      }),
    )

const board = (labels: readonly string[]) =>
  fc.integer({ min: 1, max: 3 }).chain((n) => fc.tuple(...labels.slice(0, n).map(creature)))

const player = fc.record({ life: fc.integer({ min: 0, max: 25 }), poison: fc.integer({ min: 0, max: 9 }) })
const who = fc.constantFrom('A', 'N')
const few = fc.integer({ min: 0, max: 5 })

/** Effects on players, and on creatures that are on the table as the script begins. */
const effectOn = (labels: readonly string[]) => {
  const what = fc.constantFrom(...labels)
  return fc.oneof<fc.Arbitrary<Effect>[]>(
    fc.tuple(who, few).map(([player, amount]) => ({ do: 'gainLife', who: player, amount })),
    fc.tuple(who, few).map(([player, amount]) => ({ do: 'loseLife', who: player, amount })),
    fc.tuple(who, few).map(([player, total]) => ({ do: 'setLife', who: player, total })),
    fc.constant({ do: 'exchangeLife', players: ['A', 'N'] }),
    who.map((player) => ({ do: 'doubleLife', who: player })),
    fc.tuple(who, few).map(([player, amount]) => ({ do: 'draw', who: player, amount })),
    fc.tuple(who, few).map(([player, amount]) => ({ do: 'mill', who: player, amount })),
    fc.tuple(what, who, few).map(([source, p, amount]) => ({ do: 'damage', source, to: { player: p }, amount })),
    fc.tuple(what, what, few).map(([source, object, amount]) => ({ do: 'damage', source, to: { object }, amount })),
    what.map((x) => ({ do: 'destroy', what: x })),
    what.map((x) => ({ do: 'sacrifice', what: x })),
    what.map((x) => ({ do: 'exile', what: x })),
    what.map((x) => ({ do: 'tap', what: x })),
    fc.tuple(what, few).map(([on, amount]) => ({ do: 'putCounters', on, counter: '-1/-1', amount })),
    fc.tuple(what, few).map(([x, n]) => ({ do: 'pump', what: x, power: n - 3, toughness: 2 - n })),
    fc.tuple(what, fc.constantFrom(...written)).map(([x, keyword]) => ({ do: 'gainKeyword', what: x, keyword })),
  )
}

const effects = (labels: readonly string[]) => fc.array(effectOn(labels), { maxLength: 2 })
const steps = (es: readonly Effect[]): readonly ScriptStep[] => es.map((effect) => ({ effect }))

/** Boards of a few creatures that fight, with effects before, in the middle and after. */
const scenarios: fc.Arbitrary<Scenario> = fc
  .record({ ours: board(OURS), theirs: board(THEIRS), A: player, N: player, library: fc.integer({ min: 0, max: 4 }) })
  .chain(({ ours, theirs, A, N, library }) => {
    const [us, them] = [ours.map((o) => o.id), theirs.map((o) => o.id)]
    return fc
      .record({
        before: effects([...us, ...them]),
        attackers: fc.subarray(us, { minLength: 1 }),
        between: effects([...us, ...them]),
        blocked: fc.array(fc.option(fc.constantFrom(...us)), { minLength: them.length, maxLength: them.length }),
        after: effects([...us, ...them]),
        most: fc.option(fc.constantFrom('N', ...them), { freq: 1 }),
        fight: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
        cleanup: fc.boolean(),
      })
      .map(({ before, attackers, between, blocked, after, most, fight, cleanup }): Scenario => {
        const blocks = blocked.flatMap((attacker, n) => (attacker ? [[them[n] ?? '', attacker] as const] : []))
        const attack = Object.fromEntries(attackers.map((id) => [id, 'N']))
        return {
          players: { A, N },
          field: { A: ours, N: theirs },
          library: { A: library, N: library },
          script: [
            ...steps(before),
            ...(fight
              ? [{ attack }, { block: Object.fromEntries(blocks) }, ...steps(between), 'combat-damage' as const]
              : steps(between)),
            ...steps(after),
            ...(cleanup ? [{ step: 'cleanup' } as const] : []),
          ],
          ...(most === null
            ? {}
            : { choices: attackers.map((of) => ({ choose: 'assign-damage', of, answer: { most } }) as const) }),
        }
      })
  })

const runs = { numRuns: 100 }
const holds = (claim: (s: Scenario) => void, options: fc.Parameters<[Scenario]> = runs): void =>
  fc.assert(fc.property(scenarios, claim), options)

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    for (const x of Object.values(value)) frozen(x)
  }
  return value
}

/** The same, and then something that does nothing but make a player get priority again. */
const checked = (s: Scenario): Scenario => ({
  ...s,
  script: [...(s.script ?? []), { effect: { do: 'sequence', steps: [] } }],
})
const traced = (s: Scenario): Evaluation => evaluate(s, { trace: true })
const zoneLists = (s: GameState): readonly (readonly string[])[] => [
  ...Object.values(s.shared),
  ...Object.values(s.own).flatMap((zone) => Object.values(zone)),
]
const total = (xs: readonly number[]): number => xs.reduce((n, x) => n + x, 0)
const isCard = (o: GameObject): boolean => o.kind === 'card'
const cardsOf = (s: GameState): number =>
  Object.values(s.objects).filter(isCard).length + total(Object.values(s.unknown))

/** What an evaluation says, apart from how it came to it. */
const said = ({ outcome, reports, status, unused }: Evaluation) => ({ outcome, reports, status, unused })

test('the boards drawn here are valid, most of them fight to the end, and choices are asked for', () => {
  const seen = { valid: 0, complete: 0, undecided: 0, fought: 0 }
  for (const s of fc.sample(scenarios, { numRuns: 200, seed: 7 })) {
    const e = traced(s)
    seen.valid += Number(parseScenario(s).ok)
    seen.complete += Number(e.status === 'complete')
    seen.undecided += Number(e.status === 'undecided')
    seen.fought += Number(e.trace?.happenings.some(({ event }) => event.type === 'damage' && event.combat))
  }
  expect(seen.valid).toBe(200)
  expect(seen.complete).toBeGreaterThan(120)
  expect(seen.undecided).toBeGreaterThan(0)
  expect(seen.fought).toBeGreaterThan(30)
})

test('a scenario is never written to', () => {
  holds((s) => {
    const before = JSON.stringify(s)
    evaluate(frozen(s))
    expect(JSON.stringify(s)).toBe(before)
  })
})

test('the same scenario always comes to the same end', () => {
  holds((s) => {
    expect(said(evaluate(structuredClone(s)))).toEqual(said(evaluate(s)))
  })
})

test('the trace changes nothing', () => {
  holds((s) => {
    expect(said(traced(s))).toEqual(said(evaluate(s)))
  })
})

test('under the rules as they are, nothing goes on for ever', () => {
  holds(
    (s) => {
      expect(evaluate(s).status).not.toBe('stuck')
    },
    { numRuns: 120 },
  )
})

test('every object is in exactly one zone, the one it says, and every card is an object that says so', () => {
  holds(
    (s) => {
      for (const state of traced(s).trace?.frames ?? []) {
        const listed = zoneLists(state).flat()
        expect([...listed].sort()).toEqual(Object.keys(state.objects).sort())
        for (const o of Object.values(state.objects)) {
          const own = o.zone === 'library' || o.zone === 'hand' || o.zone === 'graveyard'
          const where = own
            ? Object.values(state.own[o.zone]).flat()
            : state.shared[o.zone as keyof typeof state.shared]
          expect(where).toContain(o.id)
          if (o.kind !== 'ability') expect(state.cards[o.card]).toBe(o.id)
        }
        for (const [card, id] of Object.entries(state.cards)) expect(state.objects[id]?.card).toBe(card)
      }
    },
    { numRuns: 60 },
  )
})

test('no card comes from nowhere, and none is lost', () => {
  holds((s) => {
    const { start, outcome } = evaluate(s)
    expect(cardsOf(outcome)).toBe(cardsOf(start))
    for (const [card, id] of Object.entries(start.cards))
      if (start.objects[id]?.kind === 'card') expect(Object.keys(outcome.cards)).toContain(card)
  })
})

test('when a script has run, checking state-based actions once more finds nothing', () => {
  holds((s) => {
    const e = evaluate(checked(s))
    if (e.status !== 'complete') return
    const again = evaluate(checked(checked(s)))
    expect({ ...again.outcome, clock: 0 }).toEqual({ ...e.outcome, clock: 0 })
  })
})

test('a living player has life and fewer than ten poison counters, and a creature that stands is not dead', () => {
  holds((s) => {
    const e = evaluate(checked(s))
    if (e.status !== 'complete' || e.outcome.over) return
    const view = e.look(e.outcome)
    for (const p of Object.values(e.outcome.players)) {
      expect(e.outcome.life[p.pool]).toBeGreaterThan(0)
      expect(e.outcome.poison[p.pool]).toBeLessThan(10)
    }
    for (const id of e.outcome.shared.battlefield) {
      const { toughness = 0, keywords: has } = view.characteristics(id)
      expect(toughness).toBeGreaterThan(0)
      if (!has.some((k) => k.keyword === 'indestructible'))
        expect(e.outcome.objects[id]?.damage).toBeLessThan(toughness)
    }
  })
})

test('the trace cites only rules that there are', () => {
  holds((s) => {
    const e = traced(s)
    const cited = [
      ...(e.trace?.entries ?? []).map((x) => x.rule),
      ...(e.trace?.happenings ?? []).flatMap((h) => [...h.rules, ...h.by]),
      ...e.reports.flatMap((r) => (r.type === 'refused' ? r.violations.map((v) => v.rule) : [])),
      ...e.consulted,
    ].filter(isRuleId)
    expect(cited.length).toBeGreaterThan(0)
    expect(cited.filter((r) => !comprehensiveRules.has(r))).toEqual([])
  })
})

test('what happened to a life total adds up to its change', () => {
  holds((s) => {
    const { start, outcome, trace } = traced(s)
    for (const [pool, before] of Object.entries(start.life)) {
      const moves = (trace?.happenings ?? []).map(({ event, fate }) =>
        fate === 'happened' && event.type === 'adjustLife' && start.players[event.player]?.pool === pool ? event.by : 0,
      )
      expect(before + total(moves)).toBe(outcome.life[pool])
    }
  })
})

test('an outcome is JSON from top to bottom', () => {
  holds((s) => {
    const { outcome, reports } = evaluate(s)
    expect(JSON.parse(JSON.stringify({ outcome, reports }))).toEqual({ outcome, reports })
  })
})

test('every state on the way is JSON from top to bottom, and goes on as itself', () => {
  holds(
    (s) => {
      const e = traced(s)
      for (const state of [...(e.trace?.frames ?? []), ...e.states])
        expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      const copy = JSON.parse(JSON.stringify(e.outcome)) as GameState
      const step = { effect: { do: 'gainLife', who: 'A', amount: 1 } } as const
      expect(explainWhyNot(copy, step)).toEqual(explainWhyNot(e.outcome, step))
    },
    { numRuns: 60 },
  )
})

test('what a trace cites can be measured: without the rule the scenario still comes to some end', () => {
  holds(
    (s) => {
      const { trace } = traced(s)
      const cited = new Set((trace?.entries ?? []).map((x) => x.rule))
      for (const rule of cited)
        expect(['complete', 'undecided', 'stuck']).toContain(evaluate(s, { rules: rulesWithout(rule) }).status)
    },
    { numRuns: 20 },
  )
})

test('the state after each action is that of the script as far as it, and questions about it agree', () => {
  holds(
    (s) => {
      const e = evaluate(s)
      expect(e.states).toHaveLength(e.reports.length)
      for (const n of e.reports.keys()) {
        const short = evaluate({ ...s, script: (s.script ?? []).slice(0, n + 1) })
        expect(short.outcome).toEqual(e.states[n])
        expect(answer({ ask: 'totals', after: n }, e)).toEqual(answer({ ask: 'totals' }, short))
      }
    },
    { numRuns: 40 },
  )
})

/** Documents with the keys of a scenario and anything at all under them. */
const nearly = fc.record(
  Object.fromEntries(
    ['variant', 'players', 'turn', 'field', 'hand', 'graveyard', 'library', 'effects', 'script', 'choices'].map(
      (key) => [
        key,
        fc.oneof(
          fc.jsonValue(),
          fc.array(fc.jsonValue()),
          fc.dictionary(fc.constantFrom('A', 'N', '__proto__', 'x'), fc.jsonValue()),
          fc.array(fc.record({ effect: fc.jsonValue(), do: fc.jsonValue() }, { requiredKeys: [] })),
        ),
      ],
    ),
  ),
  { requiredKeys: [] },
)

test.each([
  ['anything that JSON can say', fc.jsonValue()],
  ['anything at all', fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true })],
  ['anything that looks like a scenario', nearly],
] as const)('%s is read without throwing, and every problem says where it is', (_, documents) => {
  fc.assert(
    fc.property(documents as fc.Arbitrary<unknown>, (document) => {
      const parsed = parseScenario(document)
      if (parsed.ok) return
      expect(parsed.error.length).toBeGreaterThan(0)
      for (const { path, code } of parsed.error) {
        expect(typeof path).toBe('string')
        expect(typeof code).toBe('string')
      }
      // Only a document that is no object at all is wrong as a whole; a key may be the empty text.
      if (typeof document === 'object' && document !== null && !Array.isArray(document) && !Object.hasOwn(document, ''))
        expect(parsed.error.every(({ path }) => path !== '')).toBe(true)
    }),
    { numRuns: 120 },
  )
})
