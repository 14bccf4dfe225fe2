import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature with first strike is blocked by two with infect, one of which it kills before it deals damage: what is its power on the next turn? */
export const infectNextTurn = template({
  id: 'infect-next-turn',
  version: 4,
  claims: ['702.90c'],
  axes: {
    bug: [1, 2, 3],
    blocker: ['4/4', '5/5', '4/6', '6/5', '5/4', '7/7'],
    name: ['golem', 'troll', 'drago', 'gigante', 'orso', 'statua'],
  },
  beliefs: ['infect-wears-off', 'dead-creature-deals-damage'],
  valid: (p) => Math.min(...p.blocker.split('/').map(Number)) > 2 * p.bug,
  scenario: (p) =>
    scenario()
      .creature('A', p.name, p.blocker, ['first-strike'])
      .creature('N', 'zecca', `${p.bug}/1`, ['infect'])
      .creature('N', 'vipera', '1/1', ['infect'])
      .attack({ [p.name]: 'N' })
      .block({ zecca: p.name, vipera: p.name })
      .act('combat-damage', { step: 'upkeep' })
      .choose({ choose: 'assign-damage', of: p.name, answer: { vipera: Number(p.blocker.split('/')[0]) } })
      .done(),
  probe: (p) => ({ ask: 'power', object: p.name }),
})
