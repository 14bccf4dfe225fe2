import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A flipped permanent becomes a copy of another flip card, or of an ordinary one: how strong is it? */
export const flippedCopy = template({
  id: 'flipped-copy',
  version: 2,
  claims: ['110.5c'],
  axes: {
    upper: ['1/1', '1/2', '2/2'],
    lower: ['3/3', '4/4', '5/4', '6/6'],
    first: ['mago', 'chierico', 'monaco', 'eremita'],
    model: ['ragno', 'serpe', 'corvo', 'tritone'],
    counters: [0, 1, 2],
  },
  beliefs: ['copy-resets-status'],
  scenario: (p) =>
    scenario()
      .creature('A', p.first, '1/3', [], {
        layout: 'flip',
        flipped: true,
        other: { pt: '2/4' },
        ...(p.counters ? { counters: { '+1/+1': p.counters } } : {}),
      })
      .creature('N', p.model, p.upper, [], { layout: 'flip', other: { pt: p.lower } })
      .effect({ do: 'becomeCopy', what: p.first, of: p.model, until: 'end-of-turn' }, 'A')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'power', object: p.first },
      { ask: 'toughness', object: p.first },
    ],
  }),
})
