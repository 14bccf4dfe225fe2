import type { Json } from '#lib/base/json'
import { type ObjectSpec, type Question, type Scenario, scenario } from '#lib/rules/index'
import type { Belief } from './beliefs'
import { engine, legal, life, marked, poison, survives, triggers, watcher, zone } from './support'

const belief = (s: { readonly done: () => Scenario }, probe: Question, right: Json, wrong: Json): Belief => ({
  scenario: s.done(),
  probe,
  right,
  wrong,
})
const s = scenario
const gain = { do: 'gainLife', who: 'you', amount: 1 } as const
const fromRed = { keyword: 'protection', from: { colors: ['R'] } } as const
const red = { colors: ['R'] } as const
const druid: Partial<ObjectSpec> = {
  sick: true,
  abilities: [{ type: 'activated', cost: [{ pay: 'tap' }], effect: gain }],
}

/** Misconceptions about combat, damage and what keeps from them: for each a true answer, and the believed one. */
export const combatBeliefs: Readonly<Record<string, Belief>> = {
  'defender-cannot-block': belief(
    s()
      .creature('A', 'orso', '2/2')
      .creature('N', 'muro', '0/4', ['defender'])
      .attack({ orso: 'N' })
      .block({ muro: 'orso' }),
    legal(1),
    true,
    false,
  ),
  'haste-no-tap-abilities': belief(
    s().creature('A', 'druido', '1/1', ['haste'], druid).act({ activate: 'druido' }),
    legal(0),
    true,
    false,
  ),
  'hexproof-blocks-own': belief(
    s()
      .creature('A', 'tritone', '2/2', ['hexproof'])
      .permanent('A', engine('altare', { do: 'tap', what: { target: 0 } }, { targets: [{ kind: 'object' }] }))
      .act({ activate: 'altare', targets: ['tritone'] }),
    legal(0),
    true,
    false,
  ),
  'hexproof-stops-wrath': belief(
    s()
      .creature('N', 'tritone', '2/2', ['hexproof'])
      .permanent('A', engine('altare', gain))
      .effect({ do: 'destroy', what: { all: { types: ['creature'] } } }, 'A', 'altare'),
    survives('tritone'),
    false,
    true,
  ),
  'protection-untargetable-only': belief(
    s()
      .creature('A', 'drago', '4/4', [], red)
      .creature('N', 'santo', '2/2', [fromRed])
      .effect({ do: 'damage', amount: 3, to: { object: 'santo' } }, 'A', 'drago'),
    survives('santo'),
    true,
    false,
  ),
  'protection-stops-wrath': belief(
    s()
      .creature('A', 'drago', '4/4', [], red)
      .creature('N', 'santo', '2/2', [fromRed])
      .effect({ do: 'destroy', what: { all: { types: ['creature'] } } }, 'A', 'drago'),
    survives('santo'),
    false,
    true,
  ),
  'protection-cannot-block-quality': belief(
    s()
      .creature('A', 'drago', '4/4', [], red)
      .creature('N', 'santo', '2/2', [fromRed])
      .attack({ drago: 'N' })
      .block({ santo: 'drago' }),
    legal(1),
    true,
    false,
  ),
  'toxic-equals-infect': belief(
    s()
      .creature('A', 'vespa', '3/3', [{ keyword: 'toxic', amount: 1 }])
      .attack({ vespa: 'N' })
      .act('combat-damage'),
    poison('N'),
    1,
    3,
  ),
  'fight-is-combat': belief(
    s()
      .creature('A', 'orso', '2/4')
      .creature('N', 'lupo', '2/4')
      .permanent('A', watcher('occhio', { event: 'damage', combat: true }, gain))
      .effect({ do: 'fight', what: 'orso', with: 'lupo' }),
    triggers('occhio'),
    0,
    2,
  ),
  'fight-one-sided': belief(
    s()
      .creature('A', 'orso', '2/4')
      .creature('N', 'duca', '3/4', [], { types: ['creature', 'planeswalker'], counters: { loyalty: 4 } })
      .effect({
        do: 'lasting',
        effect: { modify: { layer: '4', removeTypes: ['creature'] }, what: { id: 'duca' } },
      })
      .permanent('A', watcher('occhio', { event: 'damage', source: { id: 'orso' } }, gain))
      .effect({ do: 'fight', what: 'orso', with: 'duca' }),
    triggers('occhio'),
    0,
    1,
  ),
  'regenerate-after-destroy': belief(
    s()
      .creature('N', 'troll', '2/2')
      .effect({ do: 'destroy', what: 'troll' })
      .effect({ do: 'regenerate', what: 'troll' }, 'N'),
    zone('troll'),
    'graveyard:N',
    'battlefield',
  ),
  'regenerate-no-damage-trigger': belief(
    s()
      .creature('A', 'vampiro', '3/3', ['lifelink'])
      .creature('N', 'troll', '2/2')
      .effect({ do: 'regenerate', what: 'troll' }, 'N')
      .effect({ do: 'damage', amount: 3, to: { object: 'troll' } }, 'A', 'vampiro'),
    life('A'),
    23,
    20,
  ),
  'replacement-after-event': belief(
    s()
      .creature('N', 'golem', '3/4')
      .effect({ do: 'damage', amount: 3, to: { object: 'golem' } })
      .effect({ do: 'lasting', effect: { prevent: 3, to: { id: 'golem' } } }, 'N'),
    marked('golem'),
    3,
    0,
  ),
  'protection-equipment-destroyed': belief(
    s()
      .creature('A', 'orso', '2/2')
      .permanent('A', {
        id: 'lama',
        types: ['artifact'],
        subtypes: ['Equipment'],
        colors: ['R'],
        attachedTo: 'orso',
      })
      .effect({ do: 'gainKeyword', what: 'orso', keyword: fromRed }),
    zone('lama'),
    'battlefield',
    'graveyard:A',
  ),
  'damage-on-stack': belief(
    s()
      .creature('A', 'orso', '2/2')
      .creature('N', 'lupo', '2/2')
      .attack({ orso: 'N' })
      .block({ lupo: 'orso' })
      .act('combat-damage')
      .effect({ do: 'pump', what: 'lupo', power: 0, toughness: 2 }, 'N')
      .act('resolve-all'),
    survives('lupo'),
    false,
    true,
  ),
  'trample-planeswalker-excess': belief(
    s()
      .creature('A', 'idra', '5/5', ['trample'])
      .permanent('N', { id: 'viandante', types: ['planeswalker'], counters: { loyalty: 3 } })
      .attack({ idra: 'viandante' })
      .effect({ do: 'exile', what: 'viandante' })
      .act('combat-damage'),
    life('N'),
    20,
    15,
  ),
  'sacrifice-opponents': belief(
    s()
      .creature('N', 'orso', '2/2')
      .permanent('A', engine('altare', gain, { cost: [{ pay: 'sacrifice', what: { types: ['creature'] } }] }))
      .act({ activate: 'altare' }),
    legal(0),
    false,
    true,
  ),
}
