import { asReply } from '../as-reply'
import type { Template } from '../template'
import { abilitiesInTurn } from './abilities-in-turn'
import { abilityOrSpell } from './ability-or-spell'
import { abilityWord } from './ability-word'
import { activateAgain } from './activate-again'
import { additionalNow } from './additional-now'
import { afterResolution } from './after-resolution'
import { allCreatures } from './all-creatures'
import { announcedTargets } from './announced-targets'
import { answeredTwice } from './answered-twice'
import { anteRights } from './ante-rights'
import { anthemThenCreature } from './anthem-then-creature'
import { attachmentsLeft } from './attachments-left'
import { attackAlone } from './attack-alone'
import { attackerWhen } from './attacker-when'
import { auraTargets } from './aura-targets'
import { aurasPut } from './auras-put'
import { backWorth } from './back-worth'
import { betweenSteps } from './between-steps'
import { bileBlightNames } from './bile-blight-names'
import { blinkBoard } from './blink-board'
import { blinkEnlarged } from './blink-enlarged'
import { blinkInResponse } from './blink-in-response'
import { blockerGone } from './blocker-gone'
import { borrowedSpell } from './borrowed-spell'
import { brokerLook } from './broker-look'
import { captainSilenced } from './captain-silenced'
import { changedTarget } from './changed-target'
import { chosenOnCasting } from './chosen-on-casting'
import { cleanupAgain } from './cleanup-again'
import { cleanupTogether } from './cleanup-together'
import { commanderDamage } from './commander-damage'
import { commanderDies } from './commander-dies'
import { concedingPlayer } from './conceding-player'
import { copiedCreatureSpell } from './copied-creature-spell'
import { copiedSpell } from './copied-spell'
import { copyEntersWith } from './copy-enters-with'
import { copyException } from './copy-exception'
import { copyOfCopy } from './copy-of-copy'
import { copyOfTapped } from './copy-of-tapped'
import { counteredCosts } from './countered-costs'
import { countersAndDeath } from './counters-and-death'
import { creatureOnStack } from './creature-on-stack'
import { damageAddsUp } from './damage-adds-up'
import { damageIsLoss } from './damage-is-loss'
import { damageThenHelp } from './damage-then-help'
import { damageThenShield } from './damage-then-shield'
import { deathtouchIndestructible } from './deathtouch-indestructible'
import { defenderBlock } from './defender-block'
import { definedSize } from './defined-size'
import { delayedSacrifice } from './delayed-sacrifice'
import { dependentKeywords } from './dependent-keywords'
import { dependentLands } from './dependent-lands'
import { diesOrExiled } from './dies-or-exiled'
import { dissolveOnTheStack } from './dissolve-on-the-stack'
import { doppelgangerFlipped } from './doppelganger-flipped'
import { doubleStrikeDuel } from './double-strike-duel'
import { doubledNextTimes } from './doubled-next-times'
import { drainedBoth } from './drained-both'
import { drawTriggers } from './draw-triggers'
import { drawZones } from './draw-zones'
import { duelSurvivors } from './duel-survivors'
import { edictStatements } from './edict-statements'
import { edictZones } from './edict-zones'
import { effectsByAge } from './effects-by-age'
import { emblemPower } from './emblem-power'
import { emblemStays } from './emblem-stays'
import { emergeBoard } from './emerge-board'
import { emergeZero } from './emerge-zero'
import { endStepLate } from './end-step-late'
import { enteringAhead } from './entering-ahead'
import { entersCount } from './enters-count'
import { equipMoves } from './equip-moves'
import { equipNow } from './equip-now'
import { equipTimestamps } from './equip-timestamps'
import { equipmentAnimated } from './equipment-animated'
import { equipmentHost } from './equipment-host'
import { escalateCost } from './escalate-cost'
import { excessDamage } from './excess-damage'
import { exchangeControl } from './exchange-control'
import { exchangeLife } from './exchange-life'
import { exchangeTriggers } from './exchange-triggers'
import { exiledAgain } from './exiled-again'
import { exiledMorph } from './exiled-morph'
import { exiledWith } from './exiled-with'
import { faceDownCopy } from './face-down-copy'
import { faceDownCount } from './face-down-count'
import { faceDownDies } from './face-down-dies'
import { faceDownLook } from './face-down-look'
import { faceDownPile } from './face-down-pile'
import { fightAlone } from './fight-alone'
import { fightBoard } from './fight-board'
import { fightItself } from './fight-itself'
import { firstDraw } from './first-draw'
import { firstReplacement } from './first-replacement'
import { firstStrikeDuel } from './first-strike-duel'
import { firstStrikeLife } from './first-strike-life'
import { firstStrikeOnce } from './first-strike-once'
import { flashWatchers } from './flash-watchers'
import { flippedCopy } from './flipped-copy'
import { flyingBlock } from './flying-block'
import { flyingTooLate } from './flying-too-late'
import { foeTarget } from './foe-target'
import { freeButSacrifice } from './free-but-sacrifice'
import { freeCountered } from './free-countered'
import { freeX } from './free-x'
import { fuseOrder } from './fuse-order'
import { gainOneMore } from './gain-one-more'
import { gainZero } from './gain-zero'
import { graveyardOrder } from './graveyard-order'
import { handLimitBoard } from './hand-limit-board'
import { hasteAbility } from './haste-ability'
import { hiddenZones } from './hidden-zones'
import { infectAndLifelink } from './infect-and-lifelink'
import { infectAnyZone } from './infect-any-zone'
import { infectNextTurn } from './infect-next-turn'
import { infectStatements } from './infect-statements'
import { interveningIf } from './intervening-if'
import { jaceAndChimera } from './jace-and-chimera'
import { kikiJikiToken } from './kiki-jiki-token'
import { kindGivenLate } from './kind-given-late'
import { kokushoShielded } from './kokusho-shielded'
import { landAndSpells } from './land-and-spells'
import { landIsNoSpell } from './land-is-no-spell'
import { layersLate } from './layers-late'
import { legendBoard } from './legend-board'
import { legendWalkers } from './legend-walkers'
import { libraryOrder } from './library-order'
import { lifeAtZero } from './life-at-zero'
import { lifelinkAnyZone } from './lifelink-any-zone'
import { lifelinkRace } from './lifelink-race'
import { lifelinkSources } from './lifelink-sources'
import { lifelinkTwice } from './lifelink-twice'
import { loopAndLoss } from './loop-and-loss'
import { loopNumber } from './loop-number'
import { loseBehindShield } from './lose-behind-shield'
import { loseThenGain } from './lose-then-gain'
import { lostTogether } from './lost-together'
import { loyaltyLast } from './loyalty-last'
import { loyaltyNow } from './loyalty-now'
import { loyaltyPaid } from './loyalty-paid'
import { madnessDiscard } from './madness-discard'
import { madnessSorcery } from './madness-sorcery'
import { manaInResponse } from './mana-in-response'
import { manaValuePaid } from './mana-value-paid'
import { meldAttempt } from './meld-attempt'
import { meldedPermanentDies } from './melded-permanent-dies'
import { memoryAdeptDraws } from './memory-adept-draws'
import { menaceBlock } from './menace-block'
import { menaceGained } from './menace-gained'
import { millAll } from './mill-all'
import { morphTurned } from './morph-turned'
import { movedCounter } from './moved-counter'
import { mulliganBoard } from './mulligan-board'
import { mustAttack } from './must-attack'
import { mustBlock } from './must-block'
import { noAttackers } from './no-attackers'
import { nthFromTop } from './nth-from-top'
import { nykthosAndDevotion } from './nykthos-and-devotion'
import { oppositeCounters } from './opposite-counters'
import { outlivesSource } from './outlives-source'
import { ownTarget } from './own-target'
import { partsInLayers } from './parts-in-layers'
import { payBehindShield } from './pay-behind-shield'
import { payLife } from './pay-life'
import { payUnableToLose } from './pay-unable-to-lose'
import { payZero } from './pay-zero'
import { permanentCards } from './permanent-cards'
import { permanentsCount } from './permanents-count'
import { persistAgain } from './persist-again'
import { phyrexianPayment } from './phyrexian-payment'
import { planeswalkerCounters } from './planeswalker-counters'
import { planeswalkerDamage } from './planeswalker-damage'
import { planeswalkerGone } from './planeswalker-gone'
import { poisonThreshold } from './poison-threshold'
import { protectionAttachments } from './protection-attachments'
import { protectionBlock } from './protection-block'
import { protectionStatements } from './protection-statements'
import { prowessBoard } from './prowess-board'
import { prowessDamage } from './prowess-damage'
import { prowessOrder } from './prowess-order'
import { pumpedThenCopy } from './pumped-then-copy'
import { putOntoBattlefield } from './put-onto-battlefield'
import { reanimatedCreature } from './reanimated-creature'
import { redcapAndFinks } from './redcap-and-finks'
import { redirectedNowhere } from './redirected-nowhere'
import { reductionSacrificed } from './reduction-sacrificed'
import { regenerateBoard } from './regenerate-board'
import { regenerateStatements } from './regenerate-statements'
import { regenerateTooLate } from './regenerate-too-late'
import { rescueTooLate } from './rescue-too-late'
import { rewordedCaptain } from './reworded-captain'
import { rewordedProtection } from './reworded-protection'
import { sacrificeRight } from './sacrifice-right'
import { sacrificedOrDestroyed } from './sacrificed-or-destroyed'
import { scryTriggers } from './scry-triggers'
import { searchMayFail } from './search-may-fail'
import { setLifeCannotGain } from './set-life-cannot-gain'
import { setLifeTrigger } from './set-life-trigger'
import { shadowBlock } from './shadow-block'
import { shieldCounters } from './shield-counters'
import { shieldForBoth } from './shield-for-both'
import { shieldRemaining } from './shield-remaining'
import { shieldShared } from './shield-shared'
import { shieldTooLate } from './shield-too-late'
import { shortLibrary } from './short-library'
import { shuffleAbsent } from './shuffle-absent'
import { shuffledPlace } from './shuffled-place'
import { sickBlock } from './sick-block'
import { simultaneousTriggers } from './simultaneous-triggers'
import { sorceryWhen } from './sorcery-when'
import { sourceGone } from './source-gone'
import { spellWorth } from './spell-worth'
import { splitCounted } from './split-counted'
import { splitWorth } from './split-worth'
import { stackLife } from './stack-life'
import { stackOrder } from './stack-order'
import { startingLife } from './starting-life'
import { startingSteps } from './starting-steps'
import { staticAtOnce } from './static-at-once'
import { staticEnds } from './static-ends'
import { stolenCreaturesHome } from './stolen-creatures-home'
import { stolenSpell } from './stolen-spell'
import { stolenZones } from './stolen-zones'
import { struckDownFirst } from './struck-down-first'
import { stunAttack } from './stun-attack'
import { stunCounters } from './stun-counters'
import { sublayers } from './sublayers'
import { suspendBanned } from './suspend-banned'
import { suspendLast } from './suspend-last'
import { suspendNow } from './suspend-now'
import { suspendTiming } from './suspend-timing'
import { tableRights } from './table-rights'
import { takenWithBonus } from './taken-with-bonus'
import { tappedAgain } from './tapped-again'
import { tappedBlocker } from './tapped-blocker'
import { tappedCreatureReturns } from './tapped-creature-returns'
import { targetStays } from './target-stays'
import { targetsGone } from './targets-gone'
import { teamEachPlayer } from './team-each-player'
import { teamPayment } from './team-payment'
import { teamPoison } from './team-poison'
import { tokenAndCardDie } from './token-and-card-die'
import { tokenForAnother } from './token-for-another'
import { tokenOrCounter } from './token-or-counter'
import { tokenWorth } from './token-worth'
import { topCard } from './top-card'
import { topCardAgain } from './top-card-again'
import { toxicBoard } from './toxic-board'
import { trampleBlocker } from './trample-blocker'
import { trampleDivision } from './trample-division'
import { trampleOver } from './trample-over'
import { tramplePlaneswalker } from './trample-planeswalker'
import { trampleShielded } from './trample-shielded'
import { transformEverything } from './transform-everything'
import { transformInResponse } from './transform-in-response'
import { triggerOwner } from './trigger-owner'
import { triggerUnasked } from './trigger-unasked'
import { turnOrder } from './turn-order'
import { twoCosts } from './two-costs'
import { typelessPermanent } from './typeless-permanent'
import { untapBoard } from './untap-board'
import { untargetedZones } from './untargeted-zones'
import { vigilanceBoard } from './vigilance-board'
import { vigilanceTapped } from './vigilance-tapped'
import { walkerStatements } from './walker-statements'
import { walkerTurn } from './walker-turn'
import { whoBlocks } from './who-blocks'
import { wipedTogether } from './wiped-together'
import { wishZones } from './wish-zones'
import { witherBoard } from './wither-board'
import { worldsZones } from './worlds-zones'
import { wrathZones } from './wrath-zones'
import { zeroDamage } from './zero-damage'
import { zeroToughness } from './zero-toughness'

/** Every template, by file name. A template that is missing here makes no questions; a test looks. */
const asked: readonly Template[] = [
  attackAlone,
  attackerWhen,
  auraTargets,
  copiedSpell,
  definedSize,
  fuseOrder,
  cleanupAgain,
  partsInLayers,
  shieldForBoth,
  sourceGone,
  abilityOrSpell,
  abilityWord,
  activateAgain,
  afterResolution,
  allCreatures,
  announcedTargets,
  anteRights,
  anthemThenCreature,
  attachmentsLeft,
  aurasPut,
  backWorth,
  betweenSteps,
  bileBlightNames,
  blinkBoard,
  blinkEnlarged,
  blinkInResponse,
  blockerGone,
  borrowedSpell,
  brokerLook,
  captainSilenced,
  changedTarget,
  chosenOnCasting,
  cleanupTogether,
  commanderDamage,
  commanderDies,
  concedingPlayer,
  copiedCreatureSpell,
  copyEntersWith,
  copyException,
  copyOfCopy,
  copyOfTapped,
  counteredCosts,
  countersAndDeath,
  creatureOnStack,
  damageAddsUp,
  damageIsLoss,
  damageThenHelp,
  damageThenShield,
  deathtouchIndestructible,
  defenderBlock,
  delayedSacrifice,
  dependentKeywords,
  dependentLands,
  diesOrExiled,
  dissolveOnTheStack,
  doppelgangerFlipped,
  doubleStrikeDuel,
  doubledNextTimes,
  drawTriggers,
  drawZones,
  edictZones,
  emblemPower,
  emblemStays,
  emergeBoard,
  emergeZero,
  enteringAhead,
  endStepLate,
  entersCount,
  equipMoves,
  equipNow,
  equipTimestamps,
  equipmentAnimated,
  equipmentHost,
  escalateCost,
  excessDamage,
  exchangeControl,
  exchangeLife,
  exchangeTriggers,
  exiledAgain,
  exiledMorph,
  exiledWith,
  faceDownCopy,
  faceDownCount,
  faceDownDies,
  faceDownLook,
  faceDownPile,
  fightAlone,
  fightBoard,
  fightItself,
  firstDraw,
  firstReplacement,
  firstStrikeDuel,
  firstStrikeLife,
  firstStrikeOnce,
  flashWatchers,
  flippedCopy,
  flyingBlock,
  flyingTooLate,
  foeTarget,
  freeButSacrifice,
  freeX,
  gainOneMore,
  gainZero,
  graveyardOrder,
  handLimitBoard,
  hasteAbility,
  hiddenZones,
  infectAndLifelink,
  infectAnyZone,
  infectNextTurn,
  infectStatements,
  interveningIf,
  jaceAndChimera,
  kikiJikiToken,
  kindGivenLate,
  kokushoShielded,
  landAndSpells,
  landIsNoSpell,
  layersLate,
  legendBoard,
  legendWalkers,
  libraryOrder,
  lifeAtZero,
  lifelinkAnyZone,
  lifelinkRace,
  lifelinkSources,
  lifelinkTwice,
  loseBehindShield,
  loseThenGain,
  loyaltyLast,
  loyaltyNow,
  loyaltyPaid,
  madnessDiscard,
  madnessSorcery,
  manaInResponse,
  manaValuePaid,
  meldAttempt,
  meldedPermanentDies,
  memoryAdeptDraws,
  menaceBlock,
  menaceGained,
  millAll,
  morphTurned,
  movedCounter,
  mulliganBoard,
  noAttackers,
  mustAttack,
  mustBlock,
  nthFromTop,
  nykthosAndDevotion,
  oppositeCounters,
  outlivesSource,
  ownTarget,
  payBehindShield,
  payLife,
  payUnableToLose,
  payZero,
  permanentCards,
  permanentsCount,
  persistAgain,
  phyrexianPayment,
  planeswalkerCounters,
  planeswalkerDamage,
  planeswalkerGone,
  poisonThreshold,
  protectionAttachments,
  protectionBlock,
  protectionStatements,
  prowessBoard,
  prowessDamage,
  prowessOrder,
  pumpedThenCopy,
  putOntoBattlefield,
  reanimatedCreature,
  redcapAndFinks,
  redirectedNowhere,
  reductionSacrificed,
  regenerateBoard,
  regenerateTooLate,
  rescueTooLate,
  rewordedCaptain,
  sacrificeRight,
  sacrificedOrDestroyed,
  scryTriggers,
  searchMayFail,
  setLifeCannotGain,
  setLifeTrigger,
  shieldCounters,
  shieldRemaining,
  shieldShared,
  shieldTooLate,
  shortLibrary,
  shuffleAbsent,
  sickBlock,
  simultaneousTriggers,
  sorceryWhen,
  spellWorth,
  splitCounted,
  splitWorth,
  stackLife,
  stackOrder,
  startingLife,
  startingSteps,
  staticAtOnce,
  staticEnds,
  stolenCreaturesHome,
  stolenSpell,
  stolenZones,
  struckDownFirst,
  stunAttack,
  stunCounters,
  sublayers,
  suspendBanned,
  suspendLast,
  suspendNow,
  suspendTiming,
  tableRights,
  takenWithBonus,
  tappedAgain,
  tappedBlocker,
  tappedCreatureReturns,
  targetsGone,
  teamEachPlayer,
  teamPayment,
  teamPoison,
  tokenAndCardDie,
  tokenForAnother,
  tokenOrCounter,
  tokenWorth,
  topCard,
  topCardAgain,
  toxicBoard,
  trampleBlocker,
  trampleDivision,
  trampleOver,
  tramplePlaneswalker,
  trampleShielded,
  transformEverything,
  transformInResponse,
  triggerOwner,
  triggerUnasked,
  turnOrder,
  twoCosts,
  typelessPermanent,
  untapBoard,
  untargetedZones,
  vigilanceBoard,
  vigilanceTapped,
  whoBlocks,
  wipedTogether,
  wishZones,
  wrathZones,
  zeroDamage,
  zeroToughness,
  loopNumber,
  loopAndLoss,
  shuffledPlace,
  effectsByAge,
  duelSurvivors,
  answeredTwice,
  abilitiesInTurn,
  additionalNow,
  drainedBoth,
  edictStatements,
  freeCountered,
  lostTogether,
  regenerateStatements,
  rewordedProtection,
  shadowBlock,
  targetStays,
  walkerStatements,
  walkerTurn,
  witherBoard,
  worldsZones,
]

/** Those that are also asked as what to say to a player: their beliefs give a wrong reason for the right verdict, and a wrong verdict. */
const replied: readonly Template[] = [
  cleanupTogether,
  damageAddsUp,
  deathtouchIndestructible,
  escalateCost,
  firstStrikeDuel,
  flyingBlock,
  freeX,
  landIsNoSpell,
  lifeAtZero,
  loopAndLoss,
  loopNumber,
  manaInResponse,
  menaceGained,
  payLife,
  payZero,
  reductionSacrificed,
  sacrificeRight,
  searchMayFail,
  shortLibrary,
  suspendTiming,
  tramplePlaneswalker,
  vigilanceTapped,
]

export const templates: readonly Template[] = [...asked, ...replied.map(asReply)]
