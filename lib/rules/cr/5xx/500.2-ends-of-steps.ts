import { believes, legality, names, query, type Rule, room, rule } from '../../kernel/rule'

const notOver = legality('500.2', 'step', (v) =>
  v.state.shared.stack.length ? { reason: 'stack-not-empty' } : undefined,
)
const emptied = (then: 'goes-on' | 'ends'): Rule => query('500.2', 'stackEmptied', () => then)

/** A step or phase ends only when all players pass with the stack empty: an empty stack alone ends nothing. Where nobody gets priority, it ends when what is done in it is done (500.3). */
export const endsOfSteps = room(
  '500.2',
  'When a step ends',
  [
    rule('500.2', notOver, emptied('goes-on')),
    names('500.2', 'pass', (v) => !v.state.shared.stack.length),
    names('500.3', 'nextTurn'),
  ],
  [believes('empty-stack-ends-phase', rule('500.2', notOver, emptied('ends')))],
)
