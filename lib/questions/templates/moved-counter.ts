import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A counter is to go to a creature that has left: how strong is the creature that had it? */
export const movedCounter = template({
  id: 'moved-counter',
  version: 2,
  claims: ['122.5'],
  axes: {
    size: ['1/1', '2/2', '3/3', '4/4'],
    counters: [1, 2, 3, 4],
    from: ['orso', 'golem', 'lince', 'idra'],
    to: ['lupo', 'aquila', 'spirito'],
    how: ['destroy', 'returnToHand', 'exile'],
  },
  beliefs: ['move-counter-partial'],
  scenario: (p) =>
    scenario()
      .creature('A', p.from, p.size, [], { counters: { '+1/+1': p.counters } })
      .creature('A', p.to, '1/1')
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
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'power', object: p.from },
      { ask: 'counters', object: p.from, counter: '+1/+1' },
    ],
  }),
})
