import { believes, legality, query, room, rule } from '../../kernel/rule'

const something = legality('405.5', 'resolve', (v) =>
  v.state.shared.stack.length ? undefined : { reason: 'empty-stack' },
)

/** When all pass, the last object put on the stack resolves; with an empty stack there is nothing to resolve. */
export const stackOrder = room(
  '405.5',
  'Resolving the stack',
  [
    rule(
      '405.5',
      query('405.5', 'stackTop', (_, { size }) => size - 1),
      something,
    ),
  ],
  [
    believes(
      'stack-fifo',
      rule(
        '405.5',
        query('405.5', 'stackTop', () => 0),
        something,
      ),
    ),
  ],
)
