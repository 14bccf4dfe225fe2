import { type KeywordInstance, scenario } from '#lib/rules/index'
import { template } from '../template'

const NEVER_ALONE = { type: 'static', effects: [{ cant: 'attack-alone', what: { self: true } }] } as const
const VIGILANCE: readonly KeywordInstance[] = [{ keyword: 'vigilance' }]

/** A creature that cannot attack alone is declared: alone, beside one that may attack, that may not alone either, or that is tapped. May it be? */
export const attackAlone = template({
  id: 'attack-alone',
  version: 1,
  claims: ['508.1c', '508.1a'],
  claimsAt: (p) => [p.state === 'tapped' ? '508.1a' : '508.1c'],
  axes: {
    state: ['alone', 'beside', 'both', 'tapped'],
    name: ['cane', 'goblin', 'orco', 'lupo', 'gigante'],
    size: ['2/2', '3/3', '4/1', '3/2'],
    other: ['orso', 'falco', 'soldato', 'cinghiale'],
  },
  beliefs: ['alone-never-attacks', 'company-stays-home', 'vigilance-attacks-tapped'],
  fits: (belief, p) =>
    ({
      'alone-never-attacks': true,
      'company-stays-home': p.state !== 'tapped',
      'vigilance-attacks-tapped': p.state === 'tapped',
    })[belief as string] === true,
  because: (p) => (p.state === 'tapped' ? '508.1a' : '508.1c'),
  scenario: (p) =>
    scenario()
      .creature('A', p.name, p.size, [], { abilities: [NEVER_ALONE] })
      .creature('A', p.other, '2/2', p.state === 'tapped' ? VIGILANCE : [], {
        ...(p.state === 'tapped' ? { tapped: true } : {}),
        ...(p.state === 'both' ? { abilities: [NEVER_ALONE] } : {}),
      })
      .attack({ [p.name]: 'N', ...(p.state === 'alone' ? {} : { [p.other]: 'N' }) })
      .done(),
  probe: () => ({ ask: 'legal', action: 0 }),
})
