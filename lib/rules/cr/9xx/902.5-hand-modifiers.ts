import { query, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const modified = (v: View, { player }: { readonly player: string }, so: number | undefined): number | undefined => {
  const by = v.state.variant === 'vanguard' ? v.state.players[player]?.handModifier : undefined
  return by === undefined || so === undefined ? undefined : Math.max(0, so + by)
}

/** The hand modifier of a vanguard card: for how many cards a player begins with, and for how many they keep. */
export const handModifiers = room('902.5', 'Hand modifiers', [
  rule('902.5', query('902.5', 'openingHand', modified), query('902.5', 'handLimit', modified)),
])
