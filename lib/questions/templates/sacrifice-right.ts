import type { Cost, ObjectSpec } from '#lib/rules/index'
import { engine, gain } from '../parts'
import { template } from '../template'

const SACRIFICE: Cost = { pay: 'sacrifice', what: { types: ['creature'] } }

/** An ability asks for the sacrifice of a creature: only the opponent, whose turn it is, has one, or it is a tapped indestructible creature's own that arrived this turn. May it be activated? */
export const sacrificeRight = template({
  id: 'sacrifice-right',
  version: 6,
  claims: ['701.21a'],
  claimsAt: (p) => (p.of === 'N' ? ['701.21a'] : []),
  axes: {
    altar: ['altare', 'calice', 'fionda', 'totem'],
    creature: ['orso', 'lupo', 'cervo', 'volpe', 'troll'],
    size: ['1/1', '2/2', '3/3', '4/4'],
    amount: [1, 2, 3, 4],
    of: ['N', 'A'],
  },
  beliefs: [
    'sacrifice-opponents',
    'indestructible-no-sacrifice',
    'sick-cannot-use-any-ability',
    'sick-only-cannot-attack',
    'tapped-uses-no-ability',
    'ability-only-own-turn',
  ],
  fits: (belief, p) =>
    belief === 'indestructible-no-sacrifice' ||
    belief === 'tapped-uses-no-ability' ||
    (belief === 'sacrifice-opponents' || belief === 'ability-only-own-turn') === (p.of === 'N'),
  because: (p) => (p.of === 'N' ? '701.21a' : '302.6'),
  // Where the creature is the player's own no altar is named: of two altars there are twice as many items, of four there were four times as many.
  valid: (p) => p.altar === 'altare' || (p.of === 'N' && p.altar === 'calice'),
  scenario: (p) => {
    const creature: ObjectSpec = { id: p.creature, pt: p.size, keywords: ['indestructible'] }
    const ability = { type: 'activated', cost: [SACRIFICE], effect: gain(p.amount) } as const
    return p.of === 'N'
      ? {
          turn: { active: 'N' },
          field: { A: [{ ...engine(p.altar, [SACRIFICE], gain(p.amount)), tapped: true }], N: [creature] },
          script: [{ activate: p.altar }],
        }
      : {
          field: { A: [{ ...creature, sick: true, tapped: true, abilities: [ability] }] },
          script: [{ activate: p.creature }],
        }
  },
  probe: () => ({ ask: 'legal', action: 0 }),
})
