import { type Ability, type Keyword, scenario } from '#lib/rules/index'
import { gain, TAP } from '../parts'
import { template } from '../template'

const WITH = { none: [], flying: ['flying'], haste: ['haste'], ability: ['haste'] } as const satisfies Record<
  string,
  readonly Keyword[]
>

const DRILL: Ability = { type: 'activated', cost: [TAP], effect: gain(1) }

/** May a tapped creature with vigilance and a stun counter attack; and may one that attacks pay {T} afterwards? */
export const vigilanceTapped = template({
  id: 'vigilance-tapped',
  version: 3,
  claims: ['702.20b', '508.1a'],
  claimsAt: (p) => (p.more === 'ability' ? ['702.20b'] : ['508.1a']),
  axes: {
    pt: ['2/2', '3/3', '4/4', '5/2', '1/5', '3/1', '2/4', '6/6', '5/5'],
    name: ['cavaliere', 'sentinella', 'leone', 'guardia', 'pegaso', 'lupo', 'orso', 'drago'],
    more: ['none', 'flying', 'haste', 'ability'],
  },
  beliefs: [
    'vigilance-attacks-tapped',
    'tap-blocker-no-damage',
    'haste-no-tap-abilities',
    'stun-cannot-attack',
    'sick-only-cannot-attack',
    'ability-only-own-turn',
  ],
  fits: (belief, p) =>
    (p.more === 'ability') !==
    ['vigilance-attacks-tapped', 'tap-blocker-no-damage', 'stun-cannot-attack'].includes(belief),
  because: (p) => (p.more === 'ability' ? '702.20b' : '508.1a'),
  scenario: (p) =>
    scenario()
      .creature('A', p.name, p.pt, ['vigilance', ...WITH[p.more]], {
        ...(p.more === 'ability' ? { abilities: [DRILL] } : { tapped: true, counters: { stun: 1 } }),
        ...(p.more === 'haste' || p.more === 'ability' ? { sick: true } : {}),
      })
      .attack({ [p.name]: 'N' })
      .act(...(p.more === 'ability' ? [{ activate: p.name } as const] : []))
      .done(),
  probe: (p) => ({ ask: 'legal', action: p.more === 'ability' ? 1 : 0 }),
})
