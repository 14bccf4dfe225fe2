import { countering } from '../cr/701/701.6-countering'
import { counterVerbs } from '../effects/countering'
import type { Volume } from './volume'

/** Spells and abilities that are countered. */
export const volume: Volume = {
  rooms: [countering],
  verbs: [...counterVerbs],
  actions: {},
}
