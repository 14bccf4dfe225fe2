import { delayedAbilities } from '../cr/603/603.7-delayed'
import { laterVerbs } from '../effects/later'
import type { Volume } from './volume'

/** Abilities that wait for a later moment, and instructions that are about others of the same ability. */
export const volume: Volume = {
  rooms: [delayedAbilities],
  verbs: [...laterVerbs],
  actions: {},
}
