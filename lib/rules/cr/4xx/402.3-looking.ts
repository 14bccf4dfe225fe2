import { legality, query, room, rule } from '../../kernel/rule'

/** Players look at their own hands and no others', and may count the cards of any. */
export const lookingAtHands = room('402.3', 'Looking at hands', [
  rule(
    '402.3',
    legality('402.3', 'look', (v, a) =>
      a.zone !== 'hand' || a.of === a.player || v.ask('mayLook', a) === true
        ? undefined
        : { reason: 'hand-hidden', detail: { player: a.of } },
    ),
    query('402.3', 'mayCount', (_, { zone }) => zone === 'hand' || undefined),
  ),
])
