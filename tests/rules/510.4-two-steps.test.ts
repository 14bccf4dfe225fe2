import { misread } from './beliefs'
import { fight, shows, survives } from './support'

shows('a 2/2 with first strike that kills its blocker is not hurt', {
  board: fight(['2/2', 'first-strike'], ['2/2']),
  ask: survives('orso'),
  is: true,
  by: '510.4',
  otherwise: 'stuck',
})

misread('510.4')
