import { query, result, room } from '../../kernel/rule'

/** Discarding puts a card from its owner's hand into that player's graveyard; the player whose hand it is chooses which. */
export const discarding = room('701.9', 'Discard', [
  result('701.9a', 'discard', (v, { object }) =>
    v.state.objects[object]?.zone === 'hand' ? [{ type: 'move', object, to: 'graveyard', verb: 'discard' }] : undefined,
  ),
  query('701.9b', 'discardChooser', (_, { player }) => player),
])
