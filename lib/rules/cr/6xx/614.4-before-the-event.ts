import { believes, ignores, query, room } from '../../kernel/rule'

/** What replaces an event is there before it, and acts on it once. */
export const beforeTheEvent = room(
  '614.4',
  'Before the event, and once',
  [
    query('614.4', 'reachesBack', (_, { of }) => (of === 'replacement' ? false : undefined)),
    query('614.5', 'replacementTimes', () => 'once'),
  ],
  [
    believes(
      'regenerate-after-destroy',
      query('614.4', 'reachesBack', (_, { of }) => of === 'replacement'),
    ),
    ignores('replacement-reapplies', '614.5'),
  ],
)
