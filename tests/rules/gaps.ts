import { type Question, type Scenario, scenario } from '#lib/rules/index'
import { engine, heads, legal, life, triggers, watcher, zone } from './support'

/** A scenario that tells a game with a rule from one without. */
export interface Gap {
  readonly scenario: Scenario
  readonly probe: Question
}

const s = scenario
const gain = { do: 'gainLife', who: 'you', amount: 1 } as const
const spell = (id: string, types: readonly ('instant' | 'sorcery')[]) => ({
  id,
  types,
  abilities: [{ type: 'spell', effect: gain } as const],
})
const three = s().player('A', {}).player('N', {}).player('B', { life: 5 })

/** Rules that no misconception, question or example of conformance shows, each with a scenario that does. */
export const gaps: Readonly<Record<string, Gap>> = {
  '104.4a': {
    scenario: s().effect({ do: 'loseLife', who: 'each', amount: 20 }).effect(gain).done(),
    probe: legal(1),
  },
  '107.6': {
    scenario: s()
      .permanent('A', engine('sfera', gain, { cost: [{ pay: 'untap' }] }))
      .act({ activate: 'sfera' })
      .done(),
    probe: legal(0),
  },
  '113.6': {
    scenario: { graveyard: { A: [engine('sfera', gain)] }, script: [{ activate: 'sfera' }] },
    probe: legal(0),
  },
  '117.1a': {
    scenario: {
      turn: { active: 'A', step: 'upkeep' },
      hand: { A: [spell('rito', ['sorcery'])] },
      script: [{ cast: 'rito' }],
    },
    probe: legal(0),
  },
  '120.1a': {
    scenario: s()
      .permanent('N', engine('sfera', gain))
      .permanent('N', watcher('brace', { event: 'damage' }))
      .effect({ do: 'damage', amount: 2, to: { object: 'sfera' } })
      .done(),
    probe: triggers('brace'),
  },
  '500.2': {
    scenario: s().permanent('A', engine('sfera', gain)).act({ activate: 'sfera' }, { step: 'end' }).done(),
    probe: legal(1),
  },
  '508.8': { scenario: s().act({ step: 'declare-blockers' }).done(), probe: legal(0) },
  '509.1': {
    scenario: s()
      .creature('A', 'orso', '2/2')
      .creature('N', 'lupo', '2/2')
      .attack({ orso: 'N' })
      .block({})
      .block({ lupo: 'orso' })
      .done(),
    probe: legal(2),
  },
  '511.3': {
    scenario: s()
      .creature('A', 'orso', '2/2')
      .creature('N', 'lupo', '2/2')
      .attack({ orso: 'N' })
      .act('combat-damage', { step: 'main2' }, { step: 'main1' }, { attack: { lupo: 'A' } })
      .done(),
    probe: legal(4),
  },
  '601.2': {
    scenario: { graveyard: { A: [spell('rito', ['instant'])] }, script: [{ cast: 'rito' }] },
    probe: legal(0),
  },
  '601.2c': {
    scenario: { hand: { A: [spell('rito', ['instant'])] }, script: [{ cast: 'rito', targets: ['N'] }] },
    probe: legal(0),
  },
  '602.2': {
    scenario: s().permanent('N', engine('sfera', gain)).act({ activate: 'sfera', by: 'A' }).done(),
    probe: legal(0),
  },
  '602.2b': {
    scenario: s()
      .permanent('A', engine('sfera', gain))
      .act({ activate: 'sfera', targets: ['N'] })
      .done(),
    probe: legal(0),
  },
  '701.6a': {
    scenario: {
      hand: { A: [spell('rito', ['instant'])] },
      script: [{ cast: 'rito' }, { effect: { do: 'counterSpell', what: 'rito' }, by: 'N' }],
    },
    probe: zone('rito'),
  },
  '701.12a': {
    scenario: three
      .act({ concede: 'B' })
      .effect({ do: 'exchangeLife', players: ['A', 'B'] })
      .done(),
    probe: life('A'),
  },
  '701.26a': {
    scenario: s()
      .creature('N', 'orso', '2/2', [], { tapped: true })
      .permanent('N', watcher('radice', { event: 'becomesTapped' }))
      .effect({ do: 'tap', what: 'orso' })
      .done(),
    probe: triggers('radice'),
  },
  '701.26b': {
    scenario: s()
      .creature('N', 'orso', '2/2')
      .permanent('N', watcher('radice', { event: 'becomesUntapped' }))
      .effect({ do: 'untap', what: 'orso' })
      .done(),
    probe: triggers('radice'),
  },
  '800.4a': { scenario: three.creature('B', 'orso', '2/2').act({ concede: 'B' }).done(), probe: zone('orso') },
  '810.9f': {
    scenario: {
      ...heads({ notte: 20 }),
      script: [{ effect: { do: 'redistributeLife', totals: { A: 20, N: 30, B: 30 } } }],
    },
    probe: life('A'),
  },
}
