import { believes, ignores, query, room } from '../../kernel/rule'

/** State-based actions are checked, all together, whenever a player would get priority; never inside a resolution (704.4). */
export const checking = room(
  '704.3',
  'When state-based actions are checked',
  [
    query('704.3', 'stateBasedChecks', () => []),
    query('704.7', 'sameResultOnce', () => true),
    query('704.8', 'sharesInformation', () => true),
  ],
  [
    ignores('counters-cancel-before-death', '704.8'),
    ignores('shield-for-each-action', '704.7'),
    believes(
      'zero-life-immediate-loss',
      query('704.3', 'stateBasedChecks', () => ['704.5a']),
    ),
    believes(
      'damage-destroys-directly',
      query('704.3', 'stateBasedChecks', () => ['704.5g', '704.5h']),
    ),
  ],
)
