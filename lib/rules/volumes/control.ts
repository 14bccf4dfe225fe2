import { controlVerbs } from '../effects/control'
import { sacrificeVerbs } from '../effects/sacrifice'
import type { Volume } from './volume'

/** What depends on a condition or a choice. */
export const volume: Volume = {
  rooms: [],
  verbs: [...controlVerbs, ...sacrificeVerbs],
  actions: {},
}
