import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A card with morph lies face down in exile, or on the battlefield: may it be turned face up? */
export const exiledMorph = template({
  id: 'exiled-morph',
  version: 1,
  claims: ['110.5d'],
  axes: {
    name: ['drago', 'idra', 'golem', 'angelo', 'sfinge', 'troll', 'demone', 'fenice'],
    size: ['3/3', '4/4', '5/5', '3/4'],
    cost: ['{R}', '{1}{G}', '{2}{U}', '{W}{W}'],
    turn: ['A', 'N'],
  },
  beliefs: ['exiled-facedown-status', 'morph-flip-uses-stack'],
  because: '110.5d',
  scenario: (p) =>
    scenario()
      .turn(p.turn)
      .exile('A', [{ id: p.name, pt: p.size, keywords: [{ keyword: 'morph', cost: p.cost }], lookers: ['A'] }])
      .act({ turnUp: p.name, by: 'A' })
      .done(),
  probe: () => ({ ask: 'legal', action: 0 }),
})
