import { instant } from '../parts'
import { template } from '../template'

const again = (what: string) =>
  [
    { effect: { do: 'regenerate', what }, by: 'A' },
    { effect: { do: 'destroy', what }, by: 'N' },
  ] as const

/** After combat damage the defending player casts something on an attacking creature, in the end of combat step or after it, or when it has regenerated meanwhile: may it be cast? */
export const attackerWhen = template({
  id: 'attacker-when',
  version: 2,
  claims: ['511.3', '701.19a'],
  claimsAt: (p) => [p.moment === 'regenerated' ? '701.19a' : '511.3'],
  axes: {
    moment: ['end-combat', 'main2', 'regenerated'],
    attacker: ['orso', 'lupo', 'cavaliere', 'arpia', 'troll'],
    size: ['2/2', '3/3', '2/4', '4/5'],
    spell: ['freccia', 'folgore', 'fiamma'],
    damage: [2, 3, 4],
    life: [20, 15, 11],
  },
  beliefs: ['attackers-leave-after-damage', 'attackers-until-turn-ends', 'regenerate-stays-in-combat'],
  // Of a creature that has not regenerated nobody would say that it has; of one that has, nothing that depends on when the combat is over.
  fits: (belief, p) =>
    belief === 'attackers-leave-after-damage' ||
    (belief === 'regenerate-stays-in-combat') === (p.moment === 'regenerated'),
  because: (p) => (p.moment === 'regenerated' ? '701.19a' : '511.3'),
  scenario: (p) => ({
    players: { N: { life: p.life } },
    turn: { active: 'A', step: 'declare-attackers' },
    field: { A: [{ id: p.attacker, pt: p.size }] },
    hand: {
      N: [
        instant(p.spell, { do: 'damage', amount: p.damage, to: { object: { target: 0 } } }, [
          { kind: 'object', filter: { types: ['creature'], attacking: true } },
        ]),
      ],
    },
    script: [
      { attack: { [p.attacker]: 'N' } },
      { block: {} },
      'combat-damage',
      ...(p.moment === 'regenerated' ? again(p.attacker) : []),
      { step: p.moment === 'main2' ? 'main2' : 'end-combat' },
      { pass: 'A' },
      { cast: p.spell, by: 'N', targets: [p.attacker] },
    ],
  }),
  probe: (p) => ({ ask: 'legal', action: p.moment === 'regenerated' ? 7 : 5 }),
})
