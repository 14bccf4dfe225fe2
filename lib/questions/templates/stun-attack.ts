import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature with stun counters, tapped and told to untap, or never tapped: may it attack? */
export const stunAttack = template({
  id: 'stun-attack',
  version: 4,
  claims: ['122.1d'],
  // One that is untapped may attack by no rule about counters.
  claimsAt: (p) => (p.tapped ? ['122.1d'] : []),
  axes: {
    tapped: [true, false],
    name: ['orso', 'lupo', 'cavaliere', 'mago', 'drago'],
    size: ['2/2', '3/3', '1/4'],
    counters: [1, 2],
    more: [0, 1, 2],
  },
  beliefs: [
    'stun-cannot-attack',
    'stun-last-untaps',
    'vigilance-attacks-tapped',
    'stun-untap-step-only',
    'tap-blocker-no-damage',
  ],
  fits: (belief, p) =>
    ({
      'stun-cannot-attack': !p.tapped || p.counters > 1,
      'stun-last-untaps': p.tapped && p.counters === 1,
      'vigilance-attacks-tapped': p.tapped,
      'stun-untap-step-only': true,
      'tap-blocker-no-damage': p.tapped,
    })[belief as string] === true,
  because: (p) => (p.tapped ? '508.1a' : '122.1d'),
  scenario: (p) => {
    const s = scenario().creature('A', p.name, p.size, ['vigilance'], {
      ...(p.tapped ? { tapped: true } : {}),
      counters: { stun: p.counters, ...(p.more ? { '+1/+1': p.more } : {}) },
    })
    return (p.tapped ? s.effect({ do: 'untap', what: p.name }, 'A') : s).attack({ [p.name]: 'N' }).done()
  },
  probe: (p) => ({ ask: 'legal', action: p.tapped ? 1 : 0 }),
})
