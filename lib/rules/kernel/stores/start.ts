import { copy } from '#lib/base/copy'
import { stateWith } from '../copies'
import type { Stores } from '../perform'

/** Who starts. */
export const startStores: Stores = {
  startingPlayer: (s, { player }) =>
    stateWith(s, {
      turn: copy(s.turn, { active: player, number: 1, opening: true }),
      priority: { player, passed: [] },
    }),
}
