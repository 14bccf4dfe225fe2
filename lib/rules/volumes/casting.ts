import { paying } from '../cr/118/118.3-paying'
import { payingLife } from '../cr/119/119.4-paying-life'
import { casting } from '../cr/601/601.2-casting'
import { castingActions } from '../kernel/casting'
import { divided } from '../kernel/divide'
import { castingStores } from '../kernel/stores/casting'
import type { Volume } from './volume'

/** Spells that players cast and abilities that they activate, for the cost that is written. */
export const volume: Volume = {
  rooms: [paying, payingLife, casting],
  verbs: [],
  actions: castingActions,
  stores: castingStores,
  divides: divided,
}
