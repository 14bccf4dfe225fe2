import { type Keyword, scenario } from '#lib/rules/index'
import { template } from '../template'

const WORDS = { none: [], flying: ['flying'], reach: ['reach'] } as const satisfies Record<string, readonly Keyword[]>

/** May this creature block that one? */
export const flyingBlock = template({
  id: 'flying-block',
  version: 1,
  claims: ['702.9b', '702.17b'],
  axes: {
    attacker: ['none', 'flying', 'reach'],
    blocker: ['none', 'flying', 'reach'],
    a: ['2/2', '3/1', '4/4', '1/3', '5/5', '2/4', '3/3', '1/1'],
    b: ['1/1', '2/3', '0/4', '3/3', '2/2', '1/5', '4/4', '3/1'],
  },
  beliefs: ['flying-cannot-block-ground', 'reach-is-flying'],
  claimsAt: (p) => (p.blocker === 'flying' ? ['702.9b'] : ['702.17b']),
  because: (p) => (p.attacker === 'flying' && p.blocker === 'reach' ? '702.17b' : '702.9b'),
  valid: (p) =>
    p.attacker !== p.blocker && p.attacker !== 'none' && (p.attacker === 'reach') !== (p.blocker === 'reach'),
  scenario: (p) =>
    scenario()
      .creature('A', 'falco', p.a, WORDS[p.attacker])
      .creature('N', 'ragno', p.b, WORDS[p.blocker])
      .attack({ falco: 'N' })
      .block({ ragno: 'falco' })
      .done(),
  probe: () => ({ ask: 'legal', action: 1 }),
})
