import { misread } from './beliefs'
import { instant } from './spells'
import { shows, zone } from './support'

shows('a card with madness is discarded into exile', {
  board: {
    hand: { A: [instant('dardo', '{4}{R}', undefined, { keywords: [{ keyword: 'madness', cost: '{R}' }] })] },
    script: [{ effect: { do: 'discard', who: 'A', amount: 1 } }],
  },
  ask: zone('dardo'),
  is: 'exile',
  by: '702.35a',
  otherwise: 'graveyard:A',
})

misread('702.35')
