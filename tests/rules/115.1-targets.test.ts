import { scenario } from '#lib/rules/index'
import { engine, legal, shows } from './support'

shows('an ability that wants a player cannot be aimed at a creature', {
  board: scenario()
    .creature('N', 'orso', '2/2')
    .permanent(
      'A',
      engine('sfera', { do: 'loseLife', who: { target: 0 }, amount: 1 }, { targets: [{ kind: 'player' }] }),
    )
    .act({ activate: 'sfera', targets: ['orso'] }),
  ask: legal(0),
  is: false,
  by: '115.1',
  otherwise: true,
})
