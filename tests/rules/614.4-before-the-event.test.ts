import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { life, shows, strike } from './support'

shows('a replacement acts once on an event', {
  board: strike(
    '2/2',
    [],
    scenario().lasting({ replace: { event: 'damage', player: 'you' }, with: { times: 2 }, of: 'N' }),
  ),
  ask: life('N'),
  is: 16,
  by: '614.5',
  otherwise: 'stuck',
})

misread('614.4')
