import { legality, room } from '../../kernel/rule'

/** The order of a library, a graveyard or the stack stays as it is; a hand is its owner's to arrange. */
export const orderOfZones = room('400.5', 'The order of zones', [
  legality('400.5', 'arrange', (_, { zone, of }) =>
    zone === 'hand' ? undefined : { reason: 'fixed-order', detail: { player: of } },
  ),
])
