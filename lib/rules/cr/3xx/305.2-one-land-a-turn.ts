import { legality, room } from '../../kernel/rule'

/** A player plays one land in each of their turns. */
export const oneLandATurn = room('305.2', 'One land a turn', [
  legality('305.2', 'play', (v, { player }) =>
    v.state.players[player]?.landsPlayed ? { reason: 'land-played', detail: { player } } : undefined,
  ),
])
