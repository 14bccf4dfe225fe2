import { type Absence, evaluate, explainAbsence, type NearMiss, nearMisses, type Scenario } from '#lib/rules/index'

const missed = (scenario: Scenario, absence: Absence): readonly NearMiss[] =>
  explainAbsence(evaluate(scenario, { trace: true }), absence)

/** What kept it, each time that it came near, with the rules that decide. */
const kept = (scenario: Scenario, absence: Absence): readonly unknown[] =>
  missed(scenario, absence).map(({ kept: { by, ...more }, rules }) => ({ by, ...more, rules }))

const gain = (amount: number) => ({ do: 'gainLife', who: 'you', amount }) as const
const watcher = (id: string, when: object, more: object = {}) => ({
  id,
  types: ['enchantment'] as const,
  abilities: [{ type: 'triggered', when, effect: gain(1), ...more }],
})
const board = (field: readonly object[], script: readonly object[], more: object = {}): Scenario =>
  ({ field: { A: field }, script, ...more }) as unknown as Scenario

const bear = { id: 'orso', pt: '2/2' }

describe('an ability that did not trigger', () => {
  const coro = watcher('coro', { event: 'gainLife', player: 'you' })

  test('the event came to nothing, and is none', () => {
    expect(kept(board([coro], [{ effect: gain(0), by: 'A' }]), { trigger: 'coro' })).toEqual([
      { by: 'nothing', rules: ['119.9'] },
    ])
    const sigillo = watcher('sigillo', { event: 'scry', player: 'you' })
    const scry = (amount: number) => ({ effect: { do: 'scry', who: 'you', amount }, by: 'A' })
    const deck = { library: { A: 9 } }
    const found = missed(board([sigillo], [scry(0), scry(1)], deck), { trigger: 'sigillo' })
    expect(found.map(({ rules, action, on }) => [rules, action, on?.event.type])).toEqual([[['701.22b'], 0, 'scry']])
  })

  test('it did trigger: there is nothing to explain', () => {
    expect(kept(board([coro], [{ effect: gain(1), by: 'A' }]), { trigger: 'coro' })).toEqual([])
  })

  test('an event of another kind altogether did not come near', () => {
    expect(
      kept(board([coro, bear], [{ effect: { do: 'destroy', what: 'orso' }, by: 'A' }]), { trigger: 'coro' }),
    ).toEqual([])
  })

  test('a word of its pattern: the damage was not combat damage', () => {
    const when = { event: 'damage', source: { types: ['creature'] }, combat: true }
    const fight = { effect: { do: 'fight', what: 'orso', with: 'lupo' }, by: 'A' }
    const found = kept(board([watcher('coro', when), bear, { id: 'lupo', pt: '1/4' }], [fight]), { trigger: 'coro' })
    expect(found).toHaveLength(2)
    expect(found[0]).toMatchObject({ by: 'part', part: 'combat' })
    expect(found[0]).toHaveProperty('rules', expect.arrayContaining(['701.14d']))
  })

  test('whose event it is', () => {
    expect(kept(board([coro], [{ effect: gain(2), by: 'N' }]), { trigger: 'coro' })).toMatchObject([
      { by: 'part', part: 'player', rules: expect.arrayContaining(['603.2']) },
    ])
  })

  test('what an object of that name does is nothing to what waits for its own', () => {
    const self = (id: string) => ({
      ...watcher(id, { event: 'damage', source: 'self' }),
      types: ['creature'],
      pt: '2/2',
    })
    const hit = { effect: { do: 'damage', to: { player: 'N' }, amount: 1, from: 'orso' }, source: 'orso', by: 'A' }
    expect(kept(board([self('orso'), self('lupo')], [hit]), { trigger: 'lupo' })).toEqual([])
  })

  test('one quality of the object, and not two', () => {
    const dies = (object: object) => watcher('coro', { event: 'dies', object })
    const kill = [{ effect: { do: 'destroy', what: 'orso' }, by: 'A' }]
    expect(
      kept(board([dies({ types: ['creature', 'artifact'], controller: 'you' }), bear], kill), { trigger: 'coro' }),
    ).toMatchObject([{ by: 'quality', of: 'object', quality: 'types' }])
    expect(
      kept(board([dies({ types: ['artifact'], controller: 'opponent' }), bear], kill), { trigger: 'coro' }),
    ).toEqual([])
  })

  test('its "if" was false: the number that it looked at, and of several conditions the false one', () => {
    const least = (n: number) => ({ amount: { lifeOf: 'you' }, atLeast: n })
    const step = watcher(
      'statua',
      { event: 'step', step: 'upkeep', player: 'you' },
      { if: { every: [least(5), least(13)] } },
    )
    const turn = { turn: { active: 'A', step: 'untap' }, players: { A: { life: 12 } } }
    expect(kept(board([step], [{ step: 'upkeep' }], turn), { trigger: 'statua' })).toEqual([
      { by: 'condition', is: least(13), number: 12, rules: ['603.4'] },
    ])
  })

  test('another kind of event, that people take for it', () => {
    const veglia = watcher('veglia', { event: 'dies', object: { types: ['creature'] } })
    const exile = board([veglia, bear], [{ effect: { do: 'exile', what: 'orso' }, by: 'A' }])
    expect(kept(exile, { trigger: 'veglia' })).toMatchObject([
      { by: 'kind', asked: 'dies', rules: expect.arrayContaining(['700.4']) },
    ])
  })

  test('a rule forbade the event, or something else happened in its place', () => {
    const hit = { ...watcher('muro', { event: 'damage', source: 'self' }), types: ['creature'], pt: '0/4' }
    const zero = { effect: { do: 'damage', to: { player: 'N' }, amount: 0 }, source: 'muro', by: 'A' }
    expect(kept(board([hit], [zero]), { trigger: 'muro' })).toEqual([{ by: 'impossible', rules: ['120.8'] }])
    const cannot = { effects: [{ cant: 'gain-life', player: 'you', of: 'A' }] }
    expect(kept(board([coro], [{ effect: gain(2), by: 'A' }], cannot), { trigger: 'coro' })).toEqual([
      { by: 'impossible', rules: ['101.2'] },
    ])
    const instead = { effects: [{ replace: { event: 'gainLife', player: 'you' }, with: { nothing: true }, of: 'A' }] }
    expect(kept(board([coro], [{ effect: gain(2), by: 'A' }], instead), { trigger: 'coro' })).toEqual([
      { by: 'replaced', rules: ['614.1a'] },
    ])
  })

  test('what an event becomes, or brings with it, is looked at by itself', () => {
    const more = { effects: [{ replace: { event: 'gainLife', player: 'you' }, with: { plus: 1 }, of: 'A' }] }
    expect(kept(board([coro], [{ effect: gain(2), by: 'A' }], more), { trigger: 'coro' })).toEqual([])
    const loses = watcher('veglia', { event: 'loseLife', player: 'opponent' })
    const hit = { effect: { do: 'damage', to: { player: 'N' }, amount: 2 }, source: 'orso', by: 'A' }
    expect(kept(board([loses, bear], [hit]), { trigger: 'veglia' })).toEqual([])
    const infect = { ...bear, keywords: ['infect'] }
    expect(kept(board([loses, infect], [hit]), { trigger: 'veglia' })).toMatchObject([
      { by: 'kind', asked: 'loseLife' },
    ])
  })

  test('a counter of its own kept a keyword from triggering', () => {
    const strega = { id: 'strega', pt: '2/3', keywords: ['persist'] }
    const kill = [{ effect: { do: 'destroy', what: 'strega' }, by: 'A' }]
    expect(kept(board([{ ...strega, counters: { '-1/-1': 1 } }], kill), { trigger: 'strega' })).toEqual([
      { by: 'counters', counter: '-1/-1', number: 1, rules: ['702.79a'] },
    ])
    expect(kept(board([{ ...strega, counters: { '+1/+1': 1 } }], kill), { trigger: 'strega' })).toEqual([])
  })

  test('its source had left in the same action', () => {
    const cast = { event: 'cast', player: 'you' }
    const chierico = { ...watcher('chierico', cast), types: ['creature'], pt: '1/1' }
    const abilities = [
      { type: 'cost', additional: [{ pay: 'sacrifice', what: { types: ['creature'] } }] },
      { type: 'spell', effect: gain(1) },
    ]
    const patto = { id: 'patto', types: ['instant'], abilities }
    const scenario = board([chierico], [{ cast: 'patto', by: 'A' }], { hand: { A: [patto] } })
    expect(kept(scenario, { trigger: 'chierico' })).toMatchObject([{ by: 'gone' }])
  })
})

describe('an effect that did not act', () => {
  const shield = { effects: [{ prevent: 3, to: 'you', of: 'N', name: 'cappella' }] }
  const lose = { effect: { do: 'loseLife', who: 'opponent', amount: 2 }, by: 'A' }
  const burn = { effect: { do: 'damage', to: { player: 'N' }, amount: 2 }, source: 'orso', by: 'A' }

  test('losing and paying life is no damage', () => {
    expect(kept(board([], [lose], shield), { apply: 'cappella' })).toMatchObject([{ by: 'kind', asked: 'damage' }])
    expect(kept(board([], [{ pay: { N: 2 } }], shield), { apply: 'cappella' })).toMatchObject([
      { by: 'kind', asked: 'damage' },
    ])
    expect(kept(board([bear], [burn], shield), { apply: 'cappella' })).toEqual([])
  })

  test('what is sacrificed is not destroyed', () => {
    const regenerate = { effect: { do: 'regenerate', what: 'orso' }, by: 'A' }
    const then = (effect: object) =>
      nearMisses(evaluate(board([bear], [regenerate, { effect, by: 'A' }]), { trace: true }))
    expect(then({ do: 'sacrifice', what: 'orso' })).toMatchObject([
      {
        missed: { type: 'effect' },
        kept: { by: 'kind', asked: 'destroy' },
        rules: expect.arrayContaining(['614.8']),
      },
    ])
    expect(then({ do: 'destroy', what: 'orso' })).toEqual([])
  })

  test('it came after the event', () => {
    const later = {
      effect: { do: 'lasting', effect: { prevent: 4, to: { id: 'orso' } }, until: 'end-of-turn' },
      by: 'A',
    }
    const hit = { effect: { do: 'damage', to: { object: 'orso' }, amount: 1 }, source: 'lupo', by: 'N' }
    const field = [
      { id: 'orso', pt: '2/5' },
      { id: 'lupo', pt: '1/1' },
    ]
    const late = nearMisses(evaluate(board(field, [hit, later]), { trace: true }))
    expect(late).toMatchObject([{ missed: { type: 'effect' }, kept: { by: 'late' }, rules: ['615.4'], action: 1 }])
    expect(nearMisses(evaluate(board(field, [later, hit]), { trace: true }))).toEqual([])
  })

  test('a word of what it replaces', () => {
    const double = {
      effects: [{ replace: { event: 'gainLife', player: 'you' }, with: { times: 2 }, of: 'A', name: 'urna' }],
    }
    expect(kept(board([], [{ effect: gain(2), by: 'N' }], double), { apply: 'urna' })).toMatchObject([
      { by: 'part', part: 'player' },
    ])
  })
})

describe('a keyword that stopped nothing', () => {
  const wrath = { effect: { do: 'destroy', what: { all: { types: ['creature'] } } }, source: 'demone', by: 'N' }
  const demone = { id: 'demone', pt: '6/6', colors: ['black'] }
  const play = (keywords: readonly unknown[]): Scenario =>
    ({ field: { A: [{ id: 'gru', pt: '1/4', keywords }], N: [demone] }, script: [wrath] }) as unknown as Scenario

  test('hexproof and protection stop what targets or deals damage', () => {
    expect(kept(play(['hexproof']), { apply: 'gru' })).toMatchObject([{ by: 'kind', rules: ['702.11b'] }])
    expect(kept(play([{ keyword: 'protection', from: { colors: ['black'] } }]), { apply: 'gru' })).toMatchObject([
      { by: 'kind', rules: ['702.16b', '702.16e'] },
    ])
    expect(kept(play([{ keyword: 'protection', from: { colors: ['red'] } }]), { apply: 'gru' })).toEqual([])
  })

  test('indestructible stops no sacrifice', () => {
    const sacrifice = [{ effect: { do: 'sacrifice', what: 'idolo' }, by: 'A' }]
    expect(
      kept(board([{ id: 'idolo', pt: '2/2', keywords: ['indestructible'] }], sacrifice), { apply: 'idolo' }),
    ).toMatchObject([{ by: 'kind', asked: 'destroy', rules: expect.arrayContaining(['702.12b']) }])
  })
})

describe('a permanent that did not die, a player who did not lose', () => {
  const hit = (to: object, amount: number, source = 'lupo') => ({
    effect: { do: 'damage', to, amount },
    source,
    by: 'N',
  })

  test('the damage lacks so much', () => {
    const field = [
      { id: 'orso', pt: '2/5' },
      { id: 'lupo', pt: '1/1' },
    ]
    expect(kept(board(field, [hit({ object: 'orso' }, 3)]), { die: 'orso' })).toEqual([
      { by: 'number', has: 3, needs: 5, rules: ['120.6', '704.5g'] },
    ])
    expect(kept(board(field, []), { die: 'orso' })).toEqual([])
    expect(kept(board(field, [hit({ object: 'orso' }, 5)]), { die: 'orso' })).toEqual([])
  })

  test('deathtouch has only creatures destroyed', () => {
    const eremita = { id: 'eremita', types: ['planeswalker'], counters: { loyalty: 5 } }
    const field = (keywords: readonly string[]) => [eremita, { id: 'lupo', pt: '1/1', keywords }]
    const struck = (keywords: readonly string[]) => board(field(keywords), [hit({ object: 'eremita' }, 1)])
    expect(kept(struck(['deathtouch']), { die: 'eremita' })).toEqual([
      { by: 'type', asked: 'creature', types: ['planeswalker'], rules: ['702.2b', '704.5h'] },
    ])
    expect(kept(struck([]), { die: 'eremita' })).toEqual([])
  })

  test('the totals are not where they would have to be', () => {
    const poisoned = { players: { N: { poison: 8, life: 9 } } }
    expect(kept(board([], [], poisoned), { lose: 'N' })).toEqual([
      { by: 'number', has: 8, needs: 10, rules: ['104.3d', '704.5c'] },
    ])
    const lost = board([], [{ effect: { do: 'loseLife', who: 'opponent', amount: 2 }, by: 'A' }], poisoned)
    expect(kept(lost, { lose: 'N' })).toContainEqual(expect.objectContaining({ by: 'number', has: 7, needs: 0 }))
    expect(kept(board([], [], { players: { N: { poison: 10 } } }), { lose: 'N' })).toEqual([])
  })

  test('nobody is asked to choose for the sake of an explanation', () => {
    const legend = { pt: '2/2', supertypes: ['legendary'], name: 'Idra' }
    const twins = board(
      [
        { ...legend, id: 'una' },
        { ...legend, id: 'altra', damage: 1 },
      ],
      [],
    )
    expect(kept(twins, { die: 'altra' })).toMatchObject([{ by: 'number', has: 1, needs: 2 }])
  })

  test('an empty library alone makes nobody lose', () => {
    const empty = { library: { N: 0 } }
    expect(kept(board([], [], empty), { lose: 'N' })).toEqual([{ by: 'undrawn', rules: ['704.5b'] }])
  })
})
