import { continuous, partsOf, room } from '../../kernel/rule'

/** Static abilities are simply true while their object is on the battlefield. */
export const staticAbilities = room('604.1', 'Static abilities', [
  continuous('604.1', (v) => v.lasting().flatMap((a) => (a.fixed ? [] : partsOf(a)))),
])
