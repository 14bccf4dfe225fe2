import { heads, lost, shows } from './support'

shows('a team at 0 life loses', {
  board: { ...heads({ notte: 3 }), script: [{ effect: { do: 'loseLife', who: 'N', amount: 3 } }] },
  ask: lost('C'),
  is: true,
  by: '704.6a',
  otherwise: false,
})
