import { misread } from './beliefs'
import { fight, shows, survives } from './support'

shows('a creature destroyed in the first damage step deals nothing in the second', {
  board: fight(['2/2', 'first-strike'], ['2/2']),
  ask: survives('orso'),
  is: true,
  by: '506.4',
  otherwise: false,
})

misread('506.4')
