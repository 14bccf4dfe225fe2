import { type Keyword, type MisconceptionId, scenario } from '#lib/rules/index'
import { template } from '../template'

const SELF = { self: true } as const
const ALL = { must: 'be-blocked', what: SELF, by: { types: ['creature'] } } as const
const ONE = { must: 'be-blocked', what: SELF } as const

/** What is asked for, what the attacker has, whether there is another creature that has just come, and how many creatures block. */
const CASES = {
  'all-one': { asks: ALL, has: [], pair: true, blocks: 1, claims: '509.1c' },
  'all-able': { asks: ALL, has: [], pair: true, blocks: 2, claims: '509.1a' },
  'one-one': { asks: ONE, has: [], pair: true, blocks: 1, claims: undefined },
  'one-none': { asks: ONE, has: [], pair: false, blocks: 0, claims: '509.1c' },
  'menace-none': { asks: ONE, has: ['menace'], pair: false, blocks: 0, claims: undefined },
  'menace-two': { asks: ONE, has: ['menace'], pair: true, blocks: 0, claims: '509.1c' },
} as const

/** The beliefs that have something to say of each of them. */
const SAID: Readonly<Record<string, readonly MisconceptionId[]>> = {
  'all-one': ['lure-one-blocker', 'must-block-unable', 'flying-cannot-block-ground'],
  'all-able': ['lure-one-blocker', 'must-block-unable', 'flying-cannot-block-ground'],
  'one-one': ['must-be-blocked-by-all', 'flying-cannot-block-ground'],
  'one-none': ['must-be-blocked-by-all', 'must-block-unable'],
  'menace-none': ['must-block-unable', 'menace-single-blocker'],
  'menace-two': ['must-block-unable'],
}

/** An attacker has to be blocked, by one creature or by all that can: is this declaration of blockers legal? */
export const mustBlock = template({
  id: 'must-block',
  version: 3,
  claims: ['509.1c', '509.1a'],
  claimsAt: (p) => [CASES[p.board].claims ?? []].flat(),
  axes: {
    board: ['all-one', 'all-able', 'one-one', 'one-none', 'menace-none', 'menace-two'],
    name: ['cervo', 'orco', 'belva', 'gigante'],
    size: ['1/1', '2/2', '4/4'],
    blocker: ['orso', 'lupo', 'golem'],
    small: ['1/1', '2/3', '0/4'],
  },
  beliefs: [
    'lure-one-blocker',
    'must-be-blocked-by-all',
    'must-block-unable',
    'sick-cannot-block',
    'menace-single-blocker',
    'flying-cannot-block-ground',
  ],
  fits: (belief, p) => belief === 'sick-cannot-block' || SAID[p.board]?.includes(belief) === true,
  because: (p) => (p.board === 'all-able' ? '509.1a' : '509.1c'),
  scenario: (p) => {
    const { asks, has, pair, blocks } = CASES[p.board]
    const keywords: readonly Keyword[] = has
    const s = scenario()
      .creature('A', p.name, p.size, keywords, { abilities: [{ type: 'static', effects: [asks] }] })
      .creature('N', p.blocker, p.small, [], pair ? {} : { sick: true })
    const table = pair
      ? s.creature('N', 'lince', '1/1', p.board.startsWith('menace') ? [] : ['flying'], { sick: true })
      : s
    // One that is tapped blocks nothing, whatever it is asked: with menace it would be the second blocker.
    return (p.board.startsWith('menace') ? table : table.creature('N', 'falco', '1/1', [], { tapped: true }))
      .attack({ [p.name]: 'N' })
      .block({ ...(blocks ? { [p.blocker]: p.name } : {}), ...(blocks > 1 ? { lince: p.name } : {}) })
      .done()
  },
  probe: () => ({ ask: 'legal', action: 1 }),
})
