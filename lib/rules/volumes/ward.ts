import { ward } from '../cr/702/702.21-ward'
import type { Volume } from './volume'

/** What opponents pay for targeting. */
export const volume: Volume = {
  rooms: [ward],
  verbs: [],
  actions: {},
}
