import { pileOf } from '../../kernel/library'
import { contextOf, players } from '../../kernel/look'
import { names, query, room } from '../../kernel/rule'
import { revealing } from '../../kernel/shown'
import type { View } from '../../kernel/view'

/** Whether an effect lets a player look at the top card of a library. */
const looksAtTop = (v: View, player: string): boolean =>
  v.lasting().some((a) => 'lookAt' in a.effect && players(v, a.effect.player ?? 'you', contextOf(a)).includes(player))

/** What is revealed all may look at: a hand, or the top card of a library once it is seen. */
export const revealingCards = room('701.20', 'Reveal', [
  query('701.20a', 'mayLook', (v, { player, zone, of, object }) => {
    if (zone === 'hand') return revealing(v, 'hand').includes(of) || undefined
    if (zone !== 'library' || object === undefined || pileOf(v.state, of).top[0] !== object) return undefined
    return v.state.shown[of] === object || (player === of && looksAtTop(v, player)) || undefined
  }),
  names('701.20a', 'reveal'),
  names('701.20e', 'look'),
])
