import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { shows, zone } from './support'

const board = scenario()
  .variant('commander')
  .creature('A', 'capo', '2/2', [], { commander: true })
  .choose({ choose: 'commander', of: 'capo', answer: 'command' })

shows('a commander that has died goes to the command zone if its owner likes', {
  board: board.effect({ do: 'destroy', what: 'capo' }).done(),
  ask: zone('capo'),
  is: 'command',
  by: '903.9a',
  otherwise: 'graveyard:A',
})

shows('it goes there at the next check of state-based actions', {
  board: board.effect({ do: 'exile', what: 'capo' }).done(),
  ask: zone('capo'),
  is: 'command',
  by: '704.6d',
  otherwise: 'exile',
})

shows('a commander that would go to a hand may go to the command zone instead', {
  board: board.effect({ do: 'returnToHand', what: 'capo' }).done(),
  ask: zone('capo'),
  is: 'command',
  by: '903.9b',
  otherwise: 'hand:A',
})

misread('903.9')
