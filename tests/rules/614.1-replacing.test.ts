import { scenario } from '#lib/rules/index'
import { life, shows, strike } from './support'

shows('damage that is doubled is 4, not 2', {
  board: strike(
    '2/2',
    [],
    scenario().lasting({ replace: { event: 'damage', player: 'you' }, with: { times: 2 }, of: 'N' }),
  ),
  ask: life('N'),
  is: 16,
  by: '614.1a',
  otherwise: 18,
})
