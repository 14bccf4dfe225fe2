import { scenario } from '#lib/rules/index'
import { onDealing } from '../parts'
import { template } from '../template'

/** Creatures that give life when they deal damage deal as much as their power, one of them 0, and the other is destroyed: what is the total? */
export const zeroDamage = template({
  id: 'zero-damage',
  version: 4,
  claims: ['120.8'],
  axes: {
    gain: [2, 3, 4, 5],
    other: [1, 2, 3],
    gainToo: [1, 2, 3],
    life: [20, 14, 9, 5, 11],
    name: ['muro', 'statua', 'medusa', 'roccia'],
    second: ['lince', 'orso', 'volpe'],
  },
  beliefs: ['zero-damage-counts', 'ability-dies-with-source'],
  scenario: (p) =>
    scenario()
      .life('A', p.life)
      .creature('A', p.name, '0/4', [], { abilities: [onDealing(p.gain)] })
      .creature('A', p.second, `${p.other}/2`, [], { abilities: [onDealing(p.gainToo)] })
      .effect({ do: 'damage', amount: { powerOf: p.name }, to: { player: 'N' } }, 'A', p.name)
      .effect({ do: 'damage', amount: { powerOf: p.second }, to: { player: 'N' } }, 'A', p.second)
      .effect({ do: 'destroy', what: p.second }, 'N')
      .act('resolve-all')
      .done(),
  probe: () => ({ ask: 'life', player: 'A' }),
})
