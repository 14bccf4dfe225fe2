import { scenario } from '#lib/rules/index'
import { life, shows } from './support'

shows('an amount equal to devotion counts the symbols of one’s own permanents', {
  board: scenario()
    .creature('A', 'orso', '2/2', [], { cost: '{1}{G/W}{G}' })
    .creature('N', 'lupo', '2/2', [], { cost: '{G}{G}' })
    .effect({ do: 'gainLife', who: 'you', amount: { devotion: ['G'] } }),
  ask: life('A'),
  is: 22,
  by: '700.5',
  otherwise: 20,
})
