import { copy } from '#lib/base/copy'
import { stateWith } from '../copies'
import type { Stores } from '../keep'

/** Who starts. */
export const startStores = {
  startingPlayer: (s, { player }) =>
    stateWith(s, {
      turn: copy(s.turn, { active: player, number: 1, opening: true }),
      priority: { player, passed: [] },
    }),
} satisfies Stores
