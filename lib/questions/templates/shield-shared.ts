import { scenario } from '#lib/rules/index'
import { shield } from '../parts'
import { template } from '../template'

/** A shield lets a loss of life pass and is shared by two sources that damage at once, one with infect: what is the total? */
export const shieldShared = template({
  id: 'shield-shared',
  version: 2,
  claims: ['615.1', '615.7', '702.90b'],
  // What comes first uses up the shield: of the other it is seen in the total only where that is no damage of infect.
  claimsAt: (p) => (p.before === 'plain' ? ['615.1', '702.90b'] : ['615.1', '615.7', '702.90b']),
  axes: {
    shield: [3, 4, 5, 2],
    first: [2, 3, 4],
    infect: [2, 3, 4],
    before: ['plain', 'infect'],
    life: [20, 14, 8, 17, 11, 18],
    name: ['lupo', 'orso', 'tigre'],
    second: ['zecca', 'serpe'],
  },
  beliefs: ['infect-also-life', 'life-loss-preventable'],
  valid: (p) => p.first + p.infect > p.shield && (p.before === 'plain' ? p.first < p.shield : p.infect > p.shield),
  scenario: (p) =>
    scenario()
      .player('N', { life: p.life, poison: 0 })
      .lasting(shield('N', p.shield))
      .creature('A', p.name, `${p.first}/2`)
      .creature('A', p.second, `${p.infect}/1`, ['infect'])
      .effect({ do: 'loseLife', who: 'N', amount: 1 }, 'A')
      .attack({ [p.name]: 'N', [p.second]: 'N' })
      .block({})
      .act('combat-damage')
      .choose({
        choose: 'prevention',
        player: 'N',
        answer: p.before === 'plain' ? [p.name, p.second] : [p.second, p.name],
      })
      .done(),
  probe: () => ({ ask: 'life', player: 'N' }),
})
