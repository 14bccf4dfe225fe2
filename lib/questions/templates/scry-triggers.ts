import { type Effect, scenario } from '#lib/rules/index'
import { gain, inOrder, watcher } from '../parts'
import { template } from '../template'

const scry = (amount: number): Effect => ({ do: 'scry', who: 'you', amount })

/** Somebody scries, among other times 0, and what watches is destroyed before its ability resolves: what is the total? */
export const scryTriggers = template({
  id: 'scry-triggers',
  version: 3,
  claims: ['701.22b'],
  axes: {
    before: [0, 1, 2, 3],
    after: [0, 1, 2],
    watcher: ['veglia', 'sigillo', 'studio', 'coro'],
    gain: [1, 2, 3],
    life: [6, 12, 20],
  },
  // One of the two is no event.
  valid: (p) => (p.before === 0) !== (p.after === 0),
  beliefs: ['scry-zero-triggers', 'ability-dies-with-source'],
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .library('A', 30)
      .permanent('A', watcher(p.watcher, { event: 'scry', player: 'you' }, gain(p.gain)))
      .effect(inOrder(scry(p.before), scry(p.after)), 'A')
      .effect({ do: 'destroy', what: p.watcher }, 'N')
      .act('resolve-all')
      .done(),
  probe: () => ({ ask: 'life', player: 'A' }),
})
