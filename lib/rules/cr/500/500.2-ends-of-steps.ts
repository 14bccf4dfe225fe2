import { legality, room } from '../../kernel/rule'

/** A step or phase ends only when all players pass with the stack empty. */
export const endsOfSteps = room('500.2', 'When a step ends', [
  legality('500.2', 'step', (v) => (v.state.shared.stack.length ? { reason: 'stack-not-empty' } : undefined)),
])
