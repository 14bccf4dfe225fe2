import { regenerationOf } from '../../kernel/regeneration'
import { replacement, room } from '../../kernel/rule'

/** Regeneration takes the place of a destruction, and of nothing else. */
export const regeneration = room('614.8', 'Regeneration replaces destruction', [
  replacement('614.8', 'destroy', (v, e) => regenerationOf(v, e, true)),
])
