import { named } from '../named'
import { template } from '../template'

/** Murderous Redcap and Kitchen Finks die together under Volcanic Fallout and come back: does the Finks' player live to see it? */
export const redcapAndFinks = template({
  id: 'redcap-and-finks',
  version: 2,
  claims: ['603.3b', '405.5'],
  axes: {
    redcap: ['A', 'N'],
    caster: ['A', 'N'],
    life: [20, 14, 9, 17, 6],
  },
  beliefs: ['apnap-active-resolves-first', 'stack-fifo'],
  because: (p) => (p.redcap === 'A' ? '603.3b' : '405.5'),
  scenario: (p) => {
    const finks = p.redcap === 'A' ? 'N' : 'A'
    return {
      // After Volcanic Fallout one point is left: the damage of Redcap and the life of the Finks decide in the order in which they come.
      players: { [p.redcap]: { life: p.life }, [finks]: { life: 3 } },
      turn: { active: 'A', step: 'main1' },
      field: {
        [p.redcap]: [named('omicida', 'murderous-redcap')],
        [finks]: [named('crumiri', 'kitchen-finks')],
      },
      hand: { [p.caster]: [named('pioggia', 'volcanic-fallout')] },
      script: [{ cast: 'pioggia', by: p.caster }, 'resolve-all'],
      choices: [{ choose: 'target', player: p.redcap, of: 'omicida', answer: finks }],
    }
  },
  probe: (p) => ({ ask: 'lost', player: p.redcap === 'A' ? 'N' : 'A' }),
})
