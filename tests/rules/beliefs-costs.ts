import { type Ability, type ObjectSpec, type Question, type Scenario, scenario } from '#lib/rules/index'
import type { Belief } from './beliefs'
import { besides, CREATURE, instant, instead, sacrifice, sorcery, source } from './spells'
import { legal, life, survives, triggers, watcher, zone } from './support'

const belief = (s: Scenario, probe: Question, right: Belief['right'], wrong: Belief['wrong']): Belief => ({
  scenario: s,
  probe,
  right,
  wrong,
})
const s = scenario

const worth = { do: 'gainLife', who: 'you', amount: { manaValueOf: 'self' } } as const
const gainX = { do: 'gainLife', who: 'you', amount: 'x' } as const
const orso: ObjectSpec = { id: 'orso', pt: '2/2' }
const less = (mana: string): ObjectSpec => ({
  id: 'mentore',
  pt: '1/1',
  abilities: [{ type: 'static', effects: [{ reduce: mana, player: 'you' }] }],
})

const modal = (choose: number | 'one-or-more'): Ability => ({
  type: 'spell',
  modes: {
    choose,
    list: [
      { targets: [{ kind: 'object', filter: CREATURE }], effect: { do: 'destroy', what: { target: 0 } } },
      { effect: { do: 'gainLife', who: 'you', amount: 4 } },
    ],
  },
})
const destroyer: Ability = {
  type: 'spell',
  targets: [{ kind: 'object', filter: CREATURE }],
  effect: { do: 'destroy', what: { target: 0 } },
}

const abisso: ObjectSpec = {
  id: 'abisso',
  pt: '5/6',
  cost: '{8}',
  keywords: [{ keyword: 'emerge', cost: '{5}{U}{U}' }],
}
const mad = instant('dardo', '{4}{R}', undefined, { keywords: [{ keyword: 'madness', cost: '{R}' }] })
const suspended = sorcery('fulmine', '{5}{R}', undefined, {
  keywords: [{ keyword: 'suspend', amount: 1, cost: '{R}' }],
})

/** Misconceptions about casting and what it costs. */
export const costBeliefs = {
  'free-spell-x': belief(
    { hand: { A: [instant('fonte', '{X}{W}', gainX)] }, script: [{ cast: 'fonte', free: true, x: 3 }] },
    legal(0),
    false,
    true,
  ),
  'emerge-reduces-colored': belief(
    {
      players: { A: { mana: '{U}' } },
      field: { A: [less('{3}')] },
      hand: { A: [instant('onda', '{2}{U}{U}')] },
      script: [{ cast: 'onda' }],
    },
    legal(0),
    false,
    true,
  ),
  'free-spell-no-additional': belief(
    {
      field: { A: [orso] },
      hand: { A: [instant('rito', '{B}', undefined, { abilities: [besides(sacrifice)] })] },
      script: [{ cast: 'rito', free: true }],
    },
    survives('orso'),
    false,
    true,
  ),
  'two-alternative-costs': belief(
    {
      hand: {
        A: [instant('dardo', '{4}{R}', undefined, { abilities: [instead('rapido', { pay: 'mana', cost: '{R}' })] })],
      },
      script: [{ cast: 'dardo', free: true, alternative: 'rapido' }],
    },
    legal(0),
    false,
    true,
  ),
  'alt-cost-changes-mv': belief(
    {
      hand: {
        A: [instant('dardo', '{3}{R}{R}', worth, { abilities: [instead('rapido', { pay: 'mana', cost: '{R}' })] })],
      },
      script: [{ cast: 'dardo', alternative: 'rapido' }, 'resolve'],
    },
    life('A'),
    25,
    21,
  ),
  'mana-value-is-paid-cost': belief(
    {
      field: { A: [less('{2}')] },
      hand: { A: [instant('fonte', '{4}', worth)] },
      script: [{ cast: 'fonte' }, 'resolve'],
    },
    life('A'),
    24,
    22,
  ),
  'token-has-mana-value': belief(
    s()
      .permanent('A', { id: 'elefante', pt: '3/3', token: true })
      .effect({ do: 'gainLife', who: 'A', amount: { manaValueOf: 'elefante' } })
      .done(),
    life('A'),
    20,
    23,
  ),
  'x-on-battlefield': belief(
    {
      hand: { A: [{ id: 'idra', pt: '1/1', cost: '{X}{G}' }] },
      script: [
        { cast: 'idra', x: 3 },
        'resolve',
        { effect: { do: 'gainLife', who: 'A', amount: { manaValueOf: 'idra' } } },
      ],
    },
    life('A'),
    21,
    24,
  ),
  'targets-chosen-on-resolution': belief(
    {
      field: { N: [orso, { id: 'lupo', pt: '3/3' }] },
      hand: { A: [{ id: 'dardo', types: ['instant'], abilities: [destroyer] }] },
      script: [{ cast: 'dardo', targets: ['orso'] }, { effect: { do: 'exile', what: 'orso' }, by: 'N' }, 'resolve'],
    },
    survives('lupo'),
    true,
    false,
  ),
  'cost-reduction-lost-mid-payment': belief(
    {
      players: { A: { mana: '{1}' } },
      field: { A: [less('{1}')] },
      hand: { A: [sorcery('rito', '{2}', undefined, { abilities: [besides(sacrifice)] })] },
      script: [{ cast: 'rito' }],
    },
    legal(0),
    true,
    false,
  ),
  'respond-to-mana-ability': belief(
    {
      players: { A: { mana: '' } },
      field: { A: [source('gemma', '{G}')] },
      hand: { A: [instant('lampo', '{G}')] },
      script: [{ activate: 'gemma' }, { effect: { do: 'destroy', what: 'gemma' }, by: 'N' }, { cast: 'lampo' }],
    },
    legal(2),
    true,
    false,
  ),
  'mana-ability-with-draw': belief(
    {
      players: { A: { mana: '' } },
      field: {
        A: [
          {
            id: 'gemma',
            types: ['artifact'],
            abilities: [
              {
                type: 'activated',
                cost: [{ pay: 'tap' }],
                effect: {
                  do: 'sequence',
                  steps: [
                    { do: 'addMana', mana: '{G}' },
                    { do: 'draw', who: 'you', amount: 1 },
                  ],
                },
              },
            ],
          },
        ],
      },
      hand: { A: [instant('lampo', '{G}')] },
      script: [{ activate: 'gemma' }, { cast: 'lampo' }],
    },
    legal(1),
    false,
    true,
  ),
  'madness-sorcery-timing': belief(
    { turn: { active: 'N' }, hand: { A: [sorcery('rito', '{B}')] }, script: [{ cast: 'rito', by: 'A', free: true }] },
    legal(0),
    true,
    false,
  ),
  'modes-chosen-on-resolution': belief(
    {
      field: { N: [orso] },
      hand: { A: [{ id: 'bivio', types: ['instant'], abilities: [modal(1)] }] },
      script: [
        { cast: 'bivio', modes: [0], targets: ['orso'] },
        { effect: { do: 'exile', what: 'orso' }, by: 'N' },
        'resolve',
      ],
    },
    life('A'),
    20,
    24,
  ),
  'escalate-repeat-mode': belief(
    {
      hand: { A: [{ id: 'bivio', types: ['instant'], abilities: [modal('one-or-more')] }] },
      script: [{ cast: 'bivio', modes: [1, 1] }],
    },
    legal(0),
    false,
    true,
  ),
  'counter-refunds': belief(
    {
      field: { A: [orso] },
      hand: { A: [instant('rito', '{B}', undefined, { abilities: [besides(sacrifice)] })] },
      script: [{ cast: 'rito' }, { effect: { do: 'counterSpell', what: 'rito' }, by: 'N' }],
    },
    zone('rito'),
    'graveyard:A',
    'hand:A',
  ),
  'flash-makes-instant': belief(
    {
      field: { A: [watcher('eco', { event: 'cast', player: 'you', object: { types: ['instant'] } })] },
      hand: { A: [{ id: 'agguato', pt: '1/1', keywords: ['flash'] }] },
      script: [{ cast: 'agguato' }],
    },
    triggers('eco'),
    0,
    1,
  ),
  'emerge-zero-illegal': belief(
    {
      field: { A: [{ id: 'pedina', pt: '1/1', token: true }] },
      hand: { A: [abisso] },
      script: [{ cast: 'abisso', alternative: 'emerge' }],
    },
    legal(0),
    true,
    false,
  ),
  'emerge-creature-still-there': belief(
    {
      field: {
        A: [
          {
            id: 'araldo',
            pt: '2/2',
            cost: '{1}{W}',
            abilities: [
              {
                type: 'triggered',
                when: { event: 'cast', player: 'you' },
                effect: { do: 'gainLife', who: 'you', amount: 3 },
              },
            ],
          },
        ],
      },
      hand: { A: [abisso] },
      script: [{ cast: 'abisso', alternative: 'emerge' }],
    },
    triggers('araldo'),
    0,
    1,
  ),
  'escalate-counts-first': belief(
    {
      players: { A: { mana: '{R}{1}' } },
      field: { N: [orso] },
      hand: {
        A: [
          {
            id: 'bivio',
            types: ['instant'],
            cost: '{R}',
            keywords: [{ keyword: 'escalate', cost: '{1}' }],
            abilities: [modal('one-or-more')],
          },
        ],
      },
      script: [{ cast: 'bivio', modes: [0, 1], targets: ['orso'] }],
    },
    legal(0),
    true,
    false,
  ),
  'madness-not-discarded': belief(
    {
      field: { A: [watcher('scarto', { event: 'discard', player: 'you' })] },
      hand: { A: [mad] },
      script: [{ effect: { do: 'discard', who: 'A', amount: 1 } }],
      choices: [{ choose: 'trigger-order', answer: ['scarto', 'dardo'] }],
    },
    triggers('scarto'),
    1,
    0,
  ),
  'madness-from-graveyard': belief(
    { hand: { A: [mad] }, script: [{ effect: { do: 'discard', who: 'A', amount: 1 } }] },
    zone('dardo'),
    'exile',
    'graveyard:A',
  ),
  'suspend-uses-stack': belief(
    { hand: { A: [suspended] }, script: [{ suspend: 'fulmine' }] },
    zone('fulmine'),
    'exile',
    'hand:A',
  ),
  'suspend-owner-timing': belief(
    { turn: { active: 'N' }, hand: { A: [suspended] }, script: [{ suspend: 'fulmine', by: 'A' }] },
    legal(0),
    false,
    true,
  ),
  'suspend-mandatory': belief(
    {
      hand: { A: [suspended] },
      script: [{ suspend: 'fulmine' }, { step: 'upkeep' }, { step: 'upkeep' }, 'resolve-all'],
      choices: [{ choose: 'cast', answer: 'no' }],
    },
    zone('fulmine'),
    'exile',
    'graveyard:A',
  ),
} satisfies Readonly<Record<string, Belief>>
