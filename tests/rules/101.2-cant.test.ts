import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { legal, life, shows, survives } from './support'

shows('a player who cannot gain life gains none of 4', {
  board: scenario()
    .lasting({ cant: 'gain-life', player: 'you', of: 'A' })
    .effect({ do: 'gainLife', who: 'A', amount: 4 }),
  ask: life('A'),
  is: 20,
  by: '101.2',
  otherwise: 24,
})

shows('a creature that cannot be destroyed stays', {
  board: scenario()
    .creature('N', 'orso', '2/2')
    .lasting({ cant: 'be-destroyed', what: { id: 'orso' }, of: 'N' })
    .effect({ do: 'destroy', what: 'orso' }),
  ask: survives('orso'),
  is: true,
  by: '101.2',
  otherwise: false,
})

shows('a creature that cannot attack does not', {
  board: scenario()
    .creature('A', 'orso', '2/2')
    .lasting({ cant: 'attack', what: { id: 'orso' }, of: 'N' })
    .attack({ orso: 'N' }),
  ask: legal(0),
  is: false,
  by: '101.2',
  otherwise: true,
})

misread('101.2')
