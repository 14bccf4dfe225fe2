import { scenario } from '#lib/rules/index'
import { giving } from '../parts'
import { template } from '../template'

/** Creatures are artifacts and artifacts enter tapped; one creature enters with counters, another without: what does the table look like? */
export const enteringAhead = template({
  id: 'entering-ahead',
  version: 2,
  claims: ['614.12'],
  axes: {
    name: ['idra', 'colosso', 'drago', 'gigante', 'orso'],
    counters: [1, 2, 3],
    forge: ['altare', 'campana', 'torre'],
    frost: ['sigillo', 'totem', 'sfera'],
    whose: ['A', 'N'],
    other: ['lupo', 'lince'],
    size: ['2/2', '3/1'],
    frozen: ['artifact', 'enchantment'],
  },
  beliefs: ['entering-as-printed', 'enters-then-counters'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .permanent(p.whose, giving(p.forge, { layer: '4', addTypes: ['artifact'] }, { types: ['creature'] }))
      .permanent('N', {
        id: p.frost,
        types: ['enchantment'],
        abilities: [{ type: 'static', effects: [{ enters: { tapped: true }, what: { types: [p.frozen] } }] }],
      })
      .hand('A', [
        {
          id: p.name,
          pt: '0/0',
          cost: '{1}{G}',
          abilities: [
            { type: 'static', effects: [{ enters: { counters: { '+1/+1': p.counters } }, what: { self: true } }] },
          ],
        },
        { id: p.other, pt: p.size, cost: '{1}{R}' },
      ])
      .act({ cast: p.name }, 'resolve', { cast: p.other }, 'resolve')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.name },
      { ask: 'tapped', object: p.other },
    ],
  }),
})
