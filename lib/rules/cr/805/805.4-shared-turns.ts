import { query, room } from '../../kernel/rule'

/** In Two-Headed Giant a team takes its turn together: both untap, both draw, and the creatures of both attack and block. */
export const sharedTurns = room('805.4', 'Shared team turns', [
  query('805.4', 'sharedTurns', (v) => (v.state.variant === 'two-headed-giant' ? true : undefined)),
])
