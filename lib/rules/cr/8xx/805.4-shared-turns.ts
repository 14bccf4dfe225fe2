import { teammates } from '../../kernel/look'
import { query, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const inTeams = (v: View): true | undefined => (v.state.variant === 'two-headed-giant' ? true : undefined)

/** In Two-Headed Giant a team takes its turn together, from untapping to attacking and blocking, and has priority together. */
export const sharedTurns = room('805.4', 'Shared team turns', [
  query('805.4', 'sharedTurns', inTeams),
  query('805.5', 'priority', (v, { player }) => inTeams(v) && [player, ...teammates(v, player)]),
])
