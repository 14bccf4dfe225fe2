import { kicker } from '../cr/702/702.33-kicker'
import { persist } from '../cr/702/702.79-persist'
import { prowess } from '../cr/702/702.108-prowess'
import { toxic } from '../cr/702/702.164-toxic'
import type { Volume } from './volume'

/** Keywords that few tables have. */
export const volume: Volume = {
  rooms: [kicker, persist, prowess, toxic],
  verbs: [],
  actions: {},
}
