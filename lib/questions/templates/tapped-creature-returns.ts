import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A tapped creature of the other player, with counters, dies and comes back, and another one is cast: how does each of them enter? */
export const tappedCreatureReturns = template({
  id: 'tapped-creature-returns',
  version: 3,
  claims: ['608.3', '122.2'],
  shows: ['110.5b'],
  axes: {
    name: ['orso', 'golem', 'angelo', 'troll'],
    size: ['1/1', '2/2', '3/3', '2/4'],
    counters: [1, 2, 3],
    cast: ['lupo', 'lince', 'arpia'],
    verb: ['destroy', 'exile'],
  },
  beliefs: ['blink-keeps-counters', 'put-onto-battlefield-owner'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .creature('A', p.name, p.size, [], { owner: 'N', tapped: true, counters: { '+1/+1': p.counters } })
      .hand('A', [{ id: p.cast, pt: '2/2' }])
      .effect(
        {
          do: 'sequence',
          steps: [
            { do: p.verb, what: p.name },
            { do: 'putOntoBattlefield', what: p.name },
          ],
        },
        'A',
      )
      .act({ cast: p.cast }, 'resolve')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'survives', object: p.cast },
      { ask: 'tapped', object: p.name },
      { ask: 'power', object: p.name },
      { ask: 'controller', object: p.name },
    ],
  }),
})
