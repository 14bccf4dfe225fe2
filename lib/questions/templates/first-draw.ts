import type { Choice, Variant } from '#lib/rules/index'
import { template } from '../template'

/** A mulligan and the first draw steps of a game: how many cards does who begins draw? */
export const firstDraw = template({
  id: 'first-draw',
  version: 3,
  claims: ['103.8a'],
  axes: {
    variant: ['duel', 'commander'],
    deck: [60, 61, 40, 75, 45, 65, 80, 70, 41, 50, 62, 42, 90, 64],
    mulligans: [1, 2, 3],
    turns: [1, 2],
  },
  valid: (p) => p.variant === 'duel' || p.deck === 60,
  beliefs: ['first-player-draws', 'mulligan-draw-fewer'],
  scenario: (p) => {
    const players = ['A', 'N']
    const keep = (player: string): Choice => ({ choose: 'mulligan', player, answer: 'keep' })
    return {
      variant: p.variant as Variant,
      players: Object.fromEntries(players.map((seat) => [seat, {}])),
      library: Object.fromEntries(players.map((seat) => [seat, p.variant === 'duel' ? p.deck : 99])),
      script: ['start-game', ...Array.from({ length: p.turns }, () => ({ step: 'main1' }) as const)],
      choices: [
        ...Array.from({ length: p.mulligans }, (): Choice => ({ choose: 'mulligan', player: 'A', answer: 'mulligan' })),
        ...players.map(keep),
      ],
    }
  },
  probe: () => ({ ask: 'cardsDrawn', player: 'A' }),
})
