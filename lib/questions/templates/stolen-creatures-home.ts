import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Creatures under another player's control return to hands: whose, and whose are they? */
export const stolenCreaturesHome = template({
  id: 'stolen-creatures-home',
  version: 3,
  claims: ['110.2'],
  axes: {
    mine: ['orso', 'lince', 'angelo', 'drago'],
    stolen: ['lupo', 'aquila', 'golem', 'idra'],
    lent: ['cervo', 'vipera', 'gigante'],
    who: ['A', 'N'],
    several: [false, true],
  },
  // The effect says whose hands: who believes that a card goes to its controller's would not read it.
  beliefs: ['controller-is-owner'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .creature('A', p.mine, '2/2')
      .creature('A', p.stolen, '3/3', [], { owner: 'N' })
      .creature('N', p.lent, '1/1', [], p.several ? { owner: 'A' } : {})
      .effect({ do: 'returnToHand', what: { all: { types: ['creature'] } } }, p.who)
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.mine },
      { ask: 'zone', object: p.stolen },
      { ask: 'zone', object: p.lent },
      { ask: 'owner', object: p.stolen },
    ],
  }),
})
