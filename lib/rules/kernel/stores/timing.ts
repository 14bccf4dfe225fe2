import { patch, type Stores } from '../perform'

/** Abilities that are activated once a turn. */
export const timingStores: Stores = {
  useLoyalty: (s, e) => patch(s, e.object, { loyaltyUsed: s.turn.number }),
}
