import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { fight, shows, survives } from './support'

shows('an indestructible creature is not destroyed', {
  board: scenario().creature('A', 'orso', '2/2', ['indestructible']).effect({ do: 'destroy', what: 'orso' }),
  ask: survives('orso'),
  is: true,
  by: '702.12b',
  otherwise: false,
})

shows('an indestructible creature survives lethal damage', {
  board: fight(['2/2', 'indestructible'], ['5/5']),
  ask: survives('orso'),
  is: true,
  by: '702.12b',
  otherwise: false,
})

misread('702.12')
