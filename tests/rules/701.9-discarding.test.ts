import { shows } from './support'

const board = {
  hand: {
    N: [
      { id: 'lampo', types: ['instant'] },
      { id: 'onda', types: ['instant'] },
    ],
  },
  script: [{ effect: { do: 'discard', who: 'N', amount: 1 }, by: 'A' }],
  choices: [{ choose: 'discard', player: 'N', answer: ['onda'] }],
} as const

shows("a discarded card goes from the hand to its owner's graveyard", {
  board,
  ask: { ask: 'zone', object: 'onda' },
  is: 'graveyard:N',
  by: '701.9a',
  otherwise: 'hand:N',
})

shows('who discards chooses', {
  board,
  ask: { ask: 'chose' },
  is: [{ player: 'N', choose: 'discard', of: 'discard', answer: ['onda'] }],
  by: '701.9b',
  otherwise: 'stuck',
})
