import { type ObjectSpec, scenario } from '#lib/rules/index'
import { template } from '../template'

/** A card with morph lies face down in exile, another on the battlefield: which of them may be turned face up? */
export const exiledMorph = template({
  id: 'exiled-morph',
  version: 4,
  claims: ['110.5d'],
  axes: {
    name: ['drago', 'idra', 'golem', 'angelo', 'sfinge', 'troll', 'demone', 'fenice'],
    size: ['3/3', '4/4', '5/5', '3/4'],
    cost: ['{R}', '{1}{G}', '{2}{U}', '{W}{W}'],
    turn: ['A', 'N'],
    other: ['arpia', 'orco', 'mago'],
    first: ['exile', 'battlefield'],
  },
  beliefs: ['exiled-facedown-status'],
  scenario: (p) => {
    const morph = (id: string): ObjectSpec => ({ id, pt: p.size, keywords: [{ keyword: 'morph', cost: p.cost }] })
    const there = p.first === 'exile' ? [p.name, p.other] : [p.other, p.name]
    return there
      .reduce(
        (s, id) => s.act({ turnUp: id, by: 'A' }),
        scenario()
          .turn(p.turn)
          // Enough to turn up both, as somebody may think to.
          .player('A', { mana: p.cost + p.cost })
          .exile('A', [{ ...morph(p.name), lookers: ['A'] }])
          .permanent('A', { ...morph(p.other), faceDown: true }),
      )
      .done()
  },
  probe: () => ({ ask: 'several', of: [0, 1].map((action) => ({ ask: 'legal', action })) }),
})
