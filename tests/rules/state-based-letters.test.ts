import { comprehensiveRules, parseScenario, type RuleId, type Scenario } from '#lib/rules/index'
import { answer, lost, without, zone } from './support'

// Every letter of the state-based actions of this edition, and what becomes of it: decided, as a scenario shows that comes to another end
// without it; or refused by its number, where a document would need it.

interface Decided {
  readonly scenario: Scenario
  readonly asks: Parameters<typeof answer>[1]
}
type Fate = Decided | { readonly refused: unknown }

const nothing = { effect: { do: 'sequence', steps: [] } } as const
const on = (...A: NonNullable<Scenario['field']>[string]): Scenario => ({ field: { A }, script: [nothing] })
const card = (more: object): unknown => ({ field: { A: [{ id: 'carta', pt: '1/1', ...more }] } })
const enchanting = {
  types: ['enchantment'],
  keywords: [{ keyword: 'enchant', what: { types: ['creature'] } }],
} as const
const role = (id: string) => ({ id, ...enchanting, subtypes: ['Aura', 'Role'], attachedTo: 'orso' }) as const
const queen = (id: string) => ({ id, name: 'Regina', pt: '2/2', supertypes: ['legendary'] }) as const
const world = (id: string) => ({ id, types: ['enchantment'], supertypes: ['world'] }) as const
const siege = { id: 'assedio', types: ['battle'], subtypes: ['Siege'], defense: 2, protector: 'N' } as const
const orso = { id: 'orso', pt: '2/2' } as const
const teams = { A: { team: 'alba' }, B: { team: 'alba' }, N: { team: 'notte' }, C: { team: 'notte' } } as const
const commanded = { variant: 'commander', command: { N: [{ id: 'duce', pt: '2/2', commander: true }] } } as const

const LETTERS: Readonly<Record<string, Fate>> = {
  '704.5a': { scenario: { players: { N: { life: 0 } }, script: [nothing] }, asks: lost('N') },
  '704.5b': {
    scenario: { library: { N: 0 }, script: [{ effect: { do: 'draw', who: 'N', amount: 1 } }] },
    asks: lost('N'),
  },
  '704.5c': { scenario: { players: { N: { poison: 10 } }, script: [nothing] }, asks: lost('N') },
  '704.5d': {
    scenario: { field: { A: [{ ...orso, token: true }] }, script: [{ effect: { do: 'exile', what: 'orso' } }] },
    asks: zone('orso'),
  },
  '704.5e': {
    scenario: {
      field: { A: [orso] },
      stack: [{ id: 'dardo', types: ['instant'], abilities: [{ type: 'spell', effect: { do: 'drawGame' } }] }],
      script: [
        { effect: { do: 'copySpell', what: 'dardo' } },
        { effect: { do: 'counterSpell', what: { all: { zone: 'stack' } } } },
      ],
    },
    asks: { ask: 'count', zone: 'graveyard' },
  },
  '704.5f': { scenario: on({ id: 'spora', pt: '0/0' }), asks: zone('spora') },
  '704.5g': { scenario: on({ ...orso, damage: 2 }), asks: zone('orso') },
  '704.5h': {
    scenario: {
      field: { A: [{ id: 'aspide', pt: '1/1', keywords: ['deathtouch'] }], N: [{ id: 'golem', pt: '4/4' }] },
      script: [{ effect: { do: 'fight', what: 'aspide', with: 'golem' } }],
    },
    asks: zone('golem'),
  },
  '704.5i': {
    scenario: {
      ...on({ id: 'viandante', types: ['planeswalker'], loyalty: 1 }),
      script: [{ effect: { do: 'removeCounters', on: 'viandante', counter: 'loyalty', amount: 1 } }],
    },
    asks: zone('viandante'),
  },
  '704.5j': {
    scenario: { ...on(queen('regina'), queen('sosia')), choices: [{ choose: 'legend', answer: 'regina' }] },
    asks: zone('sosia'),
  },
  '704.5k': { scenario: on(world('vecchio'), world('nuovo')), asks: zone('vecchio') },
  '704.5m': { scenario: on({ id: 'aura', ...enchanting, subtypes: ['Aura'] }), asks: zone('aura') },
  '704.5n': {
    scenario: on(
      { id: 'rocca', types: ['land'] },
      { id: 'ascia', types: ['artifact'], subtypes: ['Equipment'], attachedTo: 'rocca' },
    ),
    asks: { ask: 'attachedTo', object: 'ascia' },
  },
  '704.5p': {
    scenario: {
      ...on(orso, { id: 'ascia', types: ['artifact'], subtypes: ['Equipment'], attachedTo: 'orso' }),
      script: [
        {
          effect: {
            do: 'change',
            what: 'ascia',
            modify: [
              { layer: '4', setTypes: ['creature'], setSubtypes: ['Golem'] },
              { layer: '7b', power: 1, toughness: 1 },
            ],
            until: 'end-of-game',
          },
        },
      ],
    },
    asks: { ask: 'attachedTo', object: 'ascia' },
  },
  '704.5q': {
    scenario: on({ ...orso, counters: { '+1/+1': 1, '-1/-1': 1 } }),
    asks: { ask: 'counters', object: 'orso', counter: '+1/+1' },
  },
  '704.5r': {
    scenario: on({
      ...orso,
      counters: { charge: 3 },
      abilities: [{ type: 'static', effects: [{ noMoreThan: 2, counter: 'charge', what: { self: true } }] }],
    }),
    asks: { ask: 'counters', object: 'orso', counter: 'charge' },
  },
  '704.5s': { refused: card({ types: ['enchantment'], pt: undefined, subtypes: ['Saga'] }) },
  '704.5t': { refused: card({ types: ['dungeon'] }) },
  '704.5u': { refused: card({ keywords: ['space-sculptor'] }) },
  '704.5v': {
    scenario: {
      field: { A: [siege] },
      script: [
        { effect: { do: 'removeCounters', on: 'assedio', counter: 'defense', amount: 2 } },
        { effect: { do: 'counterSpell', what: { all: { zone: 'stack' } } } },
      ],
    },
    asks: zone('assedio'),
  },
  '704.5w': {
    scenario: {
      ...on({ id: 'fronte', types: ['battle'], defense: 2 }),
      script: [{ effect: { do: 'removeCounters', on: 'fronte', counter: 'defense', amount: 2 } }],
    },
    asks: zone('fronte'),
  },
  '704.5x': {
    scenario: {
      players: { A: {}, N: {}, B: {}, C: {} },
      field: { A: [siege] },
      script: [{ concede: 'N' }],
      choices: [{ choose: 'pick', answer: ['C'] }],
    },
    asks: { ask: 'protector', object: 'assedio' },
  },
  '704.5y': {
    scenario: {
      players: { A: {}, N: {}, B: {} },
      field: { N: [siege] },
      script: [nothing],
      choices: [{ choose: 'pick', answer: ['B'] }],
    },
    asks: { ask: 'protector', object: 'assedio' },
  },
  '704.5z': { scenario: on(orso, role('mostro'), role('stregato')), asks: zone('mostro') },
  '704.5aa': { refused: card({ keywords: ['start-your-engines'] }) },
  '704.6a': {
    scenario: { variant: 'two-headed-giant', players: { ...teams, N: { team: 'notte', life: 0 } }, script: [nothing] },
    asks: lost('N'),
  },
  '704.6b': {
    scenario: {
      variant: 'two-headed-giant',
      players: { ...teams, N: { team: 'notte', poison: 15 } },
      script: [nothing],
    },
    asks: lost('N'),
  },
  '704.6c': {
    scenario: { ...commanded, players: { A: { commanderDamage: { duce: 21 } } }, script: [nothing] },
    asks: lost('A'),
  },
  '704.6d': {
    scenario: {
      variant: 'commander',
      field: { N: [{ id: 'duce', pt: '2/2', commander: true }] },
      script: [{ effect: { do: 'destroy', what: 'duce' } }],
      choices: [{ choose: 'commander', answer: 'command' }],
    },
    asks: zone('duce'),
  },
  '704.6e': { refused: card({ types: ['scheme'] }) },
  '704.6f': { refused: card({ types: ['phenomenon'] }) },
}

/** There is no l and no o. */
const PRINTED = [
  ...[...'abcdefghijkmnpqrstuvwxyz', 'aa'].map((letter) => `704.5${letter}`),
  ...[...'abcdef'].map((letter) => `704.6${letter}`),
]

test('nothing is left out, and what is decided is what the book states', () => {
  expect(Object.keys(LETTERS)).toEqual(PRINTED)
  const stated = [...comprehensiveRules.keys()].filter((id) => /^704\.[56]/.test(id))
  const decided = Object.entries(LETTERS).flatMap(([id, fate]) => ('scenario' in fate ? id : []))
  expect([...stated].sort()).toEqual([...decided].sort())
})

describe.each(Object.entries(LETTERS))('%s', (id, fate) => {
  if ('scenario' in fate)
    test('is decided', () => {
      const { scenario, asks } = fate
      expect(parseScenario(scenario)).toEqual({ ok: true, value: scenario })
      const right = answer(scenario, asks)
      expect(right).not.toBe('undecided')
      expect(without(id as RuleId, scenario, asks)).not.toEqual(right)
    })
  else
    test('is refused by its number', () => {
      const parsed = parseScenario(fate.refused)
      expect(parsed.ok ? [] : parsed.error.map((p) => p.expected)).toEqual([
        `nothing that needs rule ${id}, which is not decided here`,
      ])
    })
})

test.each([
  ['the age of a supertype that an effect gives', { layer: 4, addSupertypes: ['world'] }],
  ['the age of one that an effect takes for a while', { layer: 4, removeSupertypes: ['world'] }],
])('%s is refused by the number of the world rule', (_, modify) => {
  const parsed = parseScenario({ ...(card({}) as object), effects: [{ modify, what: {} }] })
  expect(parsed.ok ? [] : parsed.error.map((p) => p.expected)).toEqual([
    'nothing that needs rule 704.5k, which is not decided here',
  ])
})
