import { type Keyword, scenario } from '#lib/rules/index'
import { template } from '../template'

const WITH = { sick: [], flying: ['flying'], both: ['flying'], menace: ['flying'] } as const satisfies Record<
  string,
  readonly Keyword[]
>

/** May a creature with defender block, though it arrived this turn or flies, and what of an attacker with menace? */
export const defenderBlock = template({
  id: 'defender-block',
  version: 2,
  claims: ['702.3b', '702.111b'],
  claimsAt: (p) => (p.how === 'menace' ? ['702.111b'] : ['702.3b']),
  axes: {
    attacker: ['2/2', '3/1', '4/4', '1/3', '5/5'],
    wall: ['0/4', '1/5', '0/6', '2/7'],
    how: ['sick', 'flying', 'both', 'menace'],
    name: ['muro', 'statua', 'pilastro'],
    foe: ['orso', 'lince', 'toro', 'troll'],
  },
  beliefs: [
    'defender-cannot-block',
    'sick-cannot-block',
    'flying-cannot-block-ground',
    'menace-single-blocker',
    'protection-cannot-block-quality',
  ],
  fits: (belief, p) =>
    ({
      'defender-cannot-block': true,
      'sick-cannot-block': p.how !== 'flying',
      'flying-cannot-block-ground': p.how !== 'sick',
      'menace-single-blocker': p.how === 'menace',
      'protection-cannot-block-quality': p.how === 'both',
    })[belief as string] === true,
  because: (p) => (p.how === 'menace' ? '702.111b' : '702.3b'),
  scenario: (p) =>
    scenario()
      .creature('A', p.foe, p.attacker, p.how === 'menace' ? ['menace'] : [], { colors: ['R'] })
      .creature(
        'N',
        p.name,
        p.wall,
        [
          'defender',
          ...WITH[p.how],
          ...(p.how === 'both' ? [{ keyword: 'protection', from: { colors: ['R'] } } as const] : []),
        ],
        p.how === 'flying' ? {} : { sick: true },
      )
      .attack({ [p.foe]: 'N' })
      .block({ [p.name]: p.foe })
      .done(),
  probe: () => ({ ask: 'legal', action: 1 }),
})
