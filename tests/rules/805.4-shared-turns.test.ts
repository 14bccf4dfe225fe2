import { heads, life, shows } from './support'

shows('creatures of both heads attack in the turn of their team', {
  board: {
    ...heads(),
    field: { A: [{ id: 'orso', pt: '2/2' }], B: [{ id: 'lupo', pt: '3/3' }] },
    script: [{ attack: { orso: 'N', lupo: 'C' } }, 'combat-damage'],
  },
  ask: life('N'),
  is: 25,
  by: '805.4',
  otherwise: 30,
})
