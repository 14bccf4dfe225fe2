import type { Effect } from '#lib/rules/index'
import { shows } from './support'

const mountain: Effect = {
  do: 'change',
  what: 'torre',
  modify: { layer: '4', setSubtypes: ['Mountain'] },
  until: 'end-of-turn',
}

shows('a land that becomes a Mountain is tapped for red', {
  board: {
    field: {
      A: [
        {
          id: 'torre',
          types: ['land'],
          abilities: [{ type: 'activated', cost: [{ pay: 'tap' }], effect: { do: 'addMana', mana: '{U}' } }],
        },
      ],
    },
    script: [{ effect: mountain }, { activate: 'torre' }],
  },
  ask: { ask: 'pool', player: 'A' },
  is: { R: 1 },
  by: '305.7',
  otherwise: { U: 1 },
})
