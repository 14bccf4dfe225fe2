import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** May a creature that arrived this turn block? */
export const sickBlock = template({
  id: 'sick-block',
  version: 1,
  claims: ['302.6'],
  axes: {
    attacker: ['2/2', '3/3', '4/2', '5/4', '5/5'],
    blocker: ['1/1', '2/2', '0/4', '3/3', '1/5'],
    name: ['lince', 'troll', 'lupo', 'golem', 'ogre', 'gigante', 'belva', 'drago'],
  },
  beliefs: ['sick-cannot-block', 'flying-cannot-block-ground'],
  because: '302.6',
  scenario: (p) =>
    scenario()
      .creature('A', 'orso', p.attacker)
      .creature('N', p.name, p.blocker, ['flying'], { sick: true })
      .attack({ orso: 'N' })
      .block({ [p.name]: 'orso' })
      .done(),
  probe: () => ({ ask: 'legal', action: 1 }),
})
