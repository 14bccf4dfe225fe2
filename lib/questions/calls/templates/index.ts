import type { CallTemplate } from '../call-template'
import { afterTheTurn } from './after-the-turn'
import { auraLands } from './aura-lands'
import { borrowedAttacker } from './borrowed-attacker'
import { castNow } from './cast-now'
import { cloakLost } from './cloak-lost'
import { colorGuard } from './color-guard'
import { copiedSize } from './copied-size'
import { didItDie } from './did-it-die'
import { downAndUp } from './down-and-up'
import { emptyLibrary } from './empty-library'
import { fightAnswered } from './fight-answered'
import { firstBlow } from './first-blow'
import { flyerBlocked } from './flyer-blocked'
import { fullHand } from './full-hand'
import { hexproofAnswer } from './hexproof-answer'
import { loneBlocker } from './lone-blocker'
import { loyaltyAgain } from './loyalty-again'
import { madeSmall } from './made-small'
import { manaAnswered } from './mana-answered'
import { newlyArrived } from './newly-arrived'
import { onePoint } from './one-point'
import { outAndBack } from './out-and-back'
import { payItAll } from './pay-it-all'
import { regenerated } from './regenerated'
import { savedByLifelink } from './saved-by-lifelink'
import { searchNothing } from './search-nothing'
import { shieldOrLoss } from './shield-or-loss'
import { sourceLeft } from './source-left'
import { switched } from './switched'
import { targetAnswered } from './target-answered'
import { tenthCounter } from './tenth-counter'
import { trampledOver } from './trampled-over'
import { turnedUp } from './turned-up'
import { twentyOne } from './twenty-one'
import { twoHeadsPoisoned } from './two-heads-poisoned'
import { twoWounds } from './two-wounds'
import { undyingAgain } from './undying-again'
import { walkerStruck } from './walker-struck'
import { wardPaid } from './ward-paid'
import { wonAtUpkeep } from './won-at-upkeep'
import { xChosen } from './x-chosen'

/** Every call. Lists that feed ids only grow. */
export const callTemplates: readonly CallTemplate[] = [
  downAndUp,
  emptyLibrary,
  hexproofAnswer,
  newlyArrived,
  onePoint,
  regenerated,
  tenthCounter,
  trampledOver,
  twentyOne,
  twoWounds,
  afterTheTurn,
  borrowedAttacker,
  castNow,
  colorGuard,
  copiedSize,
  didItDie,
  fightAnswered,
  firstBlow,
  flyerBlocked,
  fullHand,
  loneBlocker,
  madeSmall,
  outAndBack,
  payItAll,
  savedByLifelink,
  searchNothing,
  shieldOrLoss,
  switched,
  targetAnswered,
  turnedUp,
  twoHeadsPoisoned,
  undyingAgain,
  wardPaid,
  wonAtUpkeep,
  xChosen,
  manaAnswered,
  sourceLeft,
  cloakLost,
  auraLands,
  loyaltyAgain,
  walkerStruck,
]
