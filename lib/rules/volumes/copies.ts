import { copiesVerbs } from '../effects/copies'
import { copiesStores } from '../kernel/stores/copies'
import type { Volume } from './volume'

/** Copies of spells and abilities, and other targets for them. */
export const volume: Volume = {
  rooms: [],
  verbs: [...copiesVerbs],
  actions: {},
  stores: copiesStores,
}
