import { misread } from './beliefs'
import { hand, shows } from './support'

shows('with four players the first mulligan is free', {
  board: {
    players: { A: {}, N: {}, B: {}, C: {} },
    script: ['start-game'],
    choices: [
      { choose: 'mulligan', player: 'A', answer: 'mulligan' },
      ...['N', 'B', 'C', 'A'].map((player) => ({ choose: 'mulligan', player, answer: 'keep' }) as const),
    ],
  },
  ask: hand('A'),
  is: 7,
  by: '103.5c',
  otherwise: 6,
})

misread('103.5')
