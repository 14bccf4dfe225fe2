import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { shows, survives } from './support'

shows('a creature with a shield is not destroyed', {
  board: scenario()
    .creature('A', 'orso', '2/2')
    .effect({ do: 'regenerate', what: 'orso' })
    .effect({ do: 'destroy', what: 'orso' }),
  ask: survives('orso'),
  is: true,
  by: '701.19a',
  otherwise: false,
})

misread('701.19')
