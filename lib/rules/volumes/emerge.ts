import { emerge } from '../cr/702/702.119-emerge'
import type { Volume } from './volume'

/** What is sacrificed to pay less for a spell. */
export const volume: Volume = {
  rooms: [emerge],
  verbs: [],
  actions: {},
}
