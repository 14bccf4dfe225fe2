import { evaluate, evaluateDocument, explore, LIMITS, type Scenario, scenario } from '#lib/rules/index'

const wolf = { id: 'lupo', name: 'Lupo', types: ['creature'], pt: '1/1' }
const document = (...script: readonly unknown[]) => ({ turn: { active: 'A', step: 'main1' }, script })
const creating = (amount: unknown) => ({ effect: { do: 'create', token: wolf, amount }, by: 'A' })
const played = (d: object) => {
  const e = evaluateDocument(d)
  if (!e.ok) throw new Error(JSON.stringify(e.error))
  return e.value
}
const doubling = (event: string, times = 1000, number = 3) =>
  Array.from({ length: number }, (_, n) => ({
    id: `doppio${n}`,
    name: `Doppio ${n}`,
    types: ['enchantment'],
    abilities: [{ type: 'static', effects: [{ replace: { event }, with: { times } }] }],
  }))

describe('a scenario that grows too large', () => {
  test('a number of things that nobody puts on a table is refused where it is written', () => {
    const e = evaluateDocument(document(creating(1_000_000)))
    expect(e).toMatchObject({ ok: false, error: [{ path: 'script[0].effect.amount', code: 'wrong-type' }] })
  })

  test.each([['draw'], ['mill'], ['scry']])('so are cards to %s', (verb) => {
    const e = evaluateDocument(document({ effect: { do: verb, who: 'you', amount: 1_000_000 }, by: 'A' }))
    expect(e).toMatchObject({ ok: false, error: [{ path: 'script[0].effect.amount' }] })
  })

  test('a life total and damage may be as large as before', () => {
    const e = played(document({ effect: { do: 'gainLife', who: 'you', amount: 1_000_000 }, by: 'A' }))
    expect(e.outcome.life.A).toBe(1_000_020)
  })

  test('more objects than are followed: the first that is too many is named', () => {
    const field = { A: Array.from({ length: LIMITS.objects + 1 }, (_, n) => ({ ...wolf, id: `lupo${n}` })) }
    const e = evaluateDocument({ field, script: [] })
    expect(e).toMatchObject({ ok: false, error: [{ path: `field.A[${LIMITS.objects}]`, code: 'impossible' }] })
  })

  test('a number that multiplies while it is played ends the evaluation in that action, at once', () => {
    const e = played({
      ...document({ effect: { do: 'gainLife', who: 'you', amount: 1 }, by: 'A' }, creating({ times: [1000, 1000] })),
    })
    expect(e).toMatchObject({ status: 'exhausted', of: 'objects', action: 1 })
    expect(e.reports).toHaveLength(1)
  })

  test('tokens that are doubled again and again end it too, and come to the same each time', () => {
    const d = { ...document(creating(900), creating(900)), field: { A: [], N: [] } }
    const e = played(d)
    expect(e).toMatchObject({ status: 'exhausted', of: 'objects', action: 1 })
    expect(played(d).left).toEqual(e.left)
  })

  test('an amount that is not exact any more is no amount', () => {
    const field = { A: doubling('gainLife', 1000, 5) }
    const d = { ...document({ effect: { do: 'gainLife', who: 'you', amount: 1_000_000 }, by: 'A' }), field }
    expect(played(d)).toMatchObject({ status: 'exhausted', of: 'numbers', action: 0 })
  })

  const many = <T>(n: number, of: (i: number) => T): readonly T[] => Array.from({ length: n }, (_, i) => of(i))
  const gain = { effect: { do: 'gainLife', who: 'you', amount: 1 }, by: 'A' }
  const delayed = { do: 'delayed', when: { event: 'gainLife' }, effect: gain.effect, repeat: true }

  test.each<[string, object]>([
    [
      'nine hundred cards that are searched for and moved',
      {
        ...document({ effect: { do: 'search', who: 'you', zones: ['library'], amount: 900, to: 'hand' }, by: 'A' }),
        library: { A: many(900, (n) => ({ id: `carta${n}`, name: 'Carta', types: ['land'] })) },
      },
    ],
    [
      'hundreds of abilities that wait',
      document(...many(900, () => ({ effect: delayed, by: 'A' })), gain, 'resolve-all'),
    ],
    [
      'a crowd that is tapped again and again',
      {
        ...document(...many(40, (n) => ({ effect: { do: n % 2 ? 'untap' : 'tap', what: { all: {} } }, by: 'A' }))),
        field: { A: many(240, (n) => ({ ...wolf, id: `lupo${n}` })) },
      },
    ],
  ])('what takes its time with each of many is paid for: %s', (_, d) => {
    expect(played(d)).toMatchObject({ status: 'exhausted', of: 'steps' })
  })

  test('a table of a hundred things pays for nothing but its looks', () => {
    const field = { A: many(100, (n) => ({ ...wolf, id: `lupo${n}` })) }
    const e = played({ ...document(...many(20, () => ({ effect: { do: 'tap', what: { all: {} } }, by: 'A' }))), field })
    expect(e.status).toBe('complete')
    expect(LIMITS.steps - e.left.steps).toBeLessThan(60_000)
  })

  test('what still fits is played: hundreds of tokens', () => {
    const e = played(document(creating(LIMITS.objects)))
    expect(e.status).toBe('complete')
    expect(e.outcome.shared.battlefield).toHaveLength(LIMITS.objects)
    expect(e.outcome.shared.battlefield.at(-1)).toBe(`lupo/${LIMITS.objects}`)
  })

  test('a budget that is given is kept to: every part of it ends the evaluation by its name', () => {
    const s = scenario().life('A', 20).effect({ do: 'gainLife', who: 'A', amount: 1 }, 'A').done()
    expect(evaluate(s).status).toBe('complete')
    for (const part of ['events', 'steps'] as const)
      expect(evaluate(s, { limits: { ...LIMITS, [part]: 1 } })).toMatchObject({ status: 'exhausted', of: part })
  })

  test('exploring ends when all that was tried has come to too much', () => {
    const dig = { effect: { do: 'scry', who: 'you', amount: 4 }, by: 'A' }
    const library = { A: Array.from({ length: 60 }, (_, n) => ({ ...wolf, id: `carta${n}` })) }
    const d = { ...document(...Array.from({ length: 30 }, () => dig)), library }
    const e = evaluateDocument(d)
    if (!e.ok) throw new Error(JSON.stringify(e.error))
    const { complete, tried } = explore(d as unknown as Scenario, { bound: 10_000_000, steps: 100_000 })
    expect({ complete, few: tried < 10_000 }).toEqual({ complete: false, few: true })
  })
})

test('what cannot be paid with hybrid mana is found out without trying every way to pay it', () => {
  const d = {
    ...document({ cast: 'mago', by: 'A' }),
    players: { A: { mana: '{W}{W}{W}{W}{W}{W}{W}{W}{W}{W}{W}{W}{W}{W}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}{U}' } },
    hand: { A: [{ ...wolf, id: 'mago', cost: '{W/U}'.repeat(29) }] },
  }
  const e = evaluateDocument(d)
  expect(e.ok && e.value.reports).toMatchObject([{ type: 'refused' }])
})
