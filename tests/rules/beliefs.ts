import type { Json } from '#lib/base/json'
import { type MisconceptionId, type Question, rooms, type Scenario, scenario } from '#lib/rules/index'
import { combatBeliefs } from './beliefs-combat'
import { costBeliefs } from './beliefs-costs'
import { faceBeliefs } from './beliefs-faces'
import { stackBeliefs } from './beliefs-stack'
import {
  answer,
  believing,
  engine,
  hand,
  heads,
  legal,
  life,
  lost,
  marked,
  pt,
  survives,
  triggers,
  watcher,
  zone,
} from './support'
import { zoneBeliefs } from './zone-beliefs'

/** A scenario that tells somebody with a misconception from somebody without. */
export interface Belief {
  readonly scenario: Scenario
  readonly probe: Question
  readonly right: Json
  readonly wrong: Json
}

const belief = (s: Scenario, probe: Question, right: Json, wrong: Json): Belief => ({
  scenario: s,
  probe,
  right,
  wrong,
})
const s = scenario

const creatures = { types: ['creature'] } as const
const legend = (id: string) =>
  ({ id, name: 'Regina', pt: '3/3', supertypes: ['legendary'], keywords: ['indestructible'] }) as const

/** For every misconception a stated true answer, and a stated wrong one. */
export const beliefs: Readonly<Record<MisconceptionId, Belief>> = {
  ...zoneBeliefs,
  ...combatBeliefs,
  ...faceBeliefs,
  ...stackBeliefs,
  ...costBeliefs,
  'can-beats-cant': belief(
    s().lasting({ cant: 'gain-life', player: 'you', of: 'A' }).effect({ do: 'gainLife', who: 'A', amount: 4 }).done(),
    life('A'),
    20,
    24,
  ),
  'shuffle-before-start-player': belief(
    {},
    { ask: 'startingSteps' },
    ['starting-player', 'shuffle', 'life', 'hands', 'first-turn'],
    ['shuffle', 'starting-player', 'life', 'hands', 'first-turn'],
  ),
  'mulligan-draw-fewer': belief(
    {
      script: ['start-game'],
      choices: [
        { choose: 'mulligan', player: 'A', answer: 'mulligan' },
        { choose: 'mulligan', player: 'A', answer: 'mulligan' },
        { choose: 'mulligan', answer: 'keep' },
        { choose: 'mulligan', answer: 'keep' },
      ],
    },
    { ask: 'mulligans', player: 'A' },
    [
      { drawn: 7, bottom: 1 },
      { drawn: 7, bottom: 2 },
    ],
    [
      { drawn: 6, bottom: 0 },
      { drawn: 5, bottom: 0 },
    ],
  ),
  'commander-any-damage': belief(
    s()
      .variant('commander')
      .player('N', { commanderDamage: { capo: 15 } })
      .creature('A', 'capo', '5/5', [], { commander: true })
      .attack({ capo: 'N' })
      .act('combat-damage')
      .effect({ do: 'damage', amount: 3, to: { player: 'N' } }, 'A', 'capo')
      .done(),
    lost('N'),
    false,
    true,
  ),
  'commander-never-dies': belief(
    s()
      .variant('commander')
      .creature('A', 'capo', '2/2', [], { commander: true })
      .permanent('A', watcher('lutto', { event: 'dies', object: creatures }))
      .effect({ do: 'destroy', what: 'capo' }, 'N')
      .choose({ choose: 'commander', of: 'capo', answer: 'command' })
      .done(),
    triggers('lutto'),
    1,
    0,
  ),
  'poison-more-than-ten': belief(
    s().poison('N', 9).creature('A', 'zecca', '1/1', ['infect']).attack({ zecca: 'N' }).act('combat-damage').done(),
    lost('N'),
    true,
    false,
  ),
  'priority-after-resolution': belief(
    s()
      .permanent('N', engine('sfera', { do: 'gainLife', who: 'you', amount: 1 }))
      .act({ pass: 'A' }, { activate: 'sfera', by: 'N' }, { pass: 'N' }, { pass: 'A' }, { pass: 'A' })
      .done(),
    legal(4),
    true,
    false,
  ),
  'start-life-always-20': belief(
    s().variant('commander').player('A', {}).player('N', {}).player('B', {}).player('C', {}).done(),
    { ask: 'totals' },
    { A: 40, N: 40, B: 40, C: 40 },
    { A: 20, N: 20, B: 20, C: 20 },
  ),
  'vanguard-modifier-ignored': belief(s().variant('vanguard').player('A', { modifier: -3 }).done(), life('A'), 17, 20),
  'brawl-life-40': belief(
    s().variant('brawl').player('A', {}).player('N', {}).player('B', {}).done(),
    { ask: 'totals' },
    { A: 30, N: 30, B: 30 },
    { A: 40, N: 40, B: 40 },
  ),
  'archenemy-everyone-40': belief(
    s().variant('archenemy').player('A', { role: 'archenemy' }).player('N', {}).player('B', {}).player('C', {}).done(),
    { ask: 'totals' },
    { A: 40, N: 20, B: 20, C: 20 },
    { A: 40, N: 40, B: 40, C: 40 },
  ),
  'life-cannot-go-negative': belief(
    s()
      .life('A', 2)
      .lasting({ cant: 'lose-game', player: 'you', of: 'A' })
      .effect({ do: 'loseLife', who: 'A', amount: 6 })
      .effect({ do: 'gainLife', who: 'A', amount: 3 })
      .done(),
    life('A'),
    -1,
    3,
  ),
  'pay-life-below-zero': belief(
    s()
      .life('A', 2)
      .act({ pay: { A: 3 } })
      .done(),
    legal(0),
    false,
    true,
  ),
  'cannot-pay-all-life': belief(
    s()
      .life('A', 2)
      .act({ pay: { A: 2 } })
      .done(),
    legal(0),
    true,
    false,
  ),
  'paying-life-is-damage': belief(
    s()
      .lasting({ prevent: 5, to: 'you', of: 'A' })
      .act({ pay: { A: 2 } })
      .done(),
    life('A'),
    18,
    20,
  ),
  '2hg-pay-individually': belief({ ...heads({ alba: 5 }), script: [{ pay: { A: 3, B: 3 } }] }, legal(0), false, true),
  'pay-zero-life-forbidden': belief(
    s()
      .lasting({ cant: 'pay-life', player: 'you', of: 'A' })
      .act({ pay: { A: 0 } })
      .done(),
    legal(0),
    true,
    false,
  ),
  'set-life-not-gain': belief(
    s()
      .life('A', 4)
      .permanent('A', watcher('veglia', { event: 'gainLife', player: 'you' }))
      .effect({ do: 'setLife', who: 'A', total: 10 })
      .done(),
    triggers('veglia'),
    1,
    0,
  ),
  'set-life-ignores-cant-gain': belief(
    s()
      .life('A', 4)
      .lasting({ cant: 'gain-life', player: 'you', of: 'A' })
      .effect({ do: 'setLife', who: 'A', total: 10 })
      .done(),
    life('A'),
    4,
    10,
  ),
  'exchange-life-half': belief(
    s()
      .life('A', 5)
      .life('N', 12)
      .lasting({ cant: 'gain-life', player: 'you', of: 'A' })
      .effect({ do: 'exchangeLife', players: ['A', 'N'] })
      .done(),
    { ask: 'totals' },
    { A: 5, N: 12 },
    { A: 5, N: 5 },
  ),
  'cant-lose-life-pays-free': belief(
    s()
      .lasting({ cant: 'lose-life', player: 'you', of: 'A' })
      .act({ pay: { A: 1 } })
      .done(),
    legal(0),
    false,
    true,
  ),
  'gain-zero-triggers': belief(
    s()
      .permanent('A', watcher('veglia', { event: 'gainLife', player: 'you' }))
      .effect({ do: 'gainLife', who: 'A', amount: 0 })
      .done(),
    triggers('veglia'),
    0,
    1,
  ),
  'lifelink-sources-merge': belief(
    s()
      .creature('A', 'angelo', '2/2', ['lifelink'])
      .creature('A', 'lince', '2/2', ['lifelink'])
      .permanent('A', watcher('veglia', { event: 'gainLife', player: 'you' }))
      .attack({ angelo: 'N', lince: 'N' })
      .act('combat-damage')
      .done(),
    triggers('veglia'),
    2,
    1,
  ),
  'infect-also-life': belief(
    s().creature('A', 'zecca', '3/3', ['infect']).attack({ zecca: 'N' }).act('combat-damage').done(),
    life('N'),
    20,
    17,
  ),
  'infect-cancels-lifelink': belief(
    s().creature('A', 'zecca', '3/3', ['infect', 'lifelink']).attack({ zecca: 'N' }).act('combat-damage').done(),
    life('A'),
    23,
    20,
  ),
  'zero-damage-counts': belief(
    s()
      .creature('A', 'muro', '0/4', [], {
        abilities: [
          {
            type: 'triggered',
            when: { event: 'damage', source: 'self' },
            effect: { do: 'gainLife', who: 'you', amount: 2 },
          },
        ],
      })
      .effect({ do: 'damage', amount: 0, to: { player: 'N' } }, 'A', 'muro')
      .done(),
    triggers('muro'),
    0,
    1,
  ),
  'draw-n-single-event': belief(
    s()
      .permanent('A', watcher('cronista', { event: 'draw', player: 'you' }))
      .effect({ do: 'draw', who: 'A', amount: 3 })
      .done(),
    triggers('cronista'),
    3,
    1,
  ),
  'overdraw-draws-none': belief(
    s().library('A', 2).effect({ do: 'draw', who: 'A', amount: 3 }).done(),
    hand('A'),
    2,
    0,
  ),
  'put-in-hand-is-draw': belief(
    s()
      .permanent('A', watcher('cronista', { event: 'draw', player: 'you' }))
      .effect({ do: 'putInHand', who: 'A' })
      .done(),
    triggers('cronista'),
    0,
    1,
  ),
  'sick-cannot-block': belief(
    s()
      .creature('A', 'orso', '2/2')
      .creature('N', 'lupo', '2/2', [], { sick: true })
      .attack({ orso: 'N' })
      .block({ lupo: 'orso' })
      .done(),
    legal(1),
    true,
    false,
  ),
  'stolen-creature-my-graveyard': belief(
    s().creature('A', 'orso', '2/2', [], { owner: 'N' }).effect({ do: 'destroy', what: 'orso' }).done(),
    zone('orso'),
    'graveyard:N',
    'graveyard:A',
  ),
  'stack-fifo': belief(
    s()
      .permanent('A', engine('prima', { do: 'setLife', who: 'A', total: 5 }))
      .permanent('A', engine('seconda', { do: 'setLife', who: 'A', total: 9 }))
      .act({ activate: 'prima' }, { activate: 'seconda' }, 'resolve-all')
      .done(),
    life('A'),
    5,
    9,
  ),
  'dead-creature-deals-damage': belief(
    s()
      .creature('A', 'lince', '2/2', ['first-strike'])
      .creature('N', 'orso', '2/2')
      .attack({ lince: 'N' })
      .block({ orso: 'lince' })
      .act('combat-damage')
      .done(),
    survives('lince'),
    true,
    false,
  ),
  'blocked-then-unblocked': belief(
    s()
      .creature('A', 'orso', '3/3')
      .creature('N', 'muro', '0/4')
      .attack({ orso: 'N' })
      .block({ muro: 'orso' })
      .effect({ do: 'exile', what: 'muro' })
      .act('combat-damage')
      .done(),
    life('N'),
    20,
    17,
  ),
  'evasion-after-block': belief(
    s()
      .creature('A', 'orso', '3/3')
      .creature('N', 'muro', '0/4')
      .attack({ orso: 'N' })
      .block({ muro: 'orso' })
      .effect({ do: 'gainKeyword', what: 'orso', keyword: 'flying' })
      .act('combat-damage')
      .done(),
    life('N'),
    20,
    17,
  ),
  'damage-assignment-order': belief(
    s()
      .creature('A', 'orso', '4/3')
      .creature('N', 'muro', '2/3')
      .creature('N', 'topo', '1/1')
      .attack({ orso: 'N' })
      .block({ muro: 'orso', topo: 'orso' })
      .act('combat-damage')
      .choose({ choose: 'assign-damage', of: 'orso', answer: { topo: 4 } })
      .done(),
    legal(2),
    true,
    false,
  ),
  'tap-blocker-no-damage': belief(
    s()
      .creature('A', 'golem', '2/5')
      .creature('N', 'muro', '3/3')
      .attack({ golem: 'N' })
      .block({ muro: 'golem' })
      .effect({ do: 'tap', what: 'muro' })
      .act('combat-damage')
      .done(),
    marked('golem'),
    3,
    0,
  ),
  'first-strike-lost-hits-twice': belief(
    s()
      .creature('A', 'lince', '2/2', ['first-strike'])
      .attack({ lince: 'N' })
      .block({})
      .act('next-combat-damage')
      .effect({ do: 'loseKeyword', what: 'lince', keyword: 'first-strike' })
      .act('next-combat-damage')
      .done(),
    life('N'),
    18,
    16,
  ),
  'first-strike-gained-skips': belief(
    s()
      .creature('A', 'lince', '1/1', ['first-strike'])
      .creature('A', 'orso', '3/3')
      .attack({ lince: 'N', orso: 'N' })
      .block({})
      .act('next-combat-damage')
      .effect({ do: 'gainKeyword', what: 'orso', keyword: 'first-strike' })
      .act('next-combat-damage')
      .done(),
    life('N'),
    16,
    19,
  ),
  'cleanup-order-kills': belief(
    s()
      .creature('A', 'orso', '2/2')
      .effect({ do: 'pump', what: 'orso', power: 0, toughness: 3 })
      .effect({ do: 'damage', amount: 4, to: { object: 'orso' } })
      .act({ step: 'cleanup' })
      .done(),
    survives('orso'),
    true,
    false,
  ),
  'damage-clears-after-combat': belief(
    s()
      .creature('A', 'orso', '3/3')
      .creature('N', 'muro', '2/4')
      .attack({ orso: 'N' })
      .block({ muro: 'orso' })
      .act('combat-damage', { step: 'main2' })
      .effect({ do: 'damage', amount: 1, to: { object: 'orso' } })
      .done(),
    survives('orso'),
    false,
    true,
  ),
  'apnap-active-resolves-first': belief(
    s()
      .permanent('A', watcher('alba', { event: 'dies' }, { do: 'setLife', who: 'A', total: 5 }))
      .permanent('N', watcher('notte', { event: 'dies' }, { do: 'setLife', who: 'A', total: 9 }))
      .creature('N', 'orso', '2/2')
      .effect({ do: 'destroy', what: 'orso' })
      .act('resolve-all')
      .done(),
    life('A'),
    5,
    9,
  ),
  'fizzle-still-gains': belief(
    s()
      .creature('N', 'orso', '2/2')
      .permanent(
        'A',
        engine(
          'artiglio',
          {
            do: 'sequence',
            steps: [
              { do: 'damage', amount: 2, to: { object: { target: 0 } } },
              { do: 'gainLife', who: 'you', amount: 2 },
            ],
          },
          { targets: [{ kind: 'object' }] },
        ),
      )
      .act({ activate: 'artiglio', targets: ['orso'] })
      .effect({ do: 'exile', what: 'orso' })
      .act('resolve')
      .done(),
    life('A'),
    20,
    22,
  ),
  'replacement-reapplies': belief(
    s()
      .lasting({ replace: { event: 'damage', player: 'you' }, with: { times: 2 }, of: 'N' })
      .creature('A', 'orso', '2/2')
      .attack({ orso: 'N' })
      .act('combat-damage')
      .done(),
    life('N'),
    16,
    'stuck',
  ),
  'life-loss-preventable': belief(
    s().lasting({ prevent: 3, to: 'you', of: 'A' }).effect({ do: 'loseLife', who: 'A', amount: 3 }).done(),
    life('A'),
    17,
    20,
  ),
  'replacement-chosen-by-source': belief(
    s()
      .permanent('A', {
        id: 'torcia',
        types: ['artifact'],
        abilities: [
          { type: 'static', effects: [{ replace: { event: 'damage', player: 'opponent' }, with: { plus: 1 } }] },
        ],
      })
      .permanent('N', {
        id: 'specchio',
        types: ['artifact'],
        abilities: [{ type: 'static', effects: [{ replace: { event: 'damage', player: 'you' }, with: { times: 2 } }] }],
      })
      .creature('A', 'orso', '2/2')
      .attack({ orso: 'N' })
      .act('combat-damage')
      .choose({ choose: 'replacement', player: 'N', answer: 'specchio' })
      .choose({ choose: 'replacement', player: 'A', answer: 'torcia' })
      .done(),
    life('N'),
    15,
    14,
  ),
  'exchange-life-no-events': belief(
    s()
      .life('A', 5)
      .life('N', 12)
      .permanent('A', watcher('veglia', { event: 'gainLife', player: 'you' }))
      .effect({ do: 'exchangeLife', players: ['A', 'N'] })
      .done(),
    triggers('veglia'),
    1,
    0,
  ),
  'mill-empty-loses': belief(
    s().library('A', 2).effect({ do: 'mill', who: 'A', amount: 4 }).done(),
    lost('A'),
    false,
    true,
  ),
  'deathtouch-only-combat': belief(
    s()
      .creature('A', 'vipera', '1/1', ['deathtouch'])
      .creature('N', 'gigante', '5/5')
      .effect({ do: 'damage', amount: 1, to: { object: 'gigante' } }, 'A', 'vipera')
      .done(),
    survives('gigante'),
    false,
    true,
  ),
  'deathtouch-trample-full': belief(
    s()
      .creature('A', 'vipera', '5/5', ['deathtouch', 'trample'])
      .creature('N', 'muro', '4/4')
      .attack({ vipera: 'N' })
      .block({ muro: 'vipera' })
      .act('combat-damage')
      .choose({ choose: 'assign-damage', of: 'vipera', answer: { muro: 1, N: 4 } })
      .done(),
    legal(2),
    true,
    false,
  ),
  'double-strike-one-hit': belief(
    s()
      .creature('A', 'lince', '3/3', ['double-strike'])
      .creature('N', 'orso', '3/3')
      .attack({ lince: 'N' })
      .block({ orso: 'lince' })
      .act('combat-damage')
      .done(),
    survives('lince'),
    true,
    false,
  ),
  'first-strike-both-steps': belief(
    s().creature('A', 'lince', '2/2', ['first-strike']).attack({ lince: 'N' }).act('combat-damage').done(),
    life('N'),
    18,
    16,
  ),
  'flying-cannot-block-ground': belief(
    s()
      .creature('A', 'orso', '2/2')
      .creature('N', 'falco', '1/1', ['flying'])
      .attack({ orso: 'N' })
      .block({ falco: 'orso' })
      .done(),
    legal(1),
    true,
    false,
  ),
  'lifelink-uses-stack': belief(
    s()
      .life('N', 3)
      .creature('A', 'gigante', '5/5')
      .creature('A', 'orso', '2/2')
      .creature('N', 'angelo', '4/4', ['lifelink'])
      .attack({ gigante: 'N', orso: 'N' })
      .block({ angelo: 'orso' })
      .act('combat-damage')
      .done(),
    { ask: 'outcome', player: 'N' },
    { life: 2, lost: false },
    { life: -2, lost: true },
  ),
  'lifelink-only-lethal': belief(
    s()
      .creature('A', 'angelo', '5/5', ['lifelink'])
      .creature('N', 'orso', '2/2')
      .attack({ angelo: 'N' })
      .block({ orso: 'angelo' })
      .act('combat-damage')
      .done(),
    life('A'),
    25,
    22,
  ),
  'lifelink-stacks': belief(
    s().creature('A', 'angelo', '3/3', ['lifelink', 'lifelink']).attack({ angelo: 'N' }).act('combat-damage').done(),
    life('A'),
    23,
    26,
  ),
  'reach-is-flying': belief(
    s()
      .creature('A', 'ragno', '2/4', ['reach'])
      .creature('N', 'orso', '2/2')
      .attack({ ragno: 'N' })
      .block({ orso: 'ragno' })
      .done(),
    legal(1),
    true,
    false,
  ),
  'trample-ignores-marked': belief(
    s()
      .creature('A', 'bestia', '5/5', ['trample'])
      .creature('N', 'orso', '2/2', [], { damage: 1 })
      .attack({ bestia: 'N' })
      .block({ orso: 'bestia' })
      .act('combat-damage')
      .choose({ choose: 'assign-damage', of: 'bestia', answer: { orso: 1, N: 4 } })
      .done(),
    legal(2),
    true,
    false,
  ),
  'trample-counts-prevention': belief(
    s()
      .lasting({ prevent: 'all', to: { id: 'orso' }, of: 'N' })
      .creature('A', 'bestia', '6/6', ['trample'])
      .creature('N', 'orso', '2/2')
      .attack({ bestia: 'N' })
      .block({ orso: 'bestia' })
      .act('combat-damage')
      .choose({ choose: 'assign-damage', of: 'bestia', answer: { N: 6 } })
      .done(),
    legal(2),
    false,
    true,
  ),
  'trample-needs-blockers': belief(
    s()
      .creature('A', 'bestia', '5/5', ['trample'])
      .creature('N', 'orso', '2/2')
      .attack({ bestia: 'N' })
      .block({ orso: 'bestia' })
      .effect({ do: 'exile', what: 'orso' })
      .act('combat-damage')
      .done(),
    life('N'),
    15,
    20,
  ),
  'trample-when-blocking': belief(
    s()
      .creature('A', 'orso', '2/2')
      .creature('N', 'bestia', '5/5', ['trample'])
      .attack({ orso: 'N' })
      .block({ bestia: 'orso' })
      .act('combat-damage')
      .choose({ choose: 'assign-damage', of: 'bestia', answer: { orso: 2, A: 3 } })
      .done(),
    life('A'),
    20,
    17,
  ),
  'vigilance-attacks-tapped': belief(
    s().creature('A', 'guardia', '2/2', ['vigilance'], { tapped: true }).attack({ guardia: 'N' }).done(),
    legal(0),
    false,
    true,
  ),
  'infect-wears-off': belief(
    s()
      .creature('A', 'zecca', '2/2', ['infect'])
      .creature('N', 'gigante', '4/4')
      .attack({ zecca: 'N' })
      .block({ gigante: 'zecca' })
      .act('combat-damage', { step: 'cleanup' })
      .done(),
    pt('gigante'),
    '2/2',
    '4/4',
  ),
  'menace-single-blocker': belief(
    s()
      .creature('A', 'bruto', '3/3', ['menace'])
      .creature('N', 'orso', '2/2')
      .attack({ bruto: 'N' })
      .block({ orso: 'bruto' })
      .done(),
    legal(1),
    false,
    true,
  ),
  'menace-stacks': belief(
    s()
      .creature('A', 'bruto', '3/3', ['menace', 'menace'])
      .creature('N', 'orso', '2/2')
      .creature('N', 'lupo', '2/2')
      .attack({ bruto: 'N' })
      .block({ orso: 'bruto', lupo: 'bruto' })
      .done(),
    legal(1),
    true,
    false,
  ),
  'zero-life-immediate-loss': belief(
    s()
      .life('A', 3)
      .effect({
        do: 'sequence',
        steps: [
          { do: 'loseLife', who: 'A', amount: 3 },
          { do: 'gainLife', who: 'A', amount: 2 },
        ],
      })
      .done(),
    lost('A'),
    false,
    true,
  ),
  'damage-destroys-directly': belief(
    s()
      .creature('N', 'orso', '3/3')
      .effect({
        do: 'sequence',
        steps: [
          { do: 'damage', amount: 3, to: { object: 'orso' } },
          { do: 'pump', what: 'orso', power: 0, toughness: 1 },
        ],
      })
      .done(),
    survives('orso'),
    true,
    false,
  ),
  'empty-library-loses': belief(
    s().library('A', 1).effect({ do: 'draw', who: 'A', amount: 1 }).done(),
    lost('A'),
    false,
    true,
  ),
  'zero-toughness-is-destroy': belief(
    s()
      .creature('A', 'colosso', '2/2', ['indestructible'])
      .effect({ do: 'pump', what: 'colosso', power: -2, toughness: -2 })
      .done(),
    survives('colosso'),
    false,
    true,
  ),
  'deathtouch-kills-indestructible': belief(
    s()
      .creature('A', 'vipera', '1/1', ['deathtouch'])
      .creature('N', 'colosso', '4/4', ['indestructible'])
      .effect({ do: 'damage', amount: 1, to: { object: 'colosso' } }, 'A', 'vipera')
      .done(),
    survives('colosso'),
    true,
    false,
  ),
  '2hg-life-per-player': belief(
    { ...heads(), script: [{ effect: { do: 'damage', amount: 12, to: { player: 'N' } } }] },
    life('C'),
    18,
    30,
  ),
  '2hg-each-player-once': belief(
    { ...heads(), script: [{ effect: { do: 'damage', amount: 4, to: { player: 'each' } } }] },
    life('A'),
    22,
    26,
  ),
  'planeswalker-damage-marked': belief(
    s()
      .permanent('N', { id: 'viandante', types: ['planeswalker'], counters: { loyalty: 4 } })
      .effect({ do: 'damage', amount: 3, to: { object: 'viandante' } })
      .done(),
    marked('viandante'),
    0,
    3,
  ),
  'sick-cannot-use-any-ability': belief(
    s()
      .creature('A', 'saggio', '1/1', [], {
        sick: true,
        abilities: [{ type: 'activated', cost: [], effect: { do: 'draw', who: 'you', amount: 1 } }],
      })
      .act({ activate: 'saggio' })
      .done(),
    legal(0),
    true,
    false,
  ),
  'planeswalker-gone-hits-player': belief(
    s()
      .creature('A', 'orso', '3/3')
      .permanent('N', { id: 'viandante', types: ['planeswalker'], counters: { loyalty: 4 } })
      .attack({ orso: 'viandante' })
      .block({})
      .effect({ do: 'exile', what: 'viandante' })
      .act('combat-damage')
      .done(),
    life('N'),
    20,
    17,
  ),
  'tap-twice-cost': belief(
    s()
      .permanent('A', {
        ...engine('sfera', { do: 'gainLife', who: 'you', amount: 1 }, { cost: [{ pay: 'tap' }] }),
        tapped: true,
      })
      .act({ activate: 'sfera' })
      .done(),
    legal(0),
    false,
    true,
  ),
  'simultaneous-death-not-seen': belief(
    s()
      .creature('A', 'orso', '2/2', [], {
        abilities: [
          {
            type: 'triggered',
            when: { event: 'dies', object: { other: true } },
            effect: { do: 'gainLife', who: 'you', amount: 1 },
          },
        ],
      })
      .creature('A', 'lupo', '2/2')
      .effect({ do: 'destroy', what: { all: { types: ['creature'] } } })
      .done(),
    triggers('orso'),
    1,
    0,
  ),
  'partial-illegal-fizzles': belief(
    s()
      .creature('N', 'orso', '2/2')
      .creature('N', 'lupo', '2/2')
      .permanent(
        'A',
        engine(
          'artiglio',
          {
            do: 'together',
            steps: [
              { do: 'damage', amount: 2, to: { object: { target: 0 } } },
              { do: 'damage', amount: 2, to: { object: { target: 1 } } },
            ],
          },
          { targets: [{ kind: 'object' }, { kind: 'object' }] },
        ),
      )
      .act({ activate: 'artiglio', targets: ['orso', 'lupo'] })
      .effect({ do: 'exile', what: 'orso' })
      .act('resolve')
      .done(),
    survives('lupo'),
    false,
    true,
  ),
  'anthem-spell-affects-later': belief(
    {
      ...s()
        .effect({
          do: 'lasting',
          effect: {
            modify: { layer: '7c', power: 1, toughness: 1 },
            what: { types: ['creature'], controller: 'you' },
          },
        })
        .act({ cast: 'lupo' }, 'resolve')
        .done(),
      hand: { A: [{ id: 'lupo', pt: '2/2' }] },
    },
    pt('lupo'),
    '2/2',
    '3/3',
  ),
  'set-pt-removes-counters': belief(
    s()
      .creature('A', 'orso', '2/2', [], { counters: { '+1/+1': 1 } })
      .effect({
        do: 'lasting',
        effect: { modify: { layer: '7b', power: 0, toughness: 1 }, what: { types: ['creature'] } },
      })
      .done(),
    pt('orso'),
    '1/2',
    '0/1',
  ),
  'switch-before-modifiers': belief(
    s()
      .creature('A', 'orso', '1/3')
      .effect({ do: 'pump', what: 'orso', power: 0, toughness: 1 })
      .effect({ do: 'lasting', effect: { modify: { layer: '7d' }, what: { types: ['creature'] } } })
      .effect({ do: 'pump', what: 'orso', power: 5, toughness: 0 })
      .done(),
    pt('orso'),
    '4/6',
    '9/1',
  ),
  'regenerate-stays-in-combat': belief(
    s()
      .creature('A', 'gigante', '4/4')
      .attack({ gigante: 'N' })
      .block({})
      .effect({ do: 'regenerate', what: 'gigante' })
      .effect({ do: 'destroy', what: 'gigante' })
      .act('combat-damage')
      .done(),
    life('N'),
    20,
    16,
  ),
  'regenerate-from-sacrifice': belief(
    s()
      .creature('A', 'gigante', '4/4')
      .effect({ do: 'regenerate', what: 'gigante' })
      .effect({ do: 'sacrifice', what: 'gigante' })
      .done(),
    zone('gigante'),
    'graveyard:A',
    'battlefield',
  ),
  'deathtouch-planeswalker': belief(
    s()
      .creature('A', 'vipera', '1/1', ['deathtouch'])
      .permanent('N', { id: 'viandante', types: ['planeswalker'], counters: { loyalty: 5 } })
      .effect({ do: 'damage', amount: 1, to: { object: 'viandante' } }, 'A', 'vipera')
      .done(),
    zone('viandante'),
    'battlefield',
    'graveyard:N',
  ),
  'indestructible-untargetable': belief(
    s()
      .creature('N', 'colosso', '4/4', ['indestructible'])
      .permanent('A', engine('scure', { do: 'destroy', what: { target: 0 } }, { targets: [{ kind: 'object' }] }))
      .act({ activate: 'scure', targets: ['colosso'] })
      .done(),
    legal(0),
    true,
    false,
  ),
  'indestructible-no-sacrifice': belief(
    s().creature('A', 'colosso', '4/4', ['indestructible']).effect({ do: 'sacrifice', what: 'colosso' }).done(),
    survives('colosso'),
    false,
    true,
  ),
  'card-elsewhere-is-permanent': belief(
    {
      field: { A: [{ id: 'orso', pt: '2/2' }] },
      hand: {
        A: [
          { id: 'lupo', pt: '2/2' },
          { id: 'cervo', pt: '3/3' },
        ],
      },
      script: [{ effect: { do: 'gainLife', who: 'you', amount: { count: { permanent: true, controller: 'you' } } } }],
    },
    life('A'),
    21,
    23,
  ),
  'controller-is-owner': belief(
    s().creature('A', 'orso', '2/2', [], { owner: 'N' }).effect({ do: 'returnToHand', what: 'orso' }).done(),
    zone('orso'),
    'hand:N',
    'hand:A',
  ),
  'put-onto-battlefield-owner': belief(
    {
      graveyard: { N: [{ id: 'orso', pt: '2/2' }] },
      script: [{ effect: { do: 'putOntoBattlefield', what: 'orso' } }],
    },
    { ask: 'controller', object: 'orso' },
    'A',
    'N',
  ),
  'token-is-permanent-type': belief(
    {},
    { ask: 'permanentTypes' },
    ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'],
    ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker', 'token'],
  ),
  'typeless-permanent-leaves': belief(
    s()
      .permanent('A', { id: 'sfera', types: ['artifact'] })
      .effect({
        do: 'change',
        what: 'sfera',
        modify: { layer: '4', removeTypes: ['artifact'] },
        until: 'end-of-turn',
      })
      .done(),
    zone('sfera'),
    'battlefield',
    'graveyard:A',
  ),
  'copy-copies-status': belief(
    {
      field: { N: [{ id: 'orso', pt: '4/4', tapped: true }] },
      hand: {
        A: [
          {
            id: 'clone',
            pt: '0/0',
            abilities: [{ type: 'static', effects: [{ enters: { copy: creatures }, what: { self: true } }] }],
          },
        ],
      },
      script: [{ cast: 'clone' }, 'resolve'],
    },
    { ask: 'tapped', object: 'clone' },
    false,
    true,
  ),
  'token-owner-spell-controller': belief(
    s()
      .effect({ do: 'create', token: { id: 'orso', pt: '3/3' }, who: 'N' })
      .done(),
    { ask: 'owner', object: 'orso' },
    'N',
    'A',
  ),
  'token-is-card': belief(
    s()
      .creature('A', 'orso', '2/2', [], { token: true })
      .effect({
        do: 'sequence',
        steps: [
          { do: 'destroy', what: 'orso' },
          { do: 'gainLife', who: 'you', amount: { count: { ...creatures, card: true, zone: 'graveyard' } } },
        ],
      })
      .done(),
    life('A'),
    20,
    21,
  ),
  'token-does-not-die': belief(
    s()
      .creature('A', 'orso', '1/1', [], { token: true })
      .permanent('A', watcher('veglia', { event: 'dies', object: creatures }))
      .effect({ do: 'destroy', what: 'orso' })
      .done(),
    triggers('veglia'),
    1,
    0,
  ),
  'token-is-counter': belief({}, { ask: 'isToken', counter: '+1/+1' }, false, true),
  'spell-copy-token-created': belief(
    {
      hand: { A: [{ id: 'orso', pt: '2/2' }] },
      effects: [{ replace: { event: 'create', player: 'you' }, with: { times: 2 }, of: 'A' }],
      script: [
        { cast: 'orso' },
        { effect: { do: 'copySpell', what: 'orso' } },
        'resolve',
        { effect: { do: 'gainLife', who: 'A', amount: { count: { token: true } } } },
      ],
    },
    life('A'),
    21,
    22,
  ),
  'counters-cancel-before-death': belief(
    {
      field: {
        A: [
          {
            id: 'orso',
            pt: '2/2',
            counters: { '-1/-1': 1 },
            abilities: [
              {
                type: 'triggered',
                when: { event: 'dies', object: 'self' },
                if: { not: { object: 'self', is: { counter: '-1/-1' } } },
                effect: { do: 'putOntoBattlefield', what: 'event-card' },
              },
            ],
          },
        ],
      },
      script: [
        {
          effect: {
            do: 'together',
            steps: [
              { do: 'putCounters', on: 'orso', counter: '+1/+1', amount: 1 },
              { do: 'damage', amount: 2, to: { object: 'orso' } },
            ],
          },
        },
      ],
    },
    triggers('orso'),
    0,
    1,
  ),
  'token-blink-returns': belief(
    s()
      .creature('A', 'orso', '2/2', [], { token: true })
      .effect({
        do: 'sequence',
        steps: [
          { do: 'exile', what: 'orso' },
          { do: 'putOntoBattlefield', what: 'orso' },
        ],
      })
      .done(),
    zone('orso'),
    'gone',
    'battlefield',
  ),
  'blink-keeps-counters': belief(
    s()
      .creature('A', 'orso', '3/3', [], { counters: { '+1/+1': 1 } })
      .effect({
        do: 'sequence',
        steps: [
          { do: 'exile', what: 'orso' },
          { do: 'putOntoBattlefield', what: 'orso' },
        ],
      })
      .done(),
    pt('orso'),
    '3/3',
    '4/4',
  ),
  'move-counter-partial': belief(
    s()
      .creature('A', 'orso', '2/2', [], { counters: { '+1/+1': 1 } })
      .creature('A', 'lupo', '1/1')
      .effect({ do: 'destroy', what: 'lupo' })
      .effect({ do: 'moveCounters', from: 'orso', to: 'lupo', counter: '+1/+1' })
      .done(),
    pt('orso'),
    '3/3',
    '2/2',
  ),
  'exchange-partial': belief(
    s()
      .creature('A', 'orso', '2/2')
      .creature('N', 'lupo', '3/3')
      .effect({ do: 'destroy', what: 'lupo' })
      .effect({ do: 'exchangeControl', what: ['orso', 'lupo'] })
      .done(),
    { ask: 'controller', object: 'orso' },
    'A',
    'N',
  ),
  'legend-rule-destroys': belief(
    {
      field: { A: [legend('regina'), legend('sosia')] },
      script: [{ effect: { do: 'sequence', steps: [] } }],
      choices: [{ choose: 'legend', answer: 'regina' }],
    },
    zone('sosia'),
    'graveyard:A',
    'battlefield',
  ),
  '2hg-poison-ten': belief(
    {
      ...heads(),
      field: { A: [{ id: 'zecca', pt: '1/1', keywords: ['infect'] }] },
      script: [
        { effect: { do: 'damage', amount: 7, to: { player: 'N' } }, source: 'zecca' },
        { effect: { do: 'damage', amount: 5, to: { player: 'C' } }, source: 'zecca' },
      ],
    },
    lost('N'),
    false,
    true,
  ),
}

/** Tests that each misconception about a room leads to another answer than the rule. */
export function misread(room: string): void {
  const ids = rooms.find((r) => r.number === room)?.misconceptions.map((m) => m.id) ?? []
  test.each(ids)(`${room} as %s reads it gives another answer`, (id) => {
    const shown = beliefs[id]
    if (!shown) throw new Error(`no scenario for ${id}`)
    expect(answer(shown.scenario, shown.probe)).toEqual(shown.right)
    expect(believing(id, shown.scenario, shown.probe)).toEqual(shown.wrong)
  })
}
