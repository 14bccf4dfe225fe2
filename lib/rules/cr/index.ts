import type { Keyword } from '../kernel/card'
import type { Room } from '../kernel/rule'
import { cantBeatsCan } from './101/101.2-cant'
import { startingPlayer } from './103/103.1-starting-player'
import { shufflingDecks } from './103/103.3-shuffling'
import { mulligans } from './103/103.5-mulligans'
import { firstTurn } from './103/103.8-first-turn'
import { winning } from './104/104.2-winning'
import { losing } from './104/104.3-losing'
import { drawingTheGame } from './104/104.4-drawing-the-game'
import { manaPool } from './106/106.4-mana-pool'
import { valuesOfX } from './107/107.3-x'
import { manaSymbols } from './107/107.4-symbols'
import { permanents } from './110/110.1-permanents'
import { permanentTypes } from './110/110.4-permanent-types'
import { status } from './110/110.5-status'
import { tokens } from './111/111.2-tokens'
import { whereAbilitiesWork } from './113/113.6-where-abilities-work'
import { abilitySources } from './113/113.7-sources'
import { abilityControllers } from './113/113.8-controllers'
import { emblems } from './114/114.2-emblems'
import { targets } from './115/115.1-targets'
import { specialActions } from './116/116.2-special-actions'
import { priority } from './117/117.3-priority'
import { paying } from './118/118.3-paying'
import { unpayableCosts } from './118/118.6-unpayable'
import { reducing } from './118/118.7-reducing'
import { additionalCosts } from './118/118.8-additional-costs'
import { alternativeCosts } from './118/118.9-alternative-costs'
import { startingLife } from './119/119.1-starting-life'
import { damageIsLoss } from './119/119.2-damage-is-loss'
import { gainingAndLosing } from './119/119.3-gaining-and-losing'
import { payingLife } from './119/119.4-paying-life'
import { settingLife } from './119/119.5-setting-life'
import { noLife } from './119/119.6-no-life'
import { cantGainLife } from './119/119.7-cant-gain-life'
import { cantLoseLife } from './119/119.8-cant-lose-life'
import { gainTriggers } from './119/119.9-gain-triggers'
import { gainReplacements } from './119/119.10-gain-replacements'
import { receivingDamage } from './120/120.1-receiving'
import { damageResults } from './120/120.3-results'
import { excessDamage } from './120/120.4-excess'
import { lethalDamage } from './120/120.6-lethal-damage'
import { zeroDamage } from './120/120.8-zero-damage'
import { drawing } from './121/121.1-drawing'
import { counters } from './122/122.1-counters'
import { manaValues } from './202/202.3-mana-value'
import { equipment } from './301/301.5-equipment'
import { summoningSickness } from './302/302.6-summoning-sickness'
import { auras } from './303/303.4-auras'
import { oneLandATurn } from './305/305.2-one-land-a-turn'
import { basicLandTypes } from './305/305.7-basic-land-types'
import { loyalty } from './306/306.5-loyalty'
import { defense } from './310/310.4-defense'
import { protectors } from './310/310.8-protectors'
import { zones } from './400/400.1-zones'
import { publicAndHidden } from './400/400.2-public-and-hidden'
import { ownersZones } from './400/400.3-owners-zones'
import { whatStaysOut } from './400/400.4-what-stays-out'
import { orderOfZones } from './400/400.5-order'
import { moving } from './400/400.6-moving'
import { newObjects } from './400/400.7-new-objects'
import { exiledAgain } from './400/400.8-exiled-again'
import { outsideTheGame } from './400/400.11-outside-the-game'
import { wholeZones } from './400/400.12-whole-zones'
import { lookingAtLibraries } from './401/401.2-looking'
import { countingLibraries } from './401/401.3-counting'
import { arranging } from './401/401.4-arranging'
import { topCardAmidst } from './401/401.5-top-card'
import { shownAgain } from './401/401.6-shown-again'
import { fromTheTop } from './401/401.7-from-the-top'
import { handSize } from './402/402.2-hand-size'
import { lookingAtHands } from './402/402.3-looking'
import { arrangingGraveyards } from './404/404.3-arranging'
import { stackControllers } from './405/405.4-controllers'
import { stackOrder } from './405/405.5-resolving'
import { withoutTheStack } from './405/405.6-without-the-stack'
import { exiledFaceDown } from './406/406.3-face-down'
import { facedownPiles } from './406/406.4-piles'
import { linkedAbilities } from './406/406.6-linked'
import { anteing } from './407/407.1-ante'
import { commandZone } from './408/408.1-command-zone'
import { endsOfSteps } from './500/500.2-ends-of-steps'
import { phasingInAndOut } from './502/502.1-phasing'
import { untapping } from './502/502.3-untapping'
import { drawStep } from './504/504.1-draw-step'
import { leavingCombat } from './506/506.4-leaving-combat'
import { attacking } from './508/508.1-attacking'
import { noAttackers } from './508/508.8-no-attackers'
import { blocking } from './509/509.1-blocking'
import { assigning } from './510/510.1-assigning'
import { dealing } from './510/510.2-dealing'
import { twoSteps } from './510/510.4-two-steps'
import { endOfCombat } from './511/511.3-end-of-combat'
import { discardingToHandSize } from './514/514.1-hand-size'
import { cleanup } from './514/514.2-cleanup'
import { casting } from './601/601.2-casting'
import { activating } from './602/602.2-activating'
import { triggering } from './603/603.2-triggering'
import { interveningIf } from './603/603.4-intervening-if'
import { delayedAbilities } from './603/603.7-delayed'
import { stateTriggers } from './603/603.8-state-triggers'
import { lookingBack } from './603/603.10-looking-back'
import { staticAbilities } from './604/604.1-static'
import { manaAbilities } from './605/605.1-mana-abilities'
import { loyaltyAbilities } from './606/606.3-loyalty-abilities'
import { resolving } from './608/608.2-resolving'
import { asThough } from './609/609.4-as-though'
import { untilItLeaves } from './610/610.3-until'
import { floatingEffects } from './611/611.2-floating'
import { layers } from './613/613.1-layers'
import { replacing } from './614/614.1-replacing'
import { enteringTheBattlefield } from './614/614.12-entering'
import { preventing } from './615/615.1-preventing'
import { choosingReplacements } from './616/616.1-choosing'
import { modal } from './700/700.2-modes'
import { dying } from './700/700.4-dying'
import { devotion } from './700/700.5-devotion'
import { attaching } from './701/701.3-attaching'
import { countering } from './701/701.6-countering'
import { creating } from './701/701.7-creating'
import { destroying } from './701/701.8-destroying'
import { discarding } from './701/701.9-discarding'
import { doubling } from './701/701.10-doubling'
import { exchanging } from './701/701.12-exchanging'
import { exiling } from './701/701.13-exiling'
import { fighting } from './701/701.14-fighting'
import { milling } from './701/701.17-milling'
import { regenerating } from './701/701.19-regenerating'
import { revealingCards } from './701/701.20-revealing'
import { sacrificing } from './701/701.21-sacrificing'
import { scrying } from './701/701.22-scrying'
import { searching } from './701/701.23-searching'
import { shuffling } from './701/701.24-shuffling'
import { surveilling } from './701/701.25-surveilling'
import { tapping } from './701/701.26-tapping'
import { transforming } from './701/701.27-transforming'
import { melding } from './701/701.42-melding'
import { deathtouch } from './702/702.2-deathtouch'
import { defender } from './702/702.3-defender'
import { doubleStrike } from './702/702.4-double-strike'
import { enchant } from './702/702.5-enchant'
import { firstStrike } from './702/702.7-first-strike'
import { flash } from './702/702.8-flash'
import { flying } from './702/702.9-flying'
import { haste } from './702/702.10-haste'
import { hexproof } from './702/702.11-hexproof'
import { indestructible } from './702/702.12-indestructible'
import { lifelink } from './702/702.15-lifelink'
import { protection } from './702/702.16-protection'
import { reach } from './702/702.17-reach'
import { trample } from './702/702.19-trample'
import { vigilance } from './702/702.20-vigilance'
import { ward } from './702/702.21-ward'
import { phasing } from './702/702.26-phasing'
import { kicker } from './702/702.33-kicker'
import { madness } from './702/702.35-madness'
import { morph } from './702/702.37-morph'
import { suspend } from './702/702.62-suspend'
import { persist } from './702/702.79-persist'
import { infect } from './702/702.90-infect'
import { fuse } from './702/702.102-fuse'
import { prowess } from './702/702.108-prowess'
import { menace } from './702/702.111-menace'
import { emerge } from './702/702.119-emerge'
import { escalate } from './702/702.120-escalate'
import { toxic } from './702/702.164-toxic'
import { checking } from './704/704.3-checking'
import { stateBasedActions } from './704/704.5-actions'
import { variantActions } from './704/704.6-variants'
import { copying } from './707/707.2-copying'
import { faceDown } from './708/708.2-face-down'
import { splitCards } from './709/709.3-split-cards'
import { flipCards } from './710/710.2-flip-cards'
import { meldCards } from './712/712.4-meld-cards'
import { faces } from './712/712.8-faces'
import { entering } from './712/712.11-entering'
import { sameObject } from './712/712.18-same-object'
import { parting } from './712/712.21-parting'
import { leavingTheGame } from './800/800.4-leaving-the-game'
import { sharedTurns } from './805/805.4-shared-turns'
import { sharedLife } from './810/810.4-shared-life'
import { teamsWinAndLose } from './810/810.8-winning-and-losing'
import { individualAndTeam } from './810/810.9-individual-and-team'
import { commanderTax } from './903/903.8-commander-tax'
import { backToCommand } from './903/903.9-back-to-command'
import { commanderDamage } from './903/903.10-commander-damage'

/** Every room of the book, in rule-number order. A room that is missing here does nothing; a test looks. */
export const rooms: readonly Room[] = [
  cantBeatsCan,
  startingPlayer,
  shufflingDecks,
  mulligans,
  firstTurn,
  winning,
  losing,
  drawingTheGame,
  manaPool,
  valuesOfX,
  manaSymbols,
  permanents,
  permanentTypes,
  status,
  tokens,
  whereAbilitiesWork,
  abilitySources,
  abilityControllers,
  emblems,
  targets,
  specialActions,
  priority,
  paying,
  unpayableCosts,
  reducing,
  additionalCosts,
  alternativeCosts,
  startingLife,
  damageIsLoss,
  gainingAndLosing,
  payingLife,
  settingLife,
  noLife,
  cantGainLife,
  cantLoseLife,
  gainTriggers,
  gainReplacements,
  receivingDamage,
  damageResults,
  excessDamage,
  lethalDamage,
  zeroDamage,
  drawing,
  counters,
  manaValues,
  equipment,
  summoningSickness,
  auras,
  oneLandATurn,
  basicLandTypes,
  loyalty,
  defense,
  protectors,
  zones,
  publicAndHidden,
  ownersZones,
  whatStaysOut,
  orderOfZones,
  moving,
  newObjects,
  exiledAgain,
  outsideTheGame,
  wholeZones,
  lookingAtLibraries,
  countingLibraries,
  arranging,
  topCardAmidst,
  shownAgain,
  fromTheTop,
  handSize,
  lookingAtHands,
  arrangingGraveyards,
  stackControllers,
  stackOrder,
  withoutTheStack,
  exiledFaceDown,
  facedownPiles,
  linkedAbilities,
  anteing,
  commandZone,
  endsOfSteps,
  phasingInAndOut,
  untapping,
  drawStep,
  leavingCombat,
  attacking,
  noAttackers,
  blocking,
  assigning,
  dealing,
  twoSteps,
  endOfCombat,
  discardingToHandSize,
  cleanup,
  casting,
  activating,
  triggering,
  interveningIf,
  delayedAbilities,
  stateTriggers,
  lookingBack,
  staticAbilities,
  manaAbilities,
  loyaltyAbilities,
  resolving,
  asThough,
  untilItLeaves,
  floatingEffects,
  layers,
  replacing,
  enteringTheBattlefield,
  preventing,
  choosingReplacements,
  modal,
  dying,
  devotion,
  attaching,
  countering,
  creating,
  destroying,
  discarding,
  doubling,
  exchanging,
  exiling,
  fighting,
  milling,
  regenerating,
  revealingCards,
  sacrificing,
  scrying,
  searching,
  shuffling,
  surveilling,
  tapping,
  transforming,
  melding,
  deathtouch,
  defender,
  doubleStrike,
  enchant,
  firstStrike,
  flash,
  flying,
  haste,
  hexproof,
  indestructible,
  lifelink,
  protection,
  reach,
  trample,
  vigilance,
  ward,
  phasing,
  kicker,
  madness,
  morph,
  suspend,
  persist,
  infect,
  fuse,
  prowess,
  menace,
  emerge,
  escalate,
  toxic,
  checking,
  stateBasedActions,
  variantActions,
  copying,
  faceDown,
  splitCards,
  flipCards,
  meldCards,
  faces,
  entering,
  sameObject,
  parting,
  leavingTheGame,
  sharedTurns,
  sharedLife,
  teamsWinAndLose,
  individualAndTeam,
  commanderTax,
  backToCommand,
  commanderDamage,
]

const names = new Set<string>(rooms.flatMap((r) => r.keyword ?? []))

/** Keywords that some room makes known. */
export const keywords: readonly Keyword[] = rooms.flatMap((r) => r.keyword ?? [])

const taken = new Map<string, NonNullable<Room['takes']>>(
  rooms.flatMap((r) => (r.takes ? [[r.keyword ?? '', r.takes]] : [])),
)

/** The words that a keyword is written with, besides its name. */
export const wordsOf = (keyword: string): NonNullable<Room['takes']> => taken.get(keyword) ?? {}
export const isKeyword = (name: string): name is Keyword => names.has(name)
