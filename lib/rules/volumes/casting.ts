import { valuesOfX } from '../cr/107/107.3-x'
import { manaSymbols } from '../cr/107/107.4-symbols'
import { paying } from '../cr/118/118.3-paying'
import { unpayableCosts } from '../cr/118/118.6-unpayable'
import { reducing } from '../cr/118/118.7-reducing'
import { additionalCosts } from '../cr/118/118.8-additional-costs'
import { alternativeCosts } from '../cr/118/118.9-alternative-costs'
import { casting } from '../cr/601/601.2-casting'
import { activating } from '../cr/602/602.2-activating'
import { manaAbilities } from '../cr/605/605.1-mana-abilities'
import { castingActions } from '../kernel/casting'
import { castingStores } from '../kernel/stores/casting'
import type { Volume } from './volume'

/** Spells and abilities that players cast and activate. */
export const volume: Volume = {
  rooms: [
    valuesOfX,
    manaSymbols,
    paying,
    unpayableCosts,
    reducing,
    additionalCosts,
    alternativeCosts,
    casting,
    activating,
    manaAbilities,
  ],
  verbs: [],
  actions: castingActions,
  stores: castingStores,
}
