import { patch, type Stores } from '../keep'

/** Abilities that are activated once a turn. */
export const timingStores = {
  useLoyalty: (s, e) => patch(s, e.object, { loyaltyUsed: s.turn.number }),
} satisfies Stores
