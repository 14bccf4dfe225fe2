import { legality, room } from '../../kernel/rule'

/** Playing for ante is a variation, and nobody antes a card that another owns. */
export const anteing = room('407.1', 'Ante', [
  legality('407.1', 'ante', (v) => (v.state.ante ? undefined : { reason: 'no-ante' })),
  legality('407.4', 'ante', (v, { object, player }) =>
    v.ask('owner', { object }) === player ? undefined : { reason: 'not-owned', detail: { object, player } },
  ),
])
