import { protection } from '../cr/702/702.16-protection'
import type { Volume } from './volume'

/** What a quality cannot do to a permanent or player. */
export const volume: Volume = {
  rooms: [protection],
  verbs: [],
  actions: {},
}
