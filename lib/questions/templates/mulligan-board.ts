import type { Choice, Variant } from '#lib/rules/index'
import { template } from '../template'

const FOUR = ['A', 'N', 'B', 'C'] as const

/** Mulligans are taken before the game begins: how many cards are drawn, and how many are left in hand? */
export const mulliganBoard = template({
  id: 'mulligan-board',
  version: 2,
  claims: ['103.5', '103.5c'],
  claimsAt: (p) => (p.seats === 2 && p.variant !== 'brawl' ? ['103.5'] : ['103.5', '103.5c']),
  shows: ['401.1'],
  axes: {
    mulligans: [1, 2, 3, 4],
    foe: [0, 1, 2],
    seats: [2, 3, 4],
    variant: ['duel', 'commander', 'brawl'],
    deck: [60, 61, 40, 75, 99, 59],
  },
  // A free one alone leaves nothing to count.
  valid: (p) =>
    ((p.seats === 2 && p.variant !== 'brawl') || p.mulligans > 1) &&
    (p.variant === 'duel' ? p.deck < 95 && p.deck !== 59 : p.deck === (p.variant === 'commander' ? 99 : 59)),
  beliefs: ['mulligan-draw-fewer', 'mulligan-always-free', 'mulligan-never-free'],
  form: 'board',
  scenario: (p) => {
    const players = FOUR.slice(0, p.seats)
    const taken = (player: string, n: number): readonly Choice[] => [
      ...Array.from({ length: n }, (): Choice => ({ choose: 'mulligan', player, answer: 'mulligan' })),
      { choose: 'mulligan', player, answer: 'keep' },
    ]
    return {
      variant: p.variant as Variant,
      players: Object.fromEntries(players.map((seat) => [seat, {}])),
      library: Object.fromEntries(players.map((seat) => [seat, p.deck])),
      script: ['start-game'],
      choices: players.flatMap((seat) => taken(seat, seat === 'A' ? p.mulligans : seat === 'N' ? p.foe : 0)),
    }
  },
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'cardsDrawn', player: 'A' },
      { ask: 'hand', player: 'A' },
      { ask: 'library', player: 'A' },
    ],
  }),
})
