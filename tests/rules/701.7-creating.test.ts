import { scenario } from '#lib/rules/index'
import { shows, zone } from './support'

shows('a token that is created is on the battlefield', {
  board: scenario().effect({ do: 'create', token: { id: 'lupo', pt: '2/2' } }),
  ask: zone('lupo'),
  is: 'battlefield',
  by: '701.7a',
  otherwise: 'gone',
})
