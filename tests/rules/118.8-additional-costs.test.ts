import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { besides, instant, sacrifice } from './spells'
import { shows, survives } from './support'

shows('an additional sacrifice is paid', {
  board: {
    ...scenario().creature('A', 'orso', '2/2').done(),
    hand: { A: [instant('rito', '{B}', undefined, { abilities: [besides(sacrifice)] })] },
    script: [{ cast: 'rito' }],
  },
  ask: survives('orso'),
  is: false,
  by: '118.8',
  otherwise: true,
})

misread('118.8')
