import { scenario } from '#lib/rules/index'
import { shows, zone } from './support'

shows('a player who leaves takes their creatures along', {
  board: scenario().player('A', {}).player('N', {}).player('B', {}).creature('B', 'orso', '2/2').act({ concede: 'B' }),
  ask: zone('orso'),
  is: 'gone',
  by: '800.4a',
  otherwise: 'battlefield',
})
