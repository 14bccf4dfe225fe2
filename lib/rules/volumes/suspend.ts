import { suspend } from '../cr/702/702.62-suspend'
import { suspendActions } from '../kernel/special'
import type { Volume } from './volume'

/** Cards that wait in exile, and the special action that puts them there. */
export const volume: Volume = {
  rooms: [suspend],
  verbs: [],
  actions: suspendActions,
}
