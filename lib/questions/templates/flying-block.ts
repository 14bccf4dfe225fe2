import { type Keyword, scenario } from '#lib/rules/index'
import { template } from '../template'

const WORDS = { none: [], flying: ['flying'], reach: ['reach'], menace: ['menace'] } as const satisfies Record<
  string,
  readonly Keyword[]
>

/** May this creature block that one? */
export const flyingBlock = template({
  id: 'flying-block',
  version: 5,
  claims: ['702.9b', '702.17b', '702.111b'],
  axes: {
    attacker: ['none', 'flying', 'reach', 'menace'],
    blocker: ['none', 'flying', 'reach'],
    a: ['2/2', '3/1', '4/4', '1/3', '5/5', '2/4', '3/3', '1/1'],
    b: ['1/1', '2/3', '0/4', '3/3', '2/2', '1/5', '4/4', '3/1'],
  },
  beliefs: [
    'flying-cannot-block-ground',
    'reach-is-flying',
    'menace-single-blocker',
    'sick-cannot-block',
    'defender-cannot-block',
  ],
  fits: (belief, p) =>
    ({
      'flying-cannot-block-ground': true,
      'reach-is-flying': p.attacker !== 'menace',
      'menace-single-blocker': p.attacker === 'menace',
      'sick-cannot-block': p.blocker === 'reach',
      'defender-cannot-block': p.blocker === 'reach',
    })[belief as string] === true,
  claimsAt: (p) => (p.attacker === 'menace' ? ['702.111b'] : p.blocker === 'flying' ? ['702.9b'] : ['702.17b']),
  because: (p) =>
    p.attacker === 'menace' ? '702.111b' : p.attacker === 'flying' && p.blocker === 'reach' ? '702.17b' : '702.9b',
  valid: (p) =>
    p.attacker === 'menace'
      ? p.blocker === 'flying'
      : p.attacker !== p.blocker && p.attacker !== 'none' && (p.attacker === 'reach') !== (p.blocker === 'reach'),
  scenario: (p) =>
    scenario()
      .creature('A', 'falco', p.a, WORDS[p.attacker])
      .creature(
        'N',
        'ragno',
        p.b,
        p.blocker === 'reach' ? ['reach', 'defender'] : WORDS[p.blocker],
        p.blocker === 'reach' ? { sick: true } : {},
      )
      .attack({ falco: 'N' })
      .block({ ragno: 'falco' })
      .done(),
  probe: () => ({ ask: 'legal', action: 1 }),
})
