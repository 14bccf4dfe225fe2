import type { GameEvent } from '../../kernel/events'
import { onBattlefield } from '../../kernel/look'
import { believes, ignores, query, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** What leaves the battlefield, or is sacrificed. */
const leaves = (v: View, e: GameEvent): boolean =>
  e.type === 'sacrifice' || e.type === 'destroy' || (e.type === 'move' && onBattlefield(v, e.object))

/** Abilities about leaving the battlefield look back: what leaves together sees each other leave. */
export const lookingBack = room('603.10', 'Looking back', [
  query('603.10a', 'looksBack', (v, { event }) => (leaves(v, event) ? true : undefined)),
])

/** What people believe of it. */
export const beliefs = () => [
  ignores('simultaneous-death-not-seen', '603.10a'),
  // One after the other: the first to die is seen by the second, and not the other way round.
  believes(
    'simultaneous-death-in-turn',
    query('603.10a', 'looksBack', (v, { event }) => (leaves(v, event) ? 'in-turn' : undefined)),
  ),
]
