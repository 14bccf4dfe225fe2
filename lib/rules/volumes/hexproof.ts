import { hexproof } from '../cr/702/702.11-hexproof'
import type { Volume } from './volume'

/** What opponents cannot target. */
export const volume: Volume = {
  rooms: [hexproof],
  verbs: [],
  actions: {},
}
