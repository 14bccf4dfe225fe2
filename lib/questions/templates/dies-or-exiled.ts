import { beast, card, first, watching } from '../parts'
import { template } from '../template'

/** Permanents are destroyed, and an effect sends the creatures among them to exile: how often does an ability that watches deaths trigger? */
export const diesOrExiled = template({
  id: 'dies-or-exiled',
  version: 3,
  claims: ['700.4', '400.6'],
  axes: {
    creatures: [1, 2, 3, 4],
    artifacts: [0, 1, 2, 3],
    void: [true, false],
    watcher: ['veglia', 'campana', 'lanterna', 'rintocco'],
    size: ['1/1', '2/2', '3/3', '2/1', '4/4'],
  },
  // Where nothing is exiled, or nothing else dies, one of the two beliefs is right.
  valid: (p) => p.artifacts > 0 && p.void,
  beliefs: ['dies-only-creatures', 'exile-is-dying'],
  scenario: (p) => ({
    effects: p.void ? [{ moving: { types: ['creature'] }, to: 'graveyard', goes: 'exile', of: 'A' }] : [],
    field: {
      A: [watching(p.watcher, { event: 'dies' })],
      N: [
        ...first(p.creatures, ['orso', 'lince', 'lupo', 'volpe']).map((id) => beast(id, p.size)),
        ...first(p.artifacts, ['sfera', 'idolo', 'giara']).map((id) => card(id, 'artifact')),
      ],
    },
    script: [{ effect: { do: 'destroy', what: { all: { controller: 'opponent' } } }, by: 'A' }],
  }),
  probe: (p) => ({ ask: 'triggers', object: p.watcher }),
})
