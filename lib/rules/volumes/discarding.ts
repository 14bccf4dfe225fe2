import { discardVerbs } from '../effects/discard'
import type { Volume } from './volume'

/** Cards that players are told to discard. */
export const volume: Volume = {
  rooms: [],
  verbs: [...discardVerbs],
  actions: {},
}
