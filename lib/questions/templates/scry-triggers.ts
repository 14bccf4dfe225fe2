import { type Effect, scenario } from '#lib/rules/index'
import { gain, inOrder, watcher } from '../parts'
import { template } from '../template'

const scry = (amount: number): Effect => ({ do: 'scry', who: 'you', amount })

/** Somebody scries, among other times 0: how often does an ability that watches trigger? */
export const scryTriggers = template({
  id: 'scry-triggers',
  version: 2,
  claims: ['701.22b'],
  axes: {
    before: [0, 1, 2, 3],
    after: [0, 1, 2],
    watcher: ['veglia', 'sigillo', 'studio', 'coro'],
    gain: [1, 2, 3],
    life: [6, 12, 20],
  },
  valid: (p) => p.before === 0 || p.after === 0,
  beliefs: ['scry-zero-triggers'],
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .library('A', 30)
      .permanent('A', watcher(p.watcher, { event: 'scry', player: 'you' }, gain(p.gain)))
      .effect(inOrder(scry(p.before), scry(p.after)), 'A')
      .act('resolve-all')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'triggers', object: p.watcher },
      { ask: 'life', player: 'A' },
    ],
  }),
})
