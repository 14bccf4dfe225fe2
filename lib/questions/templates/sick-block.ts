import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** May a creature that arrived this turn block, and what of an attacker with menace? */
export const sickBlock = template({
  id: 'sick-block',
  version: 4,
  claims: ['302.6', '702.111b'],
  claimsAt: (p) => (p.menace ? ['702.111b'] : ['302.6']),
  axes: {
    attacker: ['2/2', '3/3', '4/2', '5/4', '5/5'],
    blocker: ['1/1', '2/2', '0/4', '3/3', '1/5'],
    name: ['lince', 'troll', 'lupo', 'golem', 'ogre', 'gigante', 'belva', 'drago'],
    menace: [false, true],
  },
  beliefs: [
    'sick-cannot-block',
    'flying-cannot-block-ground',
    'menace-single-blocker',
    'defender-cannot-block',
    'protection-untargetable-only',
  ],
  fits: (belief, p) => belief !== (p.menace ? 'protection-untargetable-only' : 'menace-single-blocker'),
  because: (p) => (p.menace ? '702.111b' : '302.6'),
  scenario: (p) =>
    scenario()
      .creature('A', 'orso', p.attacker, p.menace ? ['menace'] : [], { colors: ['G'] })
      .creature(
        'N',
        p.name,
        p.blocker,
        ['flying', 'defender', ...(p.menace ? [] : [{ keyword: 'protection', from: { colors: ['G'] } } as const])],
        { sick: true },
      )
      .attack({ orso: 'N' })
      .block({ [p.name]: 'orso' })
      .done(),
  probe: () => ({ ask: 'legal', action: 1 }),
})
