import { scenario } from '#lib/rules/index'
import { engine, gain, payForCard, TAP } from '../parts'
import { template } from '../template'

/** May an ability of a tapped artifact be activated a second time in a turn, in the turn of the opponent, and once more where it taps? */
export const activateAgain = template({
  id: 'activate-again',
  version: 3,
  claims: ['113.3b'],
  claimsAt: (p) => (p.when === 'tapped' ? [] : ['113.3b']),
  axes: {
    when: ['again', 'foe', 'tapped'],
    name: ['pozzo', 'sfera', 'torre', 'mulino', 'altare', 'campana'],
    amount: [1, 2, 3],
    life: [20, 17, 13],
  },
  beliefs: ['ability-once-a-turn', 'ability-only-own-turn', 'tap-twice-cost', 'tapped-uses-no-ability'],
  // In one's own turn nobody says that it is another's; and who grants nothing to what is tapped would not come to a second time.
  fits: (belief, p) =>
    ({
      'ability-only-own-turn': p.when !== 'tapped',
      'tap-twice-cost': p.when === 'tapped',
      'tapped-uses-no-ability': p.when !== 'again',
    })[belief as string] ?? true,
  because: (p) => (p.when === 'tapped' ? '107.5' : '113.3b'),
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .turn(p.when === 'foe' ? 'N' : 'A')
      .permanent(
        'A',
        p.when === 'tapped' ? engine(p.name, [TAP], gain(p.amount)) : { ...payForCard(p.name, p.amount), tapped: true },
      )
      .act(...(p.when === 'foe' ? [] : ([{ activate: p.name, by: 'A' }, 'resolve'] as const)), {
        activate: p.name,
        by: 'A',
      })
      .done(),
  probe: (p) => ({ ask: 'legal', action: p.when === 'foe' ? 0 : 2 }),
})
