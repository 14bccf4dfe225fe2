import { believes, query, room } from '../../kernel/rule'

/** State-based actions do not use the stack: nobody can respond to them. */
export const withoutTheStack = room(
  '405.6',
  'What does not use the stack',
  [query('405.6f', 'stateBasedWait', () => false)],
  [
    believes(
      'sba-uses-stack',
      query('405.6f', 'stateBasedWait', () => true),
    ),
  ],
)
