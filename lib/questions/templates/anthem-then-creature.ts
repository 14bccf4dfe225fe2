import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A spell gives one's creatures a bonus, one with haste comes afterwards, and another is destroyed as they attack: what is the defender's total? */
export const anthemThenCreature = template({
  id: 'anthem-then-creature',
  version: 4,
  claims: ['611.2c'],
  axes: {
    first: ['orso', 'lince', 'cinghiale'],
    later: ['lupo', 'arpia', 'destriero'],
    power: [1, 2, 3],
    own: [1, 2, 3],
    bonus: [1, 2, 3],
    life: [20, 19, 18, 17],
  },
  beliefs: ['anthem-spell-affects-later', 'dead-creature-deals-damage'],
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .creature('A', p.first, `${p.own}/2`)
      .creature('A', 'fante', '2/1')
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
      .attack({ [p.first]: 'N', fante: 'N', [p.later]: 'N' })
      .block({})
      .effect({ do: 'destroy', what: 'fante' }, 'N')
      .act('combat-damage')
      .done(),
  probe: () => ({ ask: 'life', player: 'N' }),
})
