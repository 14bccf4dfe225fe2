import type { EventOf, GameEvent } from '../../kernel/events'
import { isPlayer, objectOf } from '../../kernel/look'
import { believes, query, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** Damage that is kept count of: dealt to a player by a card that is a commander. */
const counted = (which: (e: EventOf<'damage'>) => boolean) =>
  rule(
    '903.10a',
    result('903.10a', 'damage', (v: View, e): readonly GameEvent[] | undefined => {
      const { commanders, variant } = v.state
      if (variant !== 'commander' || !commanders || !which(e) || !isPlayer(v, e.target)) return undefined
      const o = objectOf(v, e.source)
      const card = [o?.card, o?.facing?.second?.card].find((c) => c !== undefined && commanders.includes(c))
      return card === undefined
        ? undefined
        : [{ type: 'tally', player: e.target, of: 'damage', card, amount: e.amount }]
    }),
    query('903.10a', 'lethalTally', (v) => (v.state.variant === 'commander' ? 21 : undefined)),
  )

/** 21 combat damage of the same commander, over the whole game, and the player loses. */
export const commanderDamage = room(
  '903.10',
  'Commander damage',
  [counted((e) => e.combat)],
  [
    believes(
      'commander-any-damage',
      counted(() => true),
    ),
  ],
)
