import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Beliefs about what flying and defender do to a block. */
const KEYWORDS: ReadonlySet<string> = new Set(['defender-cannot-block', 'flying-cannot-block-ground'])

/** May a creature that arrived this turn block, tapped or untapped, with flying and defender or, tapped, without? */
export const whoBlocks = template({
  id: 'who-blocks',
  version: 3,
  claims: ['302.6', '509.1a'],
  claimsAt: (p) => (p.tapped ? ['509.1a'] : ['302.6']),
  axes: {
    attacker: ['2/2', '3/3', '4/2', '5/4'],
    blocker: ['1/1', '2/2', '0/4', '3/3'],
    first: ['orso', 'arpia', 'cavaliere'],
    name: ['lince', 'troll', 'lupo', 'golem', 'ogre'],
    tapped: [false, true],
    keywords: ['flying and defender', 'none'],
  },
  beliefs: ['sick-cannot-block', 'tapped-creature-blocks', 'defender-cannot-block', 'flying-cannot-block-ground'],
  valid: (p) => p.tapped || p.keywords !== 'none',
  // What an untapped creature has of TAPped ones is nobody's reason.
  fits: (belief, p) => (KEYWORDS.has(belief) ? p.keywords !== 'none' : p.tapped || belief !== 'tapped-creature-blocks'),
  because: (p) => (p.tapped ? '509.1a' : '302.6'),
  scenario: (p) =>
    scenario()
      .creature('A', p.first, p.attacker)
      .creature('N', p.name, p.blocker, p.keywords === 'none' ? [] : ['flying', 'defender'], {
        sick: true,
        ...(p.tapped ? { tapped: true } : {}),
      })
      .attack({ [p.first]: 'N' })
      .block({ [p.name]: p.first })
      .done(),
  probe: () => ({ ask: 'legal', action: 1 }),
})
