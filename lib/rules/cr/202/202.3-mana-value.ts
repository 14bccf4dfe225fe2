import { objectOf } from '../../kernel/look'
import { query, room } from '../../kernel/rule'

/** What one symbol of a mana cost adds; X is 0 except on the stack. */
const worth = (symbol: string): number => {
  const parts = symbol.split('/').map((part) => (/^\d+$/.test(part) ? Number(part) : part === 'X' ? 0 : 1))
  return Math.max(0, ...parts)
}

/** The mana value of an object is the total amount of mana in its mana cost; without one it is 0. */
export const manaValue = room('202.3', 'Mana value', [
  query('202.3', 'manaValue', (v, { object }) => {
    if (!objectOf(v, object)) return undefined
    const symbols = v.characteristics(object).manaCost?.match(/[^{}]+/g) ?? []
    return symbols.reduce((n, symbol) => n + worth(symbol), 0)
  }),
])
