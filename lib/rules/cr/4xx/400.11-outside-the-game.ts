import { believes, query, room } from '../../kernel/rule'

/** Outside the game is where a sideboard is; it is no zone, and exile, which is one, is not outside. */
export const outsideTheGame = room(
  '400.11',
  'Outside the game',
  [query('400.11a', 'isOutside', (v, { object }) => v.state.objects[object]?.zone === 'outside')],
  [
    believes(
      'exile-is-outside-game',
      query('400.11a', 'isOutside', (v, { object }) =>
        ['outside', 'exile'].includes(v.state.objects[object]?.zone ?? ''),
      ),
    ),
  ],
)
