import { scenario } from '#lib/rules/index'
import { misread } from './beliefs'
import { pt, shows } from './support'

const quiete = { id: 'quiete', types: ['instant'] } as const
const board = (keywords: readonly 'prowess'[]) => ({
  ...scenario().creature('A', 'monaco', '1/1', keywords).done(),
  hand: { A: [quiete] },
  script: [{ cast: 'quiete' }, 'resolve-all'] as const,
})

shows('a noncreature spell makes a creature with prowess larger', {
  board: board(['prowess']),
  ask: pt('monaco'),
  is: '2/2',
  by: '702.108a',
  otherwise: '1/1',
})

shows('two instances trigger separately', {
  board: board(['prowess', 'prowess']),
  ask: pt('monaco'),
  is: '3/3',
  by: '702.108b',
  otherwise: '2/2',
})

misread('702.108')
