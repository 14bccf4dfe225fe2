import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A creature with another base loses no counter to a creature that has left: how strong is it? */
export const movedCounter = template({
  id: 'moved-counter',
  version: 3,
  claims: ['122.5'],
  axes: {
    size: ['1/1', '2/2', '3/3', '4/4'],
    counters: [2, 3, 4],
    base: ['1/1', '2/2', '3/3'],
    from: ['orso', 'golem', 'lince', 'idra'],
    to: ['lupo', 'aquila', 'spirito'],
    how: ['destroy', 'returnToHand', 'exile'],
  },
  valid: (p) => p.size !== p.base,
  beliefs: ['move-counter-partial', 'set-pt-removes-counters'],
  scenario: (p) =>
    scenario()
      .creature('A', p.from, p.size, [], { counters: { '+1/+1': p.counters } })
      .creature('A', p.to, '1/1')
      .effect(
        {
          do: 'change',
          what: p.from,
          modify: { layer: '7b', power: Number(p.base[0]), toughness: Number(p.base[0]) },
          until: 'end-of-turn',
        },
        'A',
      )
      .effect(
        {
          do: 'sequence',
          steps: [
            { do: p.how, what: p.to },
            { do: 'moveCounters', from: p.from, to: p.to, counter: '+1/+1' },
          ],
        },
        'N',
      )
      .done(),
  probe: (p) => ({ ask: 'power', object: p.from }),
})
