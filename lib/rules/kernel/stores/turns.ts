import { copy } from '#lib/base/copy'
import { stateWith } from '../copies'
import type { Stores } from '../keep'

/** Steps that are skipped or come again, and turns. */
export const turnsStores = {
  skipStep: (s, e) => stateWith(s, { turn: copy(s.turn, { step: e.step, skipped: true }) }),
  repeatStep: (s) => stateWith(s, { turn: copy(s.turn, { again: true }) }),
  nextTurn: (s, e) =>
    stateWith(s, {
      turn: { active: e.player, number: s.turn.number + 1, step: 'untap' },
      players: Object.fromEntries(Object.entries(s.players).map(([id, { landsPlayed: _, ...p }]) => [id, p])),
    }),
} satisfies Stores
