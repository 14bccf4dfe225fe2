import type { Template } from '../template'
import { blockerGone } from './blocker-gone'
import { cleanupTogether } from './cleanup-together'
import { damageAddsUp } from './damage-adds-up'
import { damageThenHelp } from './damage-then-help'
import { deathtouchIndestructible } from './deathtouch-indestructible'
import { doubleStrikeDuel } from './double-strike-duel'
import { drawTriggers } from './draw-triggers'
import { exchangeLife } from './exchange-life'
import { exchangeTriggers } from './exchange-triggers'
import { firstStrikeDuel } from './first-strike-duel'
import { firstStrikeLife } from './first-strike-life'
import { flyingBlock } from './flying-block'
import { flyingTooLate } from './flying-too-late'
import { gainZero } from './gain-zero'
import { infectAndLifelink } from './infect-and-lifelink'
import { infectNextTurn } from './infect-next-turn'
import { lifeAtZero } from './life-at-zero'
import { lifelinkRace } from './lifelink-race'
import { lifelinkSources } from './lifelink-sources'
import { lifelinkTwice } from './lifelink-twice'
import { loseBehindShield } from './lose-behind-shield'
import { loseThenGain } from './lose-then-gain'
import { menaceBlock } from './menace-block'
import { millAll } from './mill-all'
import { payBehindShield } from './pay-behind-shield'
import { payLife } from './pay-life'
import { payUnableToLose } from './pay-unable-to-lose'
import { payZero } from './pay-zero'
import { poisonThreshold } from './poison-threshold'
import { setLifeCannotGain } from './set-life-cannot-gain'
import { setLifeTrigger } from './set-life-trigger'
import { shortLibrary } from './short-library'
import { sickBlock } from './sick-block'
import { stackOrder } from './stack-order'
import { startingLife } from './starting-life'
import { tappedBlocker } from './tapped-blocker'
import { teamEachPlayer } from './team-each-player'
import { teamPayment } from './team-payment'
import { trampleOver } from './trample-over'
import { zeroToughness } from './zero-toughness'

/** Every template, by file name. A template that is missing here makes no questions; a test looks. */
export const templates: readonly Template[] = [
  blockerGone,
  cleanupTogether,
  damageAddsUp,
  damageThenHelp,
  deathtouchIndestructible,
  doubleStrikeDuel,
  drawTriggers,
  exchangeLife,
  exchangeTriggers,
  firstStrikeDuel,
  firstStrikeLife,
  flyingBlock,
  flyingTooLate,
  gainZero,
  infectAndLifelink,
  infectNextTurn,
  lifeAtZero,
  lifelinkRace,
  lifelinkSources,
  lifelinkTwice,
  loseBehindShield,
  loseThenGain,
  menaceBlock,
  millAll,
  payBehindShield,
  payLife,
  payUnableToLose,
  payZero,
  poisonThreshold,
  setLifeCannotGain,
  setLifeTrigger,
  shortLibrary,
  sickBlock,
  stackOrder,
  startingLife,
  tappedBlocker,
  teamEachPlayer,
  teamPayment,
  trampleOver,
  zeroToughness,
]
