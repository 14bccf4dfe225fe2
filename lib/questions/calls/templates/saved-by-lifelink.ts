import { scenario } from '#lib/rules/index'
import { cannot } from '../../parts'
import { callTemplate } from '../call-template'

/** Damage would be enough, and lifelink gives life: at the same time, and may life be gained? */
export const savedByLifelink = callTemplate({
  id: 'saved-by-lifelink',
  version: 4,
  about: ['101.2', '120.3f', '702.7b'],
  told: {
    life: [2, 3, 4],
    over: [0, 1, 2],
    link: [3, 4, 5],
    name: ['gigante', 'drago', 'toro'],
    guard: ['angelo', 'sentinella', 'pegaso'],
    other: ['orso', 'lupo', 'capra'],
  },
  untold: { strike: [false, true], barred: [false, true] },
  assumed: { strike: false, barred: false },
  beliefs: ['lifelink-uses-stack'],
  // Where first strike has ended it there is no lifelink that would wait.
  fits: (_, p) => !p.strike,
  because: (p) => (p.barred ? '101.2' : p.strike ? '702.7b' : '120.3f'),
  valid: (p) => p.over < p.link && !(p.strike && p.barred),
  idle: {
    since: 'guard',
    color: 'guard',
    manaValue: 'other',
    legendary: 'name',
    owner: ['guard', 'N'],
    lands: 'N',
    life: 'A',
    poison: 'A',
  },
  scenario: (p) => {
    const begun = scenario()
      .life('N', p.life)
      .creature('A', p.name, `${p.life + p.over}/5`, p.strike ? ['first-strike'] : [])
      .creature('A', p.other, '2/2')
      .creature('N', p.guard, `${p.link}/4`, ['lifelink'])
    return (p.barred ? begun.lasting(cannot('N', 'gain-life')) : begun)
      .attack({ [p.name]: 'N', [p.other]: 'N' })
      .block({ [p.guard]: p.other })
      .act('combat-damage')
      .done()
  },
  probe: () => ({ ask: 'lost', player: 'N' }),
})
