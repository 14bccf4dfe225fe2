import { believes, legality, query, room, rule } from '../../kernel/rule'

/** More life than anybody ever takes from somebody: what is believed to be without end. */
const ENDLESS = 500_000_000

const asOften = query('732.2a', 'rounds', (_, { times }) => (typeof times === 'number' ? times : undefined))
const certain = legality('732.2a', 'shortcut', (_, { times }) =>
  times === 'chance' ? { reason: 'depends-on-chance' } : undefined,
)

/** A loop is repeated as often as its player says, by a number; each other player may say where they do something else. */
export const shortcuts = room(
  '732.2',
  'Taking shortcuts',
  [
    rule('732.2a', asOften, certain),
    query('732.2b', 'rounds', (_, { stopped }, so) =>
      stopped === undefined || so === undefined ? undefined : Math.min(so, stopped),
    ),
  ],
  [
    believes('loop-waits-for-chance', asOften),
    believes(
      'loop-round-by-round',
      legality('732.2a', 'shortcut', () => ({ reason: 'one-round-at-a-time' })),
    ),
    believes(
      'loop-counts-once',
      rule(
        '732.2a',
        query('732.2a', 'rounds', () => 1),
        certain,
      ),
    ),
    believes(
      'loop-gives-infinite',
      rule(
        '732.2a',
        query('732.2a', 'rounds', () => ENDLESS),
        certain,
      ),
    ),
    believes(
      'shortcut-runs-to-end',
      query('732.2b', 'rounds', () => undefined),
    ),
    believes(
      'shortened-is-undone',
      query('732.2b', 'rounds', (_, { stopped }) => (stopped === undefined ? undefined : 0)),
    ),
  ],
)
