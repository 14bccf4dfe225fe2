import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature spell with X is paid less for, and may have resolved: what is its mana value? */
export const spellWorth = template({
  id: 'spell-worth',
  version: 2,
  claims: ['202.3', '202.3e'],
  axes: {
    x: [1, 2, 3, 4, 5],
    cost: ['{X}{G}', '{X}{G}{G}', '{X}{1}{R}', '{X}{2}{U}'],
    less: [1, 2],
    resolved: [false, true],
    name: ['idra', 'gigante', 'polpo'],
  },
  beliefs: ['x-on-battlefield', 'mana-value-is-paid-cost', 'card-elsewhere-is-permanent'],
  valid: (p) => p.x > p.less,
  scenario: (p) =>
    scenario()
      .permanent('A', {
        id: 'altare',
        types: ['artifact'],
        abilities: [{ type: 'static', effects: [{ reduce: `{${p.less}}`, player: 'you' }] }],
      })
      .hand('A', [{ id: p.name, pt: '3/3', cost: p.cost }])
      .act({ cast: p.name, x: p.x }, ...(p.resolved ? (['resolve'] as const) : []))
      .done(),
  probe: (p) =>
    p.resolved
      ? { ask: 'manaValue', object: p.name }
      : {
          ask: 'several',
          of: [
            { ask: 'manaValue', object: p.name },
            { ask: 'isPermanent', object: p.name },
          ],
        },
})
