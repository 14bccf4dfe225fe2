import { manaSymbols } from '../cr/107/107.4-symbols'
import { reducing } from '../cr/118/118.7-reducing'
import { additionalCosts } from '../cr/118/118.8-additional-costs'
import { paidVerbs } from '../effects/paid'
import type { Volume } from './volume'

/** What is paid more or less than the cost that is written. */
export const volume: Volume = {
  rooms: [manaSymbols, reducing, additionalCosts],
  verbs: [...paidVerbs],
  actions: {},
}
