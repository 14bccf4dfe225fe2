import { scenario } from '#lib/rules/index'
import { CREATURES, gain, instant, watcher } from '../parts'
import { template } from '../template'

/** A creature that an ability would shuffle into the library is gone: is the library shuffled? */
export const shuffleAbsent = template({
  id: 'shuffle-absent',
  version: 2,
  claims: ['701.24c'],
  axes: {
    creature: ['orso', 'lupo', 'cervo', 'volpe'],
    watcher: ['veglia', 'sigillo', 'studio'],
    gain: [1, 2, 3],
    life: [5, 9, 14, 20],
    library: [20, 31],
  },
  beliefs: ['shuffle-needs-object', 'stack-fifo'],
  scenario: (p) => ({
    ...scenario()
      .life('A', p.life)
      .library('A', p.library)
      .creature('A', p.creature, '2/2', [], {
        abilities: [
          {
            type: 'activated',
            cost: [{ pay: 'tap' }],
            effect: { do: 'shuffleInto', what: 'self', from: 'battlefield' },
          },
        ],
      })
      .permanent('A', watcher(p.watcher, { event: 'shuffle', player: 'you' }, gain(p.gain)))
      .act({ activate: p.creature }, { cast: 'folgore', by: 'N', targets: [p.creature] }, 'resolve-all')
      .done(),
    hand: { N: [instant('folgore', { do: 'exile', what: { target: 0 } }, CREATURES())] },
  }),
  probe: () => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'library', player: 'A' },
    ],
  }),
})
