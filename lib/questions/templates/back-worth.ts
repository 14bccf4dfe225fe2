import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** The back of a double-faced card and a copy of it: what are their mana values, and how strong are they? */
export const backWorth = template({
  id: 'back-worth',
  version: 1,
  claims: ['202.3b'],
  axes: {
    cost: ['{1}{G}', '{3}{G}', '{2}{R}{R}', '{4}{B}{B}', '{W}'],
    front: ['1/1', '2/2', '3/2'],
    back: ['3/3', '4/4', '5/5', '6/4'],
    name: ['lupo', 'strega', 'fabbro'],
    clone: ['spirito', 'mago', 'sfinge'],
  },
  beliefs: ['dfc-back-mv-zero', 'dfc-copy-keeps-mv'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .creature('N', p.name, p.front, [], { cost: p.cost, layout: 'transforming', up: 'other', other: { pt: p.back } })
      .creature('A', p.clone, '1/1', [], { cost: '{1}{U}' })
      .effect({ do: 'becomeCopy', what: p.clone, of: p.name, until: 'end-of-turn' }, 'A')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'manaValue', object: p.name },
      { ask: 'manaValue', object: p.clone },
      { ask: 'power', object: p.clone },
    ],
  }),
})
