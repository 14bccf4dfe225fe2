import { preventing } from '../cr/615/615.1-preventing'
import type { Volume } from './volume'

/** Damage that is prevented. */
export const volume: Volume = {
  rooms: [preventing],
  verbs: [],
  actions: {},
}
