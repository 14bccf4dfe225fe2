import { misread } from './beliefs'
import { heads, lost, shows } from './support'

shows('when one head concedes the whole team has lost', {
  board: { ...heads(), script: [{ concede: 'N' }] },
  ask: lost('C'),
  is: true,
  by: '810.8a',
  otherwise: false,
})

shows('twelve poison counters do not lose a team the game', {
  board: {
    ...heads(),
    field: { A: [{ id: 'zecca', pt: '1/1', keywords: ['infect'] }] },
    script: [{ effect: { do: 'damage', amount: 12, to: { player: 'N' } }, source: 'zecca' }],
  },
  ask: lost('N'),
  is: false,
  by: '810.8d',
  otherwise: true,
})

misread('810.8')
