import type { CallWords } from '../tale'
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

/** The words of every call, by its id. */
export const tales: Readonly<Record<string, CallWords>> = {
  'after-the-turn': afterTheTurn,
  'borrowed-attacker': borrowedAttacker,
  'cast-now': castNow,
  'color-guard': colorGuard,
  'copied-size': copiedSize,
  'did-it-die': didItDie,
  'down-and-up': downAndUp,
  'empty-library': emptyLibrary,
  'fight-answered': fightAnswered,
  'first-blow': firstBlow,
  'flyer-blocked': flyerBlocked,
  'full-hand': fullHand,
  'hexproof-answer': hexproofAnswer,
  'lone-blocker': loneBlocker,
  'made-small': madeSmall,
  'newly-arrived': newlyArrived,
  'one-point': onePoint,
  'out-and-back': outAndBack,
  'pay-it-all': payItAll,
  regenerated,
  'saved-by-lifelink': savedByLifelink,
  'search-nothing': searchNothing,
  'shield-or-loss': shieldOrLoss,
  switched,
  'target-answered': targetAnswered,
  'tenth-counter': tenthCounter,
  'trampled-over': trampledOver,
  'turned-up': turnedUp,
  'twenty-one': twentyOne,
  'two-heads-poisoned': twoHeadsPoisoned,
  'two-wounds': twoWounds,
  'undying-again': undyingAgain,
  'ward-paid': wardPaid,
  'won-at-upkeep': wonAtUpkeep,
  'x-chosen': xChosen,
  'mana-answered': manaAnswered,
  'source-left': sourceLeft,
  'cloak-lost': cloakLost,
  'aura-lands': auraLands,
  'loyalty-again': loyaltyAgain,
  'walker-struck': walkerStruck,
}
