import type { Json } from '#lib/base/json'
import { type MisconceptionId, type ObjectSpec, type Question, type Scenario, scenario } from '#lib/rules/index'
import { engine, hand, legal, life, survives, triggers, watcher, zone } from './support'

const belief = (board: Scenario, probe: Question, right: Json, wrong: Json) => ({
  scenario: board,
  probe,
  right,
  wrong,
})
const s = scenario
const forest: ObjectSpec = { id: 'foresta', types: ['land'] }
const draw = { do: 'draw', who: 'you', amount: 1 } as const

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
}
