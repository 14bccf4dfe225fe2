import type { Json } from '#lib/base/json'
import { type MisconceptionId, type ObjectSpec, type Question, type Scenario, scenario } from '#lib/rules/index'
import { engine, hand, legal, life, marked, pt, survives, triggers, watcher, zone } from './support'

const belief = (board: Scenario, probe: Question, right: Json, wrong: Json) => ({
  scenario: board,
  probe,
  right,
  wrong,
})
const s = scenario
const forest: ObjectSpec = { id: 'foresta', types: ['land'] }
const draw = { do: 'draw', who: 'you', amount: 1 } as const

/** A creature with prowess, and a spell that makes it deal damage equal to its power. */
const monk = (keywords: readonly 'prowess'[] = ['prowess']): Scenario => ({
  field: { A: [{ id: 'monaco', pt: '1/1', keywords }], N: [{ id: 'muro', pt: '0/5' }] },
  hand: {
    A: [
      {
        id: 'colpo',
        types: ['instant'],
        abilities: [
          {
            type: 'spell',
            targets: [{ kind: 'object' }, { kind: 'object' }],
            effect: {
              do: 'damage',
              amount: { powerOf: { target: 0 } },
              to: { object: { target: 1 } },
              source: { target: 0 },
            },
          },
        ],
      },
    ],
  },
})

/** Misconceptions about the stack, priority and abilities that trigger. */
export const stackBeliefs: Readonly<Record<MisconceptionId, ReturnType<typeof belief>>> = {
  'intervening-if-once': belief(
    s()
      .life('A', 10)
      .turn('A', 'untap')
      .permanent('A', {
        id: 'orologio',
        types: ['artifact'],
        abilities: [
          {
            type: 'triggered',
            when: { event: 'step', step: 'upkeep', player: 'you' },
            if: { amount: { lifeOf: 'you' }, atLeast: 10 },
            effect: draw,
          },
        ],
      })
      .act({ step: 'upkeep' })
      .effect({ do: 'loseLife', who: 'A', amount: 1 })
      .act('resolve')
      .done(),
    hand('A'),
    0,
    1,
  ),
  'simultaneous-death-in-turn': belief(
    s()
      .permanent('A', {
        id: 'cane',
        pt: '2/2',
        abilities: [
          { type: 'triggered', when: { event: 'dies', object: { types: ['creature'], other: true } }, effect: draw },
        ],
      })
      .creature('A', 'gatto', '1/1')
      .effect({ do: 'destroy', what: { all: { types: ['creature'] } } })
      .done(),
    triggers('cane'),
    1,
    0,
  ),
  'trigger-controller-current': belief(
    s()
      .permanent('A', watcher('veglia', { event: 'gainLife', player: 'you' }, draw))
      .effect({ do: 'gainLife', who: 'A', amount: 1 })
      .effect({ do: 'lasting', effect: { modify: { layer: '2', controller: 'N' }, what: { id: 'veglia' } } }, 'N')
      .act('resolve')
      .done(),
    hand('A'),
    1,
    0,
  ),
  'ability-dies-with-source': belief(
    s()
      .permanent('A', engine('sfera', { do: 'gainLife', who: 'you', amount: 3 }))
      .act({ activate: 'sfera' })
      .effect({ do: 'destroy', what: 'sfera' })
      .act('resolve')
      .done(),
    life('A'),
    23,
    20,
  ),
  'respond-to-land': belief(
    { hand: { A: [forest] }, script: [{ play: 'foresta' }] },
    zone('foresta'),
    'battlefield',
    'stack',
  ),
  'land-is-spell': belief({ hand: { A: [forest] }, script: [{ cast: 'foresta' }] }, legal(0), false, true),
  'delayed-sacrifice-not-controller': belief(
    {
      field: { A: [{ id: 'spirito', pt: '3/1', token: true }] },
      script: [
        {
          effect: {
            do: 'delayed',
            when: { event: 'step', step: 'end' },
            effect: { do: 'sacrifice', what: 'spirito', by: 'you' },
          },
        },
        {
          effect: { do: 'lasting', effect: { modify: { layer: '2', controller: 'N' }, what: { id: 'spirito' } } },
          by: 'N',
        },
        { step: 'end' },
        'resolve',
      ],
    },
    survives('spirito'),
    true,
    false,
  ),
  'uncounterable-no-target': belief(
    {
      field: { N: [{ id: 'orso', pt: '2/2' }] },
      hand: {
        A: [
          {
            id: 'ruggito',
            types: ['instant'],
            abilities: [
              { type: 'static', in: ['stack'], effects: [{ cant: 'be-countered', what: { self: true } }] },
              {
                type: 'spell',
                targets: [{ kind: 'object', filter: { types: ['creature'] } }],
                effect: { do: 'damage', amount: 2, to: { player: 'opponent' } },
              },
            ],
          },
        ],
      },
      script: [{ cast: 'ruggito', targets: ['orso'] }, { effect: { do: 'exile', what: 'orso' } }, 'resolve'],
    },
    life('N'),
    20,
    18,
  ),
  'prowess-after-spell': belief(
    {
      ...monk(),
      script: [{ cast: 'colpo', targets: ['monaco', 'muro'] }, 'resolve-all'],
    },
    marked('muro'),
    2,
    1,
  ),
  'prowess-needs-resolution': belief(
    {
      ...monk(),
      script: [
        { cast: 'colpo', targets: ['monaco', 'muro'] },
        { effect: { do: 'counterSpell', what: 'colpo' } },
        'resolve-all',
      ],
    },
    pt('monaco'),
    '2/2',
    '1/1',
  ),
  'prowess-on-copy': belief(
    {
      ...monk(),
      script: [
        { cast: 'colpo', targets: ['monaco', 'muro'] },
        { effect: { do: 'copySpell', what: 'colpo' } },
        'resolve-all',
      ],
    },
    pt('monaco'),
    '2/2',
    '3/3',
  ),
  'prowess-once': belief(
    {
      ...monk(['prowess', 'prowess']),
      script: [{ cast: 'colpo', targets: ['monaco', 'muro'] }, 'resolve-all'],
    },
    pt('monaco'),
    '3/3',
    '2/2',
  ),
  'ward-is-hexproof': belief(
    {
      field: { A: [{ id: 'custode', pt: '2/2', keywords: [{ keyword: 'ward', cost: [{ pay: 'life', amount: 2 }] }] }] },
      hand: {
        N: [
          {
            id: 'saetta',
            types: ['instant'],
            abilities: [{ type: 'spell', targets: [{ kind: 'any' }], effect: { do: 'destroy', what: { target: 0 } } }],
          },
        ],
      },
      script: [{ cast: 'saetta', by: 'N', targets: ['custode'] }],
    },
    legal(0),
    true,
    false,
  ),
  'empty-stack-ends-phase': belief(
    s()
      .permanent('A', engine('sfera', { do: 'gainLife', who: 'you', amount: 1 }))
      .permanent('A', watcher('veglia', { event: 'step', step: 'begin-combat' }))
      .act({ activate: 'sfera' }, 'all-pass')
      .done(),
    triggers('veglia'),
    0,
    1,
  ),
  'sba-uses-stack': belief(
    s()
      .creature('A', 'orso', '3/3')
      .effect({ do: 'damage', amount: 3, to: { object: 'orso' } })
      .effect({ do: 'pump', what: 'orso', power: 0, toughness: 3 })
      .done(),
    survives('orso'),
    false,
    true,
  ),
}
