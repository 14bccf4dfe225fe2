import { scenario } from '#lib/rules/index'
import { shield } from '../parts'
import { template } from '../template'

/** Two-Headed Giant: a creature with lifelink deals damage to each opponent, or each loses life behind a shield: what are the totals? */
export const teamEachPlayer = template({
  id: 'team-each-player',
  version: 4,
  claims: ['810.9'],
  axes: {
    life: [30, 28, 25, 22, 19, 16, 14, 12, 10, 29, 27, 26, 24, 23, 21, 20, 18, 17, 15],
    amount: [1, 2, 3, 4],
    verb: ['loseLife', 'damage'],
  },
  beliefs: ['2hg-each-player-once', 'lifelink-uses-stack', 'life-loss-preventable'],
  fits: (belief, p) =>
    belief === 'lifelink-uses-stack'
      ? p.verb === 'damage'
      : belief === 'life-loss-preventable'
        ? p.verb === 'loseLife'
        : true,
  // The shield is to spare less than one of the two heads loses.
  valid: (p) => p.verb === 'damage' || p.amount > 2,
  scenario: (p) => {
    const teams = scenario()
      .variant('two-headed-giant')
      .player('A', { team: 'uno', life: 30 })
      .player('N', { team: 'due', life: p.life })
      .player('B', { team: 'uno' })
      .player('C', { team: 'due' })
    return p.verb === 'damage'
      ? teams
          .creature('A', 'sfinge', '2/4', ['lifelink'])
          .effect({ do: 'damage', amount: p.amount, to: { player: 'each-opponent' } }, 'A', 'sfinge')
          .done()
      : teams.lasting(shield('N', 2)).effect({ do: 'loseLife', who: 'each-opponent', amount: p.amount }, 'A').done()
  },
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'life', player: 'A' },
    ],
  }),
})
