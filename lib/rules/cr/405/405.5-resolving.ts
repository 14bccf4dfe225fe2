import { believes, legality, query, room } from '../../kernel/rule'

/** The last object put on the stack is the first to resolve. */
export const stackOrder = room(
  '405.5',
  'Resolving the stack',
  [
    query('405.5', 'stackTop', (_, { size }) => size - 1),
    legality('405.1', 'resolve', (v) => (v.state.shared.stack.length ? undefined : { reason: 'empty-stack' })),
  ],
  [
    believes(
      'stack-fifo',
      query('405.5', 'stackTop', () => 0),
    ),
  ],
)
