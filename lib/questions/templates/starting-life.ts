import { scenario, type Variant } from '#lib/rules/index'
import { template } from '../template'

const FORMATS = [
  'commander',
  'brawl-2',
  'brawl-3',
  'brawl-4',
  'vanguard',
  'archenemy',
  'archenemy-others',
  'two-headed-giant',
] as const
const RULES = {
  commander: '119.1c',
  'brawl-2': '119.1d',
  'brawl-3': '119.1d',
  'brawl-4': '119.1d',
  vanguard: '119.1b',
  archenemy: '119.1e',
  'archenemy-others': '119.1',
  'two-headed-giant': '119.1a',
} as const

const FOUR = ['A', 'N', 'B', 'C'] as const

/** With how many life points does a player begin in this variant? */
export const startingLife = template({
  id: 'starting-life',
  version: 3,
  claims: ['119.1', '119.1a', '119.1b', '119.1c', '119.1d', '119.1e'],
  claimsAt: (p) => [RULES[p.format]],
  axes: {
    format: FORMATS,
    modifier: [-3, 5, 10, -6, 2, 7, 4, -2, 8, -1, 1, 3, 6, 9, -4, -5, -7, -8, 11, 12, 13, 15],
    asked: ['A', 'N'],
  },
  beliefs: [
    'start-life-always-20',
    'vanguard-modifier-ignored',
    'brawl-life-40',
    'brawl-always-25',
    'archenemy-everyone-40',
    '2hg-life-per-player',
    '2hg-each-player-once',
  ],
  // Only vanguard has a modifier, and only the archenemy differs from the others.
  valid: (p) => p.format === 'vanguard' || p.modifier === -3,
  scenario: (p) => {
    const seats = {
      commander: 2,
      'brawl-2': 2,
      'brawl-3': 3,
      'brawl-4': 4,
      vanguard: 2,
      archenemy: 4,
      'archenemy-others': 4,
      'two-headed-giant': 4,
    }[p.format]
    const variant: Variant = p.format.startsWith('brawl')
      ? 'brawl'
      : p.format === 'archenemy-others'
        ? 'archenemy'
        : (p.format as Variant)
    const boss = variant !== 'archenemy' ? undefined : p.format === 'archenemy' ? p.asked : p.asked === 'A' ? 'N' : 'A'
    const begins = FOUR.slice(0, seats).reduce(
      (s, seat, n) =>
        s.player(seat, {
          ...(variant === 'vanguard' ? { modifier: seat === p.asked ? p.modifier : 0 } : {}),
          ...(seat === boss ? { role: 'archenemy' } : {}),
          ...(variant === 'two-headed-giant' ? { team: n % 2 === 0 ? 'uno' : 'due' } : {}),
        }),
      scenario().variant(variant),
    )
    // Who knows the total of a team may still halve what happens to it.
    return (
      variant === 'two-headed-giant' ? begins.effect({ do: 'loseLife', who: 'each-opponent', amount: 2 }, 'A') : begins
    ).done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [p.asked, p.asked === 'A' ? 'N' : 'A'].map((player) => ({ ask: 'life', player })),
  }),
})
