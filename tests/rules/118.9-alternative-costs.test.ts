import { misread } from './beliefs'
import { instant, instead } from './spells'
import { legal, life, shows } from './support'

const quick = { abilities: [instead('rapido', { pay: 'mana', cost: '{R}' })] } as const

shows('an alternative cost is paid instead of the mana cost', {
  board: {
    players: { A: { mana: '{R}' } },
    hand: { A: [instant('dardo', '{4}{R}', undefined, quick)] },
    script: [{ cast: 'dardo', alternative: 'rapido' }],
  },
  ask: legal(0),
  is: true,
  by: '118.9',
  otherwise: false,
})

shows('one alternative cost excludes another', {
  board: {
    hand: { A: [instant('dardo', '{4}{R}', undefined, quick)] },
    script: [{ cast: 'dardo', free: true, alternative: 'rapido' }],
  },
  ask: legal(0),
  is: false,
  by: '118.9a',
  otherwise: true,
})

shows('an alternative cost leaves the mana value alone', {
  board: {
    hand: {
      A: [instant('dardo', '{3}{R}{R}', { do: 'gainLife', who: 'you', amount: { manaValueOf: 'self' } }, quick)],
    },
    script: [{ cast: 'dardo', alternative: 'rapido' }, 'resolve'],
  },
  ask: life('A'),
  is: 25,
  by: '118.9c',
  otherwise: 'stuck',
})

misread('118.9')
