import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A spell gives one's creatures a bonus, and another creature with haste comes afterwards: what is the defender's total? */
export const anthemThenCreature = template({
  id: 'anthem-then-creature',
  version: 3,
  claims: ['611.2c'],
  axes: {
    first: ['orso', 'lince', 'fante'],
    later: ['lupo', 'arpia', 'destriero'],
    power: [1, 2, 3],
    own: [1, 2, 3],
    bonus: [1, 2, 3],
    life: [20, 19, 18, 17],
  },
  beliefs: ['anthem-spell-affects-later', 'first-strike-both-steps'],
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .creature('A', p.first, `${p.own}/2`, ['first-strike'])
      .hand('A', [{ id: p.later, pt: `${p.power}/2`, cost: '{1}{R}', keywords: ['haste'] }])
      .effect(
        {
          do: 'lasting',
          effect: {
            modify: { layer: '7c', power: p.bonus, toughness: p.bonus },
            what: { types: ['creature'], controller: 'you' },
          },
        },
        'A',
      )
      .act({ cast: p.later }, 'resolve')
      .attack({ [p.first]: 'N', [p.later]: 'N' })
      .block({})
      .act('combat-damage')
      .done(),
  probe: () => ({ ask: 'life', player: 'N' }),
})
