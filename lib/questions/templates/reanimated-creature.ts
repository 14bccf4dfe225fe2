import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature card of another player is put onto the battlefield: who controls it, and whose is it? */
export const reanimatedCreature = template({
  id: 'reanimated-creature',
  version: 1,
  claims: ['110.2a', '110.2'],
  axes: {
    name: ['drago', 'angelo', 'gigante', 'demone', 'fenice', 'golem', 'sfinge', 'idra'],
    size: ['2/2', '3/3', '4/4', '5/5', '6/6'],
    by: ['A', 'N'],
    other: ['orso', 'lince', 'lupo'],
  },
  beliefs: ['put-onto-battlefield-owner', 'controller-is-owner'],
  form: 'select',
  scenario: (p) =>
    scenario()
      .graveyard(p.by === 'A' ? 'N' : 'A', [{ id: p.name, pt: p.size }])
      .creature(p.by, p.other, '1/1')
      .effect({ do: 'putOntoBattlefield', what: p.name }, p.by)
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'controller', object: p.name },
      { ask: 'owner', object: p.name },
    ],
  }),
})
