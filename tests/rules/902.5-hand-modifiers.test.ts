import { hand, shows } from './support'

shows('a hand modifier of -1 lets a player begin with six cards', {
  board: {
    variant: 'vanguard',
    players: { A: { handModifier: -1 } },
    script: ['start-game'],
    choices: [
      { choose: 'mulligan', answer: 'keep' },
      { choose: 'mulligan', answer: 'keep' },
    ],
  },
  ask: hand('A'),
  is: 6,
  by: '902.5',
  otherwise: 7,
})
