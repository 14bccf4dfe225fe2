import { turnOrder } from '../../kernel/look'
import { believes, legality, query, room, rule } from '../../kernel/rule'

/** Who gets priority, and when all have passed. */
export const priority = room(
  '117.3',
  'Receiving priority',
  [
    legality('117.1', 'pass', (v, { player }) =>
      v.ask('priority', v.state.priority)?.includes(player) ? undefined : { reason: 'no-priority', detail: { player } },
    ),
    query('117.3a', 'settles', (_, { step }) => step !== 'untap'),
    query('117.3b', 'priorityAfterResolution', (v) => v.state.turn.active),
    rule(
      '117.3d',
      query('117.3d', 'priorityAfterPass', (v, { player }) => {
        const order = turnOrder(v)
        return order[(order.indexOf(player) + 1) % order.length] ?? player
      }),
      query('117.3d', 'priority', (_, { player }) => [player]),
    ),
    query('117.4', 'allPassed', (_, { stackEmpty }) => (stackEmpty ? 'next-step' : 'resolve')),
  ],
  [
    believes(
      'priority-after-resolution',
      query('117.3b', 'priorityAfterResolution', (_, { controller }) => controller),
    ),
  ],
)
