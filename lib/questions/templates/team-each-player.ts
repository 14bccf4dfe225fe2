import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Two-Headed Giant: a spell deals damage to each player, or makes each lose life. */
export const teamEachPlayer = template({
  id: 'team-each-player',
  version: 2,
  claims: ['810.9'],
  axes: {
    life: [30, 28, 25, 22, 19, 16, 14, 12, 10, 29, 27, 26, 24, 23, 21, 20, 18, 17, 15],
    amount: [1, 2, 3, 4],
    verb: ['loseLife', 'damage'],
  },
  beliefs: ['2hg-each-player-once', '2hg-life-per-player'],
  scenario: (p) =>
    scenario()
      .variant('two-headed-giant')
      .player('A', { team: 'uno', life: 30 })
      .player('N', { team: 'due', life: p.life })
      .player('B', { team: 'uno' })
      .player('C', { team: 'due' })
      .permanent('A', { id: 'braciere', types: ['artifact'] })
      .effect(
        p.verb === 'damage'
          ? { do: 'damage', amount: p.amount, to: { player: 'each-opponent' } }
          : { do: 'loseLife', who: 'each-opponent', amount: p.amount },
        'A',
        'braciere',
      )
      .done(),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'life', player: 'B' },
    ],
  }),
})
