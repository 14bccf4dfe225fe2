import { misread } from './beliefs'
import { shows } from './support'

shows('commanders are put into the command zone before the decks are shuffled', {
  board: { variant: 'brawl' },
  ask: { ask: 'startingSteps' },
  is: ['starting-player', 'commanders', 'shuffle', 'life', 'hands', 'first-turn'],
  by: '103.2',
  otherwise: ['starting-player', 'shuffle', 'life', 'hands', 'first-turn'],
})

misread('103.3')
