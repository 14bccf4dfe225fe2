import type { EventOf, GameEvent } from '../../kernel/events'
import type { CardId, PlayerId } from '../../kernel/ids'
import { isPlayer, objectOf } from '../../kernel/look'
import { believes, query, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** Damage that is kept count of: dealt to a player by a card that is a commander, and added to what `sum` names. */
const counted = (
  which: (e: EventOf<'damage'>) => boolean,
  sum: (v: View, card: CardId) => CardId = (_, card) => card,
) =>
  rule(
    '903.10a',
    result('903.10a', 'damage', (v: View, e): readonly GameEvent[] | undefined => {
      const { commanders, variant } = v.state
      if (variant !== 'commander' || !commanders || !which(e) || !isPlayer(v, e.target)) return undefined
      const o = objectOf(v, e.source)
      const card = [o?.card, o?.facing?.second?.card].find((c) => c !== undefined && commanders.includes(c))
      return card === undefined
        ? undefined
        : [{ type: 'tally', player: e.target, of: 'damage', card: sum(v, card), amount: e.amount }]
    }),
    query('903.10a', 'lethalTally', (v) => (v.state.variant === 'commander' ? 21 : undefined)),
  )

const ownerOf = (v: View, card: CardId): PlayerId | undefined => objectOf(v, v.state.cards[card] ?? '')?.owner

/** The first commander of whoever owns this one. */
const firstOfOwner = (v: View, card: CardId): CardId =>
  v.state.commanders?.find((other) => ownerOf(v, other) === ownerOf(v, card)) ?? card

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
    believes(
      'commander-partners-add',
      counted((e) => e.combat, firstOfOwner),
    ),
  ],
)
