import { castVerbs } from '../effects/cast'
import type { Volume } from './volume'

/** Spells that are cast as an instruction is carried out, and where their cards are meanwhile. */
export const volume: Volume = {
  rooms: [],
  verbs: [...castVerbs],
  actions: {},
}
