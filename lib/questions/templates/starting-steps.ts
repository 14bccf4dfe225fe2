import { scenario, type Variant } from '#lib/rules/index'
import { template } from '../template'

const FOUR = ['A', 'N', 'B', 'C'] as const

/** What is done before the first turn, and in which order? */
export const startingSteps = template({
  id: 'starting-steps',
  version: 2,
  claims: ['103.1'],
  axes: {
    variant: ['duel', 'commander', 'brawl'],
    seats: [2, 3, 4],
    deck: [60, 61, 40, 75, 99, 59, 45, 80, 65, 70, 41, 50, 62, 42, 90, 64, 55, 48, 72, 68, 63],
  },
  // A deck with a commander has one size: of the others no more are told, so that both orders come up in earnest.
  valid: (p) => (p.variant === 'duel' ? p.deck <= 50 : p.deck === (p.variant === 'commander' ? 99 : 59)),
  beliefs: ['shuffle-before-start-player'],
  scenario: (p) =>
    FOUR.slice(0, p.seats)
      .reduce((s, seat) => s.player(seat, {}).library(seat, p.deck), scenario().variant(p.variant as Variant))
      .done(),
  probe: () => ({ ask: 'startingSteps' }),
})
