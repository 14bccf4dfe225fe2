import { misread } from './beliefs'
import { instant, sorcery } from './spells'
import { legal, shows, triggers, zone } from './support'

const keywords = [{ keyword: 'suspend', amount: 1, cost: '{R}' }] as const

shows('a card without suspend is not suspended', {
  board: { hand: { A: [instant('lampo', '{R}')] }, script: [{ suspend: 'lampo' }] },
  ask: legal(0),
  is: false,
  by: '702.62a',
  otherwise: 'stuck',
})

shows('a suspended card is looked at each upkeep', {
  board: {
    hand: { A: [sorcery('fulmine', '{5}{R}', undefined, { keywords })] },
    script: [{ suspend: 'fulmine' }, { step: 'upkeep' }, { step: 'upkeep' }],
  },
  ask: triggers('fulmine'),
  is: 1,
  by: '702.62b',
  otherwise: 0,
})

shows('a sorcery is not suspended in the upkeep', {
  board: {
    turn: { active: 'A', step: 'upkeep' },
    hand: { A: [sorcery('fulmine', '{5}{R}', undefined, { keywords })] },
    script: [{ suspend: 'fulmine' }],
  },
  ask: legal(0),
  is: false,
  by: '702.62c',
  otherwise: true,
})

shows('suspending exiles at once', {
  board: {
    hand: { A: [sorcery('fulmine', '{5}{R}', undefined, { keywords })] },
    script: [{ suspend: 'fulmine' }],
  },
  ask: zone('fulmine'),
  is: 'exile',
  by: '116.2f',
  otherwise: 'stuck',
})

misread('702.62')
