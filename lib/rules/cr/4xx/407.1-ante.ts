import { legality, query, room, rule } from '../../kernel/rule'

/** Playing for ante is a variation with a zone of its own, and nobody antes a card that another owns. */
export const anteing = room('407.1', 'Ante', [
  rule(
    '407.1',
    legality('407.1', 'ante', (v) => (v.state.ante ? undefined : { reason: 'no-ante' })),
    query('407.1', 'zones', (v, _, so = []) => (v.state.ante ? [...so, 'ante'] : undefined)),
  ),
  legality('407.4', 'ante', (v, { object, player }) =>
    v.ask('owner', { object }) === player
      ? undefined
      : { reason: 'not-owned', detail: { object, player, owner: v.ask('owner', { object }) ?? '' } },
  ),
])
