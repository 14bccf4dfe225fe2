import { type Ability, scenario } from '#lib/rules/index'
import { template } from '../template'

const onDeath = (amount: number): Ability => ({
  type: 'triggered',
  when: { event: 'dies', object: { types: ['creature'] } },
  effect: { do: 'gainLife', who: 'you', amount },
})

/** Two tokens that are copies of an indestructible legendary creature: one of the three stays. How much life do the deaths give? */
export const legendBoard = template({
  id: 'legend-board',
  version: 2,
  claims: ['704.5j'],
  shows: ['701.8b'],
  axes: {
    gain: [1, 2, 3],
    life: [20, 12, 7, 16],
    pt: ['3/3', '4/4', '2/5'],
    name: ['sfinge', 'fenice', 'angelo', 'drago', 'idra'],
    watcher: ['veglia', 'campana', 'altare'],
  },
  beliefs: ['legend-rule-destroys', 'token-does-not-die'],
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .permanent('A', { id: p.watcher, types: ['enchantment'], abilities: [onDeath(p.gain)] })
      .creature('A', p.name, p.pt, ['indestructible'], { supertypes: ['legendary'] })
      .effect({ do: 'createCopy', of: p.name, id: 'copia', amount: 2 }, 'A')
      .act('resolve-all')
      .choose({ choose: 'legend', player: 'A', answer: 'copia' })
      .done(),
  probe: () => ({ ask: 'life', player: 'A' }),
})
