import { type Keyword, scenario } from '#lib/rules/index'
import { template } from '../template'

const SHADOW: readonly Keyword[] = ['shadow']

/** A creature with shadow, flying and defender that arrived this turn blocks: one with shadow, or one without? */
export const shadowBlock = template({
  id: 'shadow-block',
  version: 1,
  claims: ['702.28b', '302.6'],
  // Of two creatures with shadow neither is in the way of the other.
  claimsAt: (p) => (p.both ? ['302.6'] : ['702.28b']),
  axes: {
    both: [false, true],
    attacker: ['2/2', '3/3', '4/1', '5/4'],
    blocker: ['1/1', '2/3', '0/4', '3/2'],
    first: ['orso', 'ogre', 'belva'],
    name: ['spirito', 'vampiro', 'gorgone'],
  },
  beliefs: ['shadow-blocks-anything', 'sick-cannot-block', 'flying-cannot-block-ground', 'defender-cannot-block'],
  because: (p) => (p.both ? '302.6' : '702.28b'),
  scenario: (p) =>
    scenario()
      .creature('A', p.first, p.attacker, p.both ? SHADOW : [])
      .creature('N', p.name, p.blocker, [...SHADOW, 'flying', 'defender'], { sick: true })
      .attack({ [p.first]: 'N' })
      .block({ [p.name]: p.first })
      .done(),
  probe: () => ({ ask: 'legal', action: 1 }),
})
