import { loyaltyAbilities } from '../cr/606/606.3-loyalty-abilities'
import { asThough } from '../cr/609/609.4-as-though'
import { flash } from '../cr/702/702.8-flash'
import { timingStores } from '../kernel/stores/timing'
import type { Volume } from './volume'

/** What is done at another time than most, or as though something were so. */
export const volume: Volume = {
  rooms: [loyaltyAbilities, asThough, flash],
  verbs: [],
  actions: {},
  stores: timingStores,
}
