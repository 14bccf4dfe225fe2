import { scenario } from '#lib/rules/index'
import { pt, shows } from './support'

const card = (flipped: boolean) =>
  scenario().creature('A', 'apprendista', '1/2', [], { layout: 'flip', cost: '{U}', flipped, other: { pt: '2/3' } })

shows('flipped it is its lower part', {
  board: card(true),
  ask: pt('apprendista'),
  is: '2/3',
  by: '710.2',
  otherwise: '1/2',
})

shows('its colours stay', {
  board: card(true),
  ask: { ask: 'colors', object: 'apprendista' },
  is: ['U'],
  by: '710.1c',
  otherwise: [],
})

shows('it flips', {
  board: card(false).effect({ do: 'flip', what: 'apprendista' }),
  ask: { ask: 'flipped', object: 'apprendista' },
  is: true,
  by: '710.4',
  otherwise: false,
})
