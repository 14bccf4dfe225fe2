import { believes, names, query, room } from '../../kernel/rule'

/** Once it is decided who begins, and variants have had what they need, the decks are shuffled. */
export const shufflingDecks = room(
  '103.3',
  'Shuffling the decks',
  [
    query('103.2', 'startingSteps', (v, _, so = []) =>
      v.state.variant === 'commander' || v.state.variant === 'brawl' ? [...so, 'commanders'] : undefined,
    ),
    query('103.3', 'startingSteps', (_, __, so = []) => [...so, 'shuffle']),
    names('103.3', 'shuffle', (v) => v.state.turn.opening === true),
  ],
  [
    believes(
      'shuffle-before-start-player',
      query('103.3', 'startingSteps', (_, __, so = []) => ['shuffle', ...so]),
    ),
  ],
)
