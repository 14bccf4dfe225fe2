import { objectOf } from '../../kernel/look'
import { believes, ignores, query, room } from '../../kernel/rule'
import { totalMana } from '../../kernel/worth'

/** The mana value of an object is the total amount of mana in its mana cost; without one it is 0. */
export const manaValue = room(
  '202.3',
  'Mana value',
  [
    query('202.3', 'manaValue', (v, { object }) => {
      if (!objectOf(v, object)) return undefined
      return totalMana(v.characteristics(object).manaCost)
    }),
    query('202.3b', 'manaValue', (v, { object }) => {
      const { fronts = [], copied } = v.characteristics(object)
      return fronts.length === 1 && !copied ? totalMana(fronts.join('')) : undefined
    }),
    query('202.3c', 'manaValue', (v, { object }) => {
      const { fronts = [], copied } = v.characteristics(object)
      return fronts.length > 1 && !copied ? totalMana(fronts.join('')) : undefined
    }),
  ],
  [
    ignores('dfc-back-mv-zero', '202.3b'),
    believes(
      'dfc-copy-keeps-mv',
      query('202.3b', 'manaValue', (v, { object }) => {
        const { fronts = [] } = v.characteristics(object)
        return fronts.length === 1 ? totalMana(fronts.join('')) : undefined
      }),
    ),
    believes(
      'meld-mv-single',
      query('202.3c', 'manaValue', (v, { object }) => {
        const { fronts = [], copied } = v.characteristics(object)
        return fronts.length > 1 && !copied ? totalMana(fronts[0]) : undefined
      }),
    ),
  ],
)
