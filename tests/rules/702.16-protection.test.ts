import { type ObjectSpec, scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { engine, legal, marked, shows } from './support'

const fromRed = { keyword: 'protection', from: { colors: ['R'] } } as const
const red: Partial<ObjectSpec> = { colors: ['R'] }
const burn = { do: 'damage', amount: 1, to: { object: 'santo' } } as const

for (const by of ['702.16b', '702.16a'] as const)
  shows(`a red source does not target a creature with protection from red (${by})`, {
    board: scenario()
      .creature('N', 'santo', '2/2', [fromRed])
      .permanent('A', { ...engine('altare', burn, { targets: [{ kind: 'object' }] }), ...red })
      .act({ activate: 'altare', targets: ['santo'] }),
    ask: legal(0),
    is: false,
    by,
    otherwise: true,
  })

shows('red damage to it is prevented', {
  board: scenario()
    .creature('A', 'drago', '4/4', [], red)
    .creature('N', 'santo', '2/2', [fromRed])
    .effect(burn, 'A', 'drago'),
  ask: marked('santo'),
  is: 0,
  by: '702.16e',
  otherwise: 1,
})

shows('a red creature does not block it', {
  board: scenario()
    .creature('A', 'santo', '2/2', [fromRed])
    .creature('N', 'drago', '4/4', [], red)
    .attack({ santo: 'N' })
    .block({ drago: 'santo' }),
  ask: legal(1),
  is: false,
  by: '702.16f',
  otherwise: true,
})

shows('protection from everything is from a source without colour too', {
  board: scenario()
    .creature('A', 'golem', '4/4')
    .creature('N', 'santo', '2/2', [{ keyword: 'protection', from: 'everything' }])
    .effect(burn, 'A', 'golem'),
  ask: marked('santo'),
  is: 0,
  by: '702.16j',
  otherwise: 1,
})

shows('protection from a player is from what that player controls', {
  board: scenario()
    .creature('A', 'golem', '4/4')
    .creature('N', 'santo', '2/2', [{ keyword: 'protection', from: { player: 'A' } }])
    .effect(burn, 'A', 'golem'),
  ask: marked('santo'),
  is: 0,
  by: '702.16k',
  otherwise: 1,
})

misread('702.16')
