import { fight, shows, survives } from './support'

shows('two 2/2s that fight destroy one another', {
  board: fight(['2/2'], ['2/2']),
  ask: survives('orso'),
  is: false,
  by: '510.2',
  otherwise: 'stuck',
})
