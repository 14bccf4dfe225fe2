import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature was dealt damage by first strike and infect: what is its power on the next turn? */
export const infectNextTurn = template({
  id: 'infect-next-turn',
  version: 3,
  claims: ['702.90c'],
  axes: {
    bug: [1, 2, 3],
    blocker: ['4/4', '5/5', '4/6', '6/5', '5/4', '7/7'],
    name: ['golem', 'troll', 'drago', 'gigante', 'orso', 'statua'],
  },
  beliefs: ['infect-wears-off', 'first-strike-both-steps'],
  valid: (p) => Math.min(...p.blocker.split('/').map(Number)) > 2 * p.bug,
  scenario: (p) =>
    scenario()
      .creature('A', 'zecca', `${p.bug}/1`, ['first-strike', 'infect'])
      .creature('N', p.name, p.blocker)
      .attack({ zecca: 'N' })
      .block({ [p.name]: 'zecca' })
      .act('combat-damage', { step: 'upkeep' })
      .done(),
  probe: (p) => ({ ask: 'power', object: p.name }),
})
