import { scenario } from '#lib/rules/index'
import { inOrder } from '../parts'
import { template } from '../template'

/** A creature with counters, made larger until end of turn, is exiled and put back: what is it now? */
export const blinkEnlarged = template({
  id: 'blink-enlarged',
  version: 1,
  claims: ['400.7', '122.2'],
  shows: ['403.4', '406.1'],
  axes: {
    name: ['orso', 'lince', 'golem', 'sfinge', 'troll'],
    power: [1, 2, 3, 4],
    toughness: [3, 2, 4],
    counters: [1, 2, 3],
    pump: [2, 3, 4],
    tapped: [true, false],
  },
  beliefs: ['blink-keeps-counters', 'target-follows-object'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .creature('A', p.name, `${p.power}/${p.toughness}`, [], {
        counters: { '+1/+1': p.counters },
        ...(p.tapped ? { tapped: true } : {}),
      })
      .effect({ do: 'pump', what: p.name, power: p.pump, toughness: p.pump }, 'A')
      .effect(inOrder({ do: 'exile', what: p.name }, { do: 'putOntoBattlefield', what: p.name }), 'A')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'counters', object: p.name, counter: '+1/+1' },
      { ask: 'power', object: p.name },
      { ask: 'tapped', object: p.name },
    ],
  }),
})
