import { type ObjectSpec, scenario } from '#lib/rules/index'
import { enchanting } from '../parts'
import { template } from '../template'

/** Two Auras are put onto the battlefield without being cast; the one creature is protected from one of them. Where are they? */
export const aurasPut = template({
  id: 'auras-put',
  version: 4,
  claims: ['303.4f', '303.4g'],
  axes: {
    from: ['hand', 'exile'],
    on: ['manto', 'corazza', 'corona'],
    on2: ['sigillo', 'vessillo', 'patto'],
    color: ['R', 'B', 'W', 'G', 'U'],
    name: ['orso', 'lupo', 'cavaliere', 'tigre'],
    pt: ['2/2', '3/3', '1/4'],
  },
  beliefs: ['aura-put-targets', 'aura-enters-anyway'],
  form: 'zones',
  scenario: (p) => {
    const cards: readonly ObjectSpec[] = [
      // Its color is told as that of the other is: none that the creature is protected from.
      { ...enchanting(p.on, 'creature'), colors: [p.color === 'R' ? 'W' : 'R'] },
      { ...enchanting(p.on2, 'creature'), colors: [p.color] },
    ]
    const s = scenario().creature('N', p.name, p.pt, [
      'hexproof',
      { keyword: 'protection', from: { colors: [p.color] } },
    ])
    return (p.from === 'hand' ? s.hand('A', cards) : s.exile('A', cards))
      .effect({ do: 'putOntoBattlefield', what: p.on }, 'A')
      .effect({ do: 'putOntoBattlefield', what: p.on2 }, 'A')
      .done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.on },
      { ask: 'zone', object: p.on2 },
    ],
  }),
})
