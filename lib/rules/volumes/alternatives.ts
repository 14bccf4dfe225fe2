import { valuesOfX } from '../cr/107/107.3-x'
import { unpayableCosts } from '../cr/118/118.6-unpayable'
import { alternativeCosts } from '../cr/118/118.9-alternative-costs'
import type { Volume } from './volume'

/** What is paid instead of a mana cost. */
export const volume: Volume = {
  rooms: [valuesOfX, unpayableCosts, alternativeCosts],
  verbs: [],
  actions: {},
}
