import { peopleOf, tellTrace } from '#lib/italian/index'
import { actedRules, answer, askedRules, evaluate, parseScenario, type Scenario } from '#lib/rules/index'

// Which rules stand beside a step: those that acted in it, and none that was only looked at, overruled, or read for the table.

const checked = (document: unknown): Scenario => {
  const parsed = parseScenario(document)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

const stepsOf = (document: unknown) => {
  const scenario = checked(document)
  return tellTrace(evaluate(scenario, { trace: true }), peopleOf(scenario))
}

/** The rules of the step whose sentence has these words. */
const citedAt = (document: unknown, words: string): readonly string[] | undefined =>
  stepsOf(document).find(({ sentence }) => sentence.includes(words))?.rules

const bear = { id: 'orso', pt: '2/2' }
const anthem = {
  id: 'veglia',
  types: ['enchantment'],
  abilities: [
    {
      type: 'static',
      effects: [{ modify: { layer: '7c', power: 1, toughness: 1 }, what: { types: ['creature'], controller: 'you' } }],
    },
  ],
}

describe('a table that is looked at', () => {
  const idle = checked({ field: { A: [bear, anthem] }, script: [{ step: 'main2' }] })

  test('an empty main phase cites nothing, whatever is read off it afterwards', () => {
    const e = evaluate(idle, { trace: true })
    e.look(e.outcome).characteristics('orso')
    e.look(e.outcome).ask('manaValue', { object: 'orso' })
    expect(actedRules(e)).toEqual([])
  })

  test('what is asked of it is cited by whoever asks', () => {
    const e = evaluate(idle, { trace: true })
    expect(askedRules(e, (x) => answer({ ask: 'manaValue', object: 'orso' }, x))).toContain('202.3a')
    expect(e.trace?.entries.some(({ rule }) => rule === '202.3a')).toBe(false)
  })
})

describe('the rules of the layers are cited with no event', () => {
  const under = (script: readonly unknown[], more: Record<string, unknown> = {}) => ({
    field: { A: [{ ...bear, ...more }, anthem] },
    script,
  })
  test.each([
    [
      'a regeneration',
      under([{ effect: { do: 'regenerate', what: 'orso' } }, { effect: { do: 'destroy', what: 'orso' } }]),
      'scudo',
    ],
    [
      'what stays indestructible',
      under([{ effect: { do: 'destroy', what: 'orso' } }], { keywords: ['indestructible'] }),
      'indistruttibile',
    ],
    ['an exile', under([{ effect: { do: 'exile', what: 'orso' } }]), 'esilio'],
    [
      'a trigger',
      under([{ effect: { do: 'destroy', what: 'orso' } }], {
        abilities: [
          { type: 'triggered', when: { event: 'dies', object: 'self' }, effect: { do: 'draw', who: 'you', amount: 1 } },
        ],
      }),
      'si innesca',
    ],
  ])('%s', (_, document, words) => {
    const rules = stepsOf(document).flatMap((s) => (s.sentence.includes(words) ? s.rules : []))
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.filter((r) => r.startsWith('613') || r === '604.2')).toEqual([])
  })
})

test.each([
  [
    'infect gives a creature counters by what damage is',
    {
      field: { A: [{ id: 'zecca', pt: '1/1', keywords: ['infect'] }], N: [{ id: 'muro', pt: '0/5' }] },
      script: [{ effect: { do: 'damage', amount: 1, to: { object: 'muro' } }, source: 'zecca' }],
    },
    'Zecca infligge',
    ['120.3d', '702.90c'],
  ],
  [
    'a blocker that is tapped deals its damage',
    {
      field: { A: [{ id: 'golem', pt: '2/5' }], N: [{ id: 'muro', pt: '4/4' }] },
      script: [
        { attack: { golem: 'N' } },
        { block: { muro: 'golem' } },
        { effect: { do: 'tap', what: 'muro' } },
        'combat-damage',
      ],
    },
    'TAPpato, ma resta',
    ['506.4b'],
  ],
  [
    'an Equipment comes off by protection alone',
    {
      field: {
        A: [bear, { id: 'lama', types: ['artifact'], subtypes: ['Equipment'], colors: ['W'], attachedTo: 'orso' }],
      },
      script: [
        { effect: { do: 'gainKeyword', what: 'orso', keyword: { keyword: 'protection', from: { colors: ['W'] } } } },
      ],
    },
    'stacca Lama',
    ['704.5n', '702.16a', '702.16d'],
  ],
  [
    'what goes into a library does not die',
    {
      field: {
        A: [
          bear,
          {
            id: 'coro',
            types: ['enchantment'],
            abilities: [
              {
                type: 'triggered',
                when: { event: 'leaves', object: { types: ['creature'] } },
                effect: { do: 'gainLife', who: 'you', amount: 1 },
              },
            ],
          },
        ],
      },
      script: [{ effect: { do: 'putInLibrary', what: 'orso', at: 'bottom' } }],
    },
    'si innesca',
    ['603.2', '603.10a'],
  ],
  [
    'one ability that triggers twice at once',
    {
      field: {
        A: [
          bear,
          { id: 'lupo', pt: '1/1' },
          {
            id: 'coro',
            types: ['enchantment'],
            abilities: [
              {
                type: 'triggered',
                when: { event: 'dies', object: { types: ['creature'] } },
                effect: { do: 'gainLife', who: 'you', amount: 1 },
              },
            ],
          },
        ],
      },
      script: [{ effect: { do: 'destroy', what: { all: { types: ['creature'] } } } }],
    },
    'si innesca 2 volte',
    ['603.2c', '700.4', '603.10a'],
  ],
  [
    'first strike lost between the steps gives no second blow',
    {
      field: { A: [{ id: 'lama', pt: '2/2', keywords: ['first-strike'] }] },
      script: [
        { attack: { lama: 'N' } },
        'next-combat-damage',
        { effect: { do: 'loseKeyword', what: 'lama', keyword: 'first-strike' } },
        'next-combat-damage',
      ],
    },
    'ha già inflitto danno',
    ['702.7c'],
  ],
  [
    'double strike lost between the steps',
    {
      field: { A: [{ id: 'lama', pt: '2/2', keywords: ['double-strike'] }] },
      script: [
        { attack: { lama: 'N' } },
        'next-combat-damage',
        { effect: { do: 'loseKeyword', what: 'lama', keyword: 'double-strike' } },
        'next-combat-damage',
      ],
    },
    'un secondo danno non lo infligge',
    ['702.4c'],
  ],
  [
    'double strike gained between the steps',
    {
      field: { A: [{ id: 'lama', pt: '2/2', keywords: ['first-strike'] }] },
      script: [
        { attack: { lama: 'N' } },
        'next-combat-damage',
        { effect: { do: 'gainKeyword', what: 'lama', keyword: 'double-strike' } },
        'next-combat-damage',
      ],
    },
    'ma ora ha doppio attacco',
    ['702.4d'],
  ],
  [
    'regeneration is a destruction-replacement effect',
    {
      field: { A: [bear] },
      script: [{ effect: { do: 'regenerate', what: 'orso' } }, { effect: { do: 'destroy', what: 'orso' } }],
    },
    'sostituisce la distruzione',
    ['614.8', '701.19a'],
  ],
  [
    'of lifelink of two sources each gain is told by itself',
    {
      field: {
        A: [
          { id: 'angelo', pt: '2/2', keywords: ['lifelink'] },
          { id: 'falco', pt: '1/1', keywords: ['lifelink'] },
        ],
      },
      script: [{ attack: { angelo: 'N', falco: 'N' } }, { block: {} }, 'combat-damage'],
    },
    'per il legame vitale di Falco',
    ['120.3f', '702.15b', '119.3'],
  ],
  [
    'both halves are cast as one spell',
    {
      hand: {
        A: [
          {
            id: 'usura',
            layout: 'split',
            keywords: ['fuse'],
            cost: '{R}',
            types: ['instant'],
            abilities: [{ type: 'spell', effect: { do: 'gainLife', who: 'you', amount: 1 } }],
            other: {
              cost: '{W}',
              types: ['instant'],
              abilities: [{ type: 'spell', effect: { do: 'gainLife', who: 'you', amount: 2 } }],
            },
          },
        ],
      },
      players: { A: { mana: '{R}{W}' } },
      script: [{ cast: 'usura', as: 'both' }],
    },
    'lancia',
    ['601.2', '702.102c', '709.4d'],
  ],
  [
    'no damage is dealt where there would be none',
    {
      field: { A: [{ id: 'muro', pt: '0/4' }] },
      script: [{ effect: { do: 'damage', amount: 0, to: { player: 'N' } }, source: 'muro' }],
    },
    'non infligge danno',
    ['120.8'],
  ],
  [
    'two checks that find the same are one',
    {
      field: { N: [{ id: 'troll', pt: '1/1' }], A: [{ id: 'vipera', pt: '3/3', keywords: ['deathtouch'] }] },
      script: [{ effect: { do: 'damage', amount: 3, to: { object: 'troll' } }, source: 'vipera' }],
    },
    'distrugge Troll',
    ['704.5g', '120.6', '704.5h'],
  ],
] as const)('%s', (_, document, words, rules) => {
  expect(citedAt(document, words)).toEqual(rules)
})
