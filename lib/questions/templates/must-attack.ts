import { type EffectSpec, type Keyword, type ObjectSpec, type RuleId, scenario } from '#lib/rules/index'
import { template } from '../template'

const ATTACKS = { type: 'static', effects: [{ must: 'attack', what: { self: true } }] } as const

/** How the creature that has to attack comes to the declaration, and whether it is stunned. */
const STATES: Readonly<
  Record<string, { readonly has?: readonly Keyword[]; readonly as?: Partial<ObjectSpec>; readonly stunned?: boolean }>
> = {
  able: { stunned: true },
  tapped: { has: ['vigilance'], as: { tapped: true }, stunned: true },
  sick: { as: { sick: true }, stunned: true },
  hasty: { has: ['haste'], as: { sick: true }, stunned: true },
  taxed: { has: ['vigilance'] },
  banned: { stunned: true },
}

/** Without which rules a creature that stays at home would have to attack. */
const KEEPS: Readonly<Record<string, RuleId>> = { tapped: '508.1a', sick: '302.6', taxed: '508.1h', banned: '101.2' }

/** A creature that attacks each combat if able, and perhaps cannot, stays at home while another attacks: may it? */
export const mustAttack = template({
  id: 'must-attack',
  version: 4,
  claims: ['508.1d', '508.1a', '302.6', '508.1h', '101.2'],
  claimsAt: (p) => [KEEPS[p.state] ?? '508.1d'],
  axes: {
    state: ['able', 'tapped', 'sick', 'hasty', 'taxed', 'banned'],
    name: ['toro', 'orco', 'belva', 'gigante', 'drago', 'cavaliere'],
    size: ['2/2', '3/3', '4/2', '5/4'],
    other: ['lupo', 'falco', 'soldato'],
    // What attacking costs; or with how many counters who has to attack is stunned.
    count: [1, 2],
  },
  beliefs: [
    'must-attack-unable',
    'must-attack-pays',
    'must-attack-any',
    'vigilance-attacks-tapped',
    'stun-cannot-attack',
    'must-beats-cant',
  ],
  fits: (belief, p) =>
    ({
      'must-attack-unable': p.state === 'tapped' || p.state === 'sick',
      'must-attack-pays': p.state === 'taxed',
      'must-attack-any': true,
      'vigilance-attacks-tapped': p.state === 'tapped',
      'stun-cannot-attack': p.state !== 'taxed',
      'must-beats-cant': p.state === 'banned',
    })[belief as string] === true,
  because: (p) => (p.state === 'taxed' ? '508.1h' : '508.1d'),
  // With one more counter too where it has to attack: about as many points then say no as yes.
  valid: (p) => p.count === 1 || p.state === 'taxed' || p.state === 'able' || p.state === 'hasty',
  scenario: (p) => {
    const { has, as, stunned } = STATES[p.state] ?? {}
    const s = scenario()
      .creature('A', p.name, p.size, has, {
        ...as,
        ...(stunned && { counters: { stun: p.count } }),
        abilities: [ATTACKS],
      })
      .creature('A', p.other, '1/1')
    const cost = `{${p.count}}`
    const what = { types: ['creature'], power: { atLeast: 2 } } as const
    const gate = (effect: EffectSpec) =>
      s.permanent('N', { id: 'cancello', types: ['artifact'], abilities: [{ type: 'static', effects: [effect] }] })
    const board =
      p.state === 'taxed'
        ? gate({ attackCost: cost, what }).player('A', { mana: cost })
        : p.state === 'banned'
          ? gate({ cant: 'attack', what })
          : s
    return board.attack({ [p.other]: 'N' }).done()
  },
  probe: () => ({ ask: 'legal', action: 0 }),
})
