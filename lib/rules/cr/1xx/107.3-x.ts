import { hasX } from '../../kernel/mana'
import { ignores, legality, room } from '../../kernel/rule'

/** X is chosen as the spell is cast; where nothing is paid for it, it can only be 0. */
export const valuesOfX = room(
  '107.3',
  'X',
  [
    legality('107.3b', 'announce', (v, p) => {
      const { x = 0, alternatives } = p.announced
      const own = v.characteristics(p.object).manaCost ?? ''
      const paid = JSON.stringify(v.ask('baseCost', p) ?? [])
      return x > 0 && alternatives.length && hasX(own) && !hasX(paid)
        ? { reason: 'x-is-zero', detail: { object: p.object } }
        : undefined
    }),
  ],
  [ignores('free-spell-x', '107.3b')],
)
