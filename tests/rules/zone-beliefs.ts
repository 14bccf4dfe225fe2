import type { Json } from '#lib/base/json'
import { type MisconceptionId, type ObjectSpec, type Question, type Scenario, scenario } from '#lib/rules/index'
import { hand, legal, triggers, watcher, zone } from './support'

/** A scenario that tells somebody with a misconception about zones from somebody without. */
interface Belief {
  readonly scenario: Scenario
  readonly probe: Question
  readonly right: Json
  readonly wrong: Json
}

const s = scenario
const status: Question = { ask: 'status' }
const position = (object: string): Question => ({ ask: 'position', object })
const instant = (id: string, more: Partial<ObjectSpec> = {}): ObjectSpec => ({ id, types: ['instant'], ...more })

const SEVEN = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command']

/** Misconceptions about libraries, hands, graveyards, exile, and what is done with cards. */
export const zoneBeliefs: Readonly<Record<MisconceptionId, Belief>> = {
  'library-order-by-controller': {
    scenario: {
      ...s().creature('N', 'orso', '2/2').creature('N', 'lupo', '2/2').done(),
      script: [{ effect: { do: 'putInLibrary', what: { all: { types: ['creature'] } }, at: 'top' }, by: 'A' }],
      choices: [
        { choose: 'order', player: 'N', answer: ['lupo', 'orso'] },
        { choose: 'order', player: 'A', answer: ['orso', 'lupo'] },
      ],
    },
    probe: position('lupo'),
    right: 1,
    wrong: 2,
  },
  'nth-from-top-fails': {
    scenario: s()
      .creature('A', 'orso', '2/2')
      .library('A', 1)
      .effect({ do: 'putInLibrary', what: 'orso', at: 3 })
      .done(),
    probe: zone('orso'),
    right: 'library:A',
    wrong: 'battlefield',
  },
  'nth-from-top-goes-on-top': {
    scenario: s()
      .creature('A', 'orso', '2/2')
      .library('A', 1)
      .effect({ do: 'putInLibrary', what: 'orso', at: 3 })
      .done(),
    probe: position('orso'),
    right: 2,
    wrong: 1,
  },
  'scry-zero-triggers': {
    scenario: s()
      .permanent('A', watcher('veggente', { event: 'scry', player: 'you' }))
      .effect({ do: 'scry', who: 'A', amount: { count: { types: ['creature'] } } })
      .done(),
    probe: triggers('veggente'),
    right: 0,
    wrong: 1,
  },
  'search-must-find': {
    scenario: {
      ...s()
        .library('A', [{ id: 'foresta', types: ['land'], supertypes: ['basic'] }])
        .effect({ do: 'search', who: 'A', zones: ['library'], what: { supertypes: ['basic'] }, amount: 1, to: 'hand' })
        .done(),
      choices: [{ choose: 'search', answer: [] }],
    },
    probe: status,
    right: 'complete',
    wrong: 'undecided',
  },
  'search-graveyard-may-fail': {
    scenario: {
      graveyard: { N: [instant('lampo')] },
      script: [
        {
          effect: {
            do: 'search',
            who: 'A',
            of: 'N',
            zones: ['graveyard'],
            what: { types: ['instant'] },
            amount: 'all',
            to: 'exile',
          },
        },
      ],
      choices: [{ choose: 'search', answer: [] }],
    },
    probe: zone('lampo'),
    right: 'undecided',
    wrong: 'graveyard:N',
  },
  'search-quantity-may-fail': {
    scenario: {
      ...s()
        .library('A', [instant('lampo'), instant('onda')])
        .effect({ do: 'search', who: 'A', zones: ['library'], amount: 1, to: 'hand', shuffle: true })
        .done(),
      choices: [{ choose: 'search', answer: [] }],
    },
    probe: hand('A'),
    right: 'undecided',
    wrong: 0,
  },
  'shuffle-needs-object': {
    scenario: s()
      .creature('A', 'orso', '2/2')
      .library('A', 9)
      .effect({ do: 'exile', what: 'orso' })
      .effect({ do: 'shuffleInto', what: 'orso', from: 'battlefield' })
      .done(),
    probe: { ask: 'shuffles', player: 'A' },
    right: [9],
    wrong: [],
  },
  'sideboard-is-zone': {
    scenario: {},
    probe: { ask: 'zones' },
    right: SEVEN,
    wrong: [...SEVEN, 'sideboard'],
  },
  'revealed-hand-public': {
    scenario: {
      effects: [{ reveal: 'hand', player: 'opponent', of: 'A' }],
      hand: { N: [instant('lampo', { cost: '{R}' })] },
      script: [
        {
          effect: { do: 'search', who: 'A', of: 'N', zones: ['hand'], what: { colors: ['R'] }, amount: 1, to: 'exile' },
          by: 'A',
        },
      ],
      choices: [{ choose: 'search', answer: [] }],
    },
    probe: zone('lampo'),
    right: 'hand:N',
    wrong: 'undecided',
  },
  'instant-put-onto-battlefield': {
    scenario: {
      ...s()
        .library('A', [instant('lampo')])
        .effect({ do: 'search', who: 'A', zones: ['library'], amount: 1, to: 'battlefield' })
        .done(),
    },
    probe: zone('lampo'),
    right: 'library:A',
    wrong: 'graveyard:A',
  },
  'target-follows-object': {
    scenario: {
      field: { N: [{ id: 'orso', pt: '2/2' }] },
      hand: {
        A: [
          instant('lampo', {
            abilities: [
              { type: 'spell', targets: [{ kind: 'object' }], effect: { do: 'destroy', what: { target: 0 } } },
            ],
          }),
        ],
      },
      script: [
        { cast: 'lampo', targets: ['orso'] },
        { effect: { do: 'exile', what: 'orso' }, by: 'N' },
        { effect: { do: 'search', who: 'N', zones: ['exile'], amount: 'all', to: 'battlefield' }, by: 'N' },
        'resolve',
      ],
    },
    probe: zone('orso'),
    right: 'battlefield',
    wrong: 'graveyard:N',
  },
  'exile-is-outside-game': {
    scenario: { exile: { A: [instant('lampo')] }, script: [{ effect: { do: 'bringIn', who: 'A' } }] },
    probe: zone('lampo'),
    right: 'exile',
    wrong: 'hand:A',
  },
  'owner-may-look-library': {
    scenario: { script: [{ look: 'A', library: 'A' }] },
    probe: legal(0),
    right: false,
    wrong: true,
  },
  'library-count-hidden': {
    scenario: { script: [{ count: 'A', library: 'N' }] },
    probe: legal(0),
    right: true,
    wrong: false,
  },
  'top-card-visible-mid-cast': {
    scenario: {
      effects: [{ reveal: 'top', player: 'you', of: 'A' }],
      library: { A: [instant('lampo'), instant('onda')] },
      script: [{ cast: 'lampo', free: true }],
    },
    probe: { ask: 'shown', object: 'onda' },
    right: 'yes',
    wrong: 'casting',
  },
  'linked-abilities-shared': {
    scenario: {
      field: {
        A: [
          {
            id: 'gabbia',
            name: 'Gabbia',
            types: ['artifact'],
            abilities: [{ type: 'activated', cost: [], effect: { do: 'putInLibrary', what: 'linked', at: 'top' } }],
          },
        ],
        N: [{ id: 'altra', name: 'Gabbia', types: ['artifact'] }],
      },
      exile: { N: [{ id: 'lupo', pt: '2/2', by: 'altra' }] },
      script: [{ activate: 'gabbia' }, 'resolve'],
    },
    probe: zone('lupo'),
    right: 'exile',
    wrong: 'library:N',
  },
  'facedown-exile-owner-looks': {
    scenario: { exile: { N: [{ id: 'lupo', pt: '2/2', lookers: ['A'] }] }, script: [{ look: 'N', at: 'lupo' }] },
    probe: legal(0),
    right: false,
    wrong: true,
  },
  'facedown-exile-exiler-looks': {
    scenario: {
      field: { A: [{ id: 'pozzo', types: ['artifact'] }] },
      exile: { N: [{ id: 'lupo', pt: '2/2', by: 'pozzo', lookers: [] }] },
      script: [{ look: 'A', at: 'lupo' }],
    },
    probe: legal(0),
    right: false,
    wrong: true,
  },
  'emblem-is-permanent': {
    scenario: {
      command: { N: [{ id: 'stemma', emblem: true }] },
      script: [{ effect: { do: 'destroy', what: { all: { permanent: true } } } }],
    },
    probe: zone('stemma'),
    right: 'command',
    wrong: 'gone',
  },
  'hand-limit-immediate': {
    scenario: s().effect({ do: 'draw', who: 'N', amount: 9 }).done(),
    probe: hand('N'),
    right: 9,
    wrong: 7,
  },
  'dies-only-creatures': {
    scenario: s()
      .permanent('N', { id: 'sfera', types: ['artifact'] })
      .permanent('A', watcher('veglia', { event: 'dies' }))
      .effect({ do: 'destroy', what: 'sfera' })
      .done(),
    probe: triggers('veglia'),
    right: 1,
    wrong: 0,
  },
  'exile-is-dying': {
    scenario: s()
      .creature('N', 'orso', '2/2')
      .permanent('A', watcher('veglia', { event: 'dies' }))
      .effect({ do: 'exile', what: 'orso' })
      .done(),
    probe: triggers('veglia'),
    right: 0,
    wrong: 1,
  },
  'first-player-draws': {
    scenario: { turn: { active: 'A', step: 'upkeep', number: 1 }, script: [{ step: 'draw' }] },
    probe: hand('A'),
    right: 0,
    wrong: 1,
  },
}
