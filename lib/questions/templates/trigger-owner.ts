import { scenario } from '#lib/rules/index'
import { gain, watcher } from '../parts'
import { template } from '../template'

/** An ability of each player has triggered; then one source is taken and the other destroyed: whose are the abilities? */
export const triggerOwner = template({
  id: 'trigger-owner',
  version: 2,
  claims: ['113.8'],
  shows: ['405.1', '117.5'],
  axes: {
    source: ['veglia', 'sorgente', 'coro', 'sigillo'],
    life: [5, 8, 11, 14, 17, 20, 7, 12, 15, 18],
    other: [6, 9, 12, 15],
    amount: [2, 3, 4],
    dying: ['orso', 'lupo', 'cervo'],
  },
  beliefs: ['trigger-controller-current', 'ability-dies-with-source'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .life('N', p.other)
      .permanent('A', watcher(p.source, { event: 'dies', object: { types: ['creature'] } }, gain(p.amount)))
      .permanent('N', watcher('campana', { event: 'dies', object: { types: ['creature'] } }, gain(1)))
      .creature('N', p.dying, '2/2')
      .effect({ do: 'destroy', what: p.dying }, 'A')
      .effect({ do: 'gainControl', what: p.source, until: 'end-of-game' }, 'N')
      .effect({ do: 'destroy', what: 'campana' }, 'A')
      .act('resolve-all')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'A' },
      { ask: 'life', player: 'N' },
      { ask: 'controller', object: p.source },
    ],
  }),
})
