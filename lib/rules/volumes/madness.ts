import { madness } from '../cr/702/702.35-madness'
import type { Volume } from './volume'

/** Cards that are cast as they are discarded. */
export const volume: Volume = {
  rooms: [madness],
  verbs: [],
  actions: {},
}
