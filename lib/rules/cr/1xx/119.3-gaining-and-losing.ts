import { life } from '../../kernel/look'
import { believes, query, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** A player's own total moves by itself; whether a team's does is another rule's answer. */
const reaches = (v: View, player: string): boolean =>
  v.state.players[player]?.pool === player || v.ask('reachesTotal', { player }) === true

const gain = result('119.3', 'gainLife', (v, e) =>
  reaches(v, e.player) ? [{ type: 'adjustLife', player: e.player, by: e.amount }] : undefined,
)
const lose = result('119.3', 'loseLife', (v, e) =>
  reaches(v, e.player) ? [{ type: 'adjustLife', player: e.player, by: -e.amount }] : undefined,
)
const loseDownToZero = result('119.3', 'loseLife', (v, e) => [
  { type: 'adjustLife', player: e.player, by: -Math.max(0, Math.min(e.amount, life(v, e.player))) },
])

/** Losing 0 life is losing none: the total is not adjusted. */
const nothing = query('119.3', 'isEvent', (_, { event }) =>
  event.type === 'loseLife' && event.amount === 0 ? false : undefined,
)

/** Gaining and losing life move the total by as much; it may go below 0 (107.1b). */
export const gainingAndLosing = room(
  '119.3',
  'Gaining and losing life',
  [rule('119.3', gain, lose, nothing)],
  [believes('life-cannot-go-negative', rule('119.3', gain, loseDownToZero, nothing))],
)
