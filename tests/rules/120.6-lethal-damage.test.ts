import { fight, shows, survives } from './support'

shows('a creature with damage equal to its toughness is destroyed', {
  board: fight(['2/2'], ['2/2']),
  ask: survives('lupo'),
  is: false,
  by: '120.6',
  otherwise: true,
})
