import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A player about to lose blocks with lifelink: what total after combat? */
export const lifelinkRace = template({
  id: 'lifelink-race',
  version: 4,
  claims: ['120.3f', '702.15b'],
  axes: { life: [1, 2, 3, 4, 5, 6], hit: [3, 4, 5, 6, 7], link: [2, 3, 4, 5], small: ['2/2', '1/3', '1/1', '2/1'] },
  beliefs: ['lifelink-uses-stack', 'lifelink-only-lethal', 'life-cannot-go-negative'],
  // The guard must survive the question: enough life comes back, though damage alone would end it.
  valid: (p) => p.hit >= p.life && p.life - p.hit + p.link > 0,
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .creature('A', 'gigante', `${p.hit}/5`)
      .creature('A', 'orso', p.small)
      .creature('N', 'angelo', `${p.link}/4`, ['lifelink'])
      .attack({ gigante: 'N', orso: 'N' })
      .block({ angelo: 'orso' })
      .act('combat-damage')
      .done(),
  probe: () => ({ ask: 'outcome', player: 'N' }),
})
