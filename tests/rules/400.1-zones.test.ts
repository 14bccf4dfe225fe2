import { misread } from './beliefs'
import { shows } from './support'

shows('a game has seven zones', {
  board: { script: [{ step: 'main2' }] },
  ask: { ask: 'zones' },
  is: ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command'],
  by: '400.1',
  otherwise: undefined,
})

misread('400.1')
