import { type ObjectSpec, scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { instant } from './spells'
import { life, shows } from './support'

const worth = (spec: ObjectSpec) =>
  scenario()
    .permanent('A', spec)
    .effect({ do: 'gainLife', who: 'A', amount: { manaValueOf: spec.id } })

shows('the mana value of {3}{R}{R} is 5', {
  board: worth({ id: 'drago', pt: '5/5', cost: '{3}{R}{R}' }),
  ask: life('A'),
  is: 25,
  by: '202.3',
  otherwise: 'stuck',
})

shows('without a mana cost it is 0', {
  board: worth({ id: 'pedina', pt: '3/3', token: true }),
  ask: life('A'),
  is: 20,
  by: '202.3a',
  otherwise: 'stuck',
})

shows('on the stack X counts', {
  board: {
    hand: { A: [instant('fonte', '{X}{W}', { do: 'gainLife', who: 'you', amount: { manaValueOf: 'self' } })] },
    script: [{ cast: 'fonte', x: 3 }, 'resolve'],
  },
  ask: life('A'),
  is: 24,
  by: '202.3e',
  otherwise: 21,
})

misread('202.3')
