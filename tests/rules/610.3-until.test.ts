import { scenario } from '#lib/rules/index'
import { shows, zone } from './support'

shows('what was exiled until a permanent left comes back as it leaves', {
  board: scenario()
    .permanent('A', { id: 'carcere', types: ['enchantment'] })
    .creature('N', 'orso', '2/2')
    .effect({ do: 'exileUntilLeaves', what: 'orso' }, 'A', 'carcere')
    .effect({ do: 'destroy', what: 'carcere' }),
  ask: zone('orso'),
  is: 'battlefield',
  by: '610.3',
  otherwise: 'exile',
})
