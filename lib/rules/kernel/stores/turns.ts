import { copy } from '#lib/base/copy'
import { stateWith } from '../copies'
import type { Stores } from '../keep'

/** Steps that are skipped, and turns. */
export const turnsStores = {
  skipStep: (s, e) => stateWith(s, { turn: copy(s.turn, { step: e.step, skipped: true }) }),
  nextTurn: (s, e) =>
    stateWith(s, {
      turn: { active: e.player, number: s.turn.number + 1, step: 'untap' },
      players: Object.fromEntries(Object.entries(s.players).map(([id, { landsPlayed: _, ...p }]) => [id, p])),
    }),
} satisfies Stores
