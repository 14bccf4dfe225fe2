import { misread } from './beliefs'
import { heads, life, shows } from './support'

shows('4 damage to each of two heads are 8 for the team', {
  board: { ...heads(), script: [{ effect: { do: 'damage', amount: 4, to: { player: 'each' } } }] },
  ask: life('A'),
  is: 22,
  by: '810.9',
  otherwise: 30,
})

shows('what one head cannot gain the other cannot either', {
  board: {
    ...heads(),
    effects: [{ cant: 'gain-life', player: 'you', of: 'A' }],
    script: [{ effect: { do: 'gainLife', who: 'B', amount: 4 } }],
  },
  ask: life('A'),
  is: 30,
  by: '810.9g',
  otherwise: 34,
})

misread('810.9')
