import type { GameEvent } from '../../kernel/events'
import type { EventPattern } from '../../kernel/language'
import { onBattlefield } from '../../kernel/look'
import { believes, ignores, query, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** What leaves the battlefield, or is sacrificed. */
const leaves = (v: View, e: GameEvent): boolean =>
  e.type === 'sacrifice' || e.type === 'destroy' || (e.type === 'move' && onBattlefield(v, e.object))

/** Whether an ability waits for cards that leave graveyards, and one does. */
const leavesGraveyard = (v: View, e: GameEvent, when: EventPattern | undefined): boolean =>
  when?.from === 'graveyard' && e.type === 'move' && v.state.objects[e.object]?.zone === 'graveyard'

/**
 * Abilities about leaving the battlefield or a graveyard look back: what leaves together sees each other leave; so do those of a spell
 * that is countered. */
export const lookingBack = room(
  '603.10',
  'Looking back',
  [
    query(
      '603.10a',
      'looksBack',
      (v, { event, when }) => leaves(v, event) || leavesGraveyard(v, event, when) || undefined,
    ),
    query('603.10e', 'looksBack', (_, { event }) => (event.type === 'counter' ? true : undefined)),
  ],
  [
    ignores('simultaneous-death-not-seen', '603.10a'),
    // One after the other: the first to die is seen by the second, and not the other way round.
    believes(
      'simultaneous-death-in-turn',
      query('603.10a', 'looksBack', (v, { event }) => (leaves(v, event) ? 'in-turn' : undefined)),
    ),
  ],
)
