import { scenario } from '#lib/rules/index'
import { inOrder } from '../parts'
import { template } from '../template'

/** One effect damages a creature and then makes it tougher: does it survive? */
export const damageThenHelp = template({
  id: 'damage-then-help',
  version: 1,
  claims: ['704.3'],
  axes: {
    pt: ['2/2', '3/3', '1/4', '4/3', '2/5'],
    over: [0, 1, 2],
    help: [1, 2, 3, 4],
    name: ['orso', 'lince', 'troll', 'belva', 'golem'],
  },
  beliefs: ['damage-destroys-directly', 'damage-clears-after-combat'],
  because: '704.3',
  valid: (p) => p.help > p.over,
  scenario: (p) =>
    scenario()
      .permanent('A', { id: 'braciere', types: ['artifact'] })
      .creature('A', p.name, p.pt)
      .effect(
        inOrder(
          { do: 'damage', amount: Number(p.pt.split('/')[1]) + p.over, to: { object: p.name } },
          { do: 'pump', what: p.name, power: 0, toughness: p.help },
        ),
        'A',
        'braciere',
      )
      .done(),
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
