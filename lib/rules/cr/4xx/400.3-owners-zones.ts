import { believes, query, room } from '../../kernel/rule'

/** A library, hand or graveyard receives only the cards of its owner. */
export const ownersZones = room(
  '400.3',
  "Cards go to their owner's zones",
  [query('400.3', 'zoneOwner', (v, { object }) => v.ask('owner', { object }))],
  [
    believes(
      'stolen-creature-my-graveyard',
      query('400.3', 'zoneOwner', (v, { object }) => v.controller(object)),
    ),
  ],
)
