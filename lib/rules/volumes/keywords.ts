import { hexproof } from '../cr/702/702.11-hexproof'
import { protection } from '../cr/702/702.16-protection'
import { ward } from '../cr/702/702.21-ward'
import { persist } from '../cr/702/702.79-persist'
import { prowess } from '../cr/702/702.108-prowess'
import { toxic } from '../cr/702/702.164-toxic'
import type { Volume } from './volume'

/** Keywords that need no other volume. */
export const volume: Volume = {
  rooms: [hexproof, protection, ward, persist, prowess, toxic],
  verbs: [],
  actions: {},
}
