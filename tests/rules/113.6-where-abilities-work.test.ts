import { engine, legal, shows } from './support'

shows('an artifact in the graveyard cannot be used', {
  board: {
    graveyard: { A: [engine('sfera', { do: 'gainLife', who: 'you', amount: 1 })] },
    script: [{ activate: 'sfera' }],
  },
  ask: legal(0),
  is: false,
  by: '113.6',
  otherwise: true,
})
