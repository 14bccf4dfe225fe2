import { manaPool } from '../cr/106/106.4-mana-pool'
import { specialActions } from '../cr/116/116.2-special-actions'
import { oneLandATurn } from '../cr/305/305.2-one-land-a-turn'
import { basicLandTypes } from '../cr/305/305.7-basic-land-types'
import { loyaltyAbilities } from '../cr/606/606.3-loyalty-abilities'
import { asThough } from '../cr/609/609.4-as-though'
import { modal } from '../cr/700/700.2-modes'
import { devotion } from '../cr/700/700.5-devotion'
import { countering } from '../cr/701/701.6-countering'
import { flash } from '../cr/702/702.8-flash'
import { kicker } from '../cr/702/702.33-kicker'
import { madness } from '../cr/702/702.35-madness'
import { suspend } from '../cr/702/702.62-suspend'
import { emerge } from '../cr/702/702.119-emerge'
import { escalate } from '../cr/702/702.120-escalate'
import { manaVerbs } from '../effects/mana'
import { stackVerbs } from '../effects/stack'
import { suspendActions } from '../kernel/special'
import { costsStores } from '../kernel/stores/costs'
import type { Volume } from './volume'

/** What is paid in other ways than by the printed cost, mana, and the keywords about it. */
export const volume: Volume = {
  rooms: [
    manaPool,
    specialActions,
    oneLandATurn,
    basicLandTypes,
    loyaltyAbilities,
    asThough,
    modal,
    devotion,
    countering,
    flash,
    kicker,
    madness,
    suspend,
    emerge,
    escalate,
  ],
  verbs: [...manaVerbs, ...stackVerbs],
  actions: suspendActions,
  stores: costsStores,
}
