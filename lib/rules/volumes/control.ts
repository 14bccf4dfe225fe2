import { delayedAbilities } from '../cr/603/603.7-delayed'
import { controlVerbs } from '../effects/control'
import { sacrificeVerbs } from '../effects/sacrifice'
import type { Volume } from './volume'

/** What depends on a condition, a choice or a later moment. */
export const volume: Volume = {
  rooms: [delayedAbilities],
  verbs: [...controlVerbs, ...sacrificeVerbs],
  actions: {},
}
