import type { Keyword } from '../kernel/keyword'
import { rulesOf } from '../kernel/registry'
import type { Room, Ruleset } from '../kernel/rule'
import { cantBeatsCan } from './1xx/101.2-cant'
import { startingPlayer } from './1xx/103.1-starting-player'
import { shufflingDecks } from './1xx/103.3-shuffling'
import { mulligans } from './1xx/103.5-mulligans'
import { firstTurn } from './1xx/103.8-first-turn'
import { winning } from './1xx/104.2-winning'
import { losing } from './1xx/104.3-losing'
import { drawingTheGame } from './1xx/104.4-drawing-the-game'
import { manaPool } from './1xx/106.4-mana-pool'
import { numbers } from './1xx/107.1-numbers'
import { valuesOfX } from './1xx/107.3-x'
import { manaSymbols } from './1xx/107.4-symbols'
import { permanents } from './1xx/110.1-permanents'
import { permanentTypes } from './1xx/110.4-permanent-types'
import { status } from './1xx/110.5-status'
import { tokens } from './1xx/111.2-tokens'
import { spells } from './1xx/112.1-spells'
import { kindsOfAbilities } from './1xx/113.3-kinds'
import { whereAbilitiesWork } from './1xx/113.6-where-abilities-work'
import { abilitySources } from './1xx/113.7-sources'
import { abilityControllers } from './1xx/113.8-controllers'
import { emblems } from './1xx/114.2-emblems'
import { targets } from './1xx/115.1-targets'
import { specialActions } from './1xx/116.2-special-actions'
import { priority } from './1xx/117.3-priority'
import { paying } from './1xx/118.3-paying'
import { unpayableCosts } from './1xx/118.6-unpayable'
import { reducing } from './1xx/118.7-reducing'
import { additionalCosts } from './1xx/118.8-additional-costs'
import { alternativeCosts } from './1xx/118.9-alternative-costs'
import { startingLife } from './1xx/119.1-starting-life'
import { damageIsLoss } from './1xx/119.2-damage-is-loss'
import { gainingAndLosing } from './1xx/119.3-gaining-and-losing'
import { payingLife } from './1xx/119.4-paying-life'
import { settingLife } from './1xx/119.5-setting-life'
import { noLife } from './1xx/119.6-no-life'
import { cantGainLife } from './1xx/119.7-cant-gain-life'
import { cantLoseLife } from './1xx/119.8-cant-lose-life'
import { gainTriggers } from './1xx/119.9-gain-triggers'
import { gainReplacements } from './1xx/119.10-gain-replacements'
import { receivingDamage } from './1xx/120.1-receiving'
import { damageResults } from './1xx/120.3-results'
import { excessDamage } from './1xx/120.4-excess'
import { lethalDamage } from './1xx/120.6-lethal-damage'
import { zeroDamage } from './1xx/120.8-zero-damage'
import { drawing } from './1xx/121.1-drawing'
import { counters } from './1xx/122.1-counters'
import { sharedNames } from './2xx/201.2-names'
import { manaValues } from './2xx/202.3-mana-value'
import { changedTypes } from './2xx/205.1-types'
import { equipment } from './3xx/301.5-equipment'
import { summoningSickness } from './3xx/302.6-summoning-sickness'
import { auras } from './3xx/303.4-auras'
import { oneLandATurn } from './3xx/305.2-one-land-a-turn'
import { basicLandTypes } from './3xx/305.7-basic-land-types'
import { loyalty } from './3xx/306.5-loyalty'
import { defense } from './3xx/310.4-defense'
import { protectors } from './3xx/310.9-protectors'
import { sieges } from './3xx/310.12-sieges'
import { zones } from './4xx/400.1-zones'
import { publicAndHidden } from './4xx/400.2-public-and-hidden'
import { ownersZones } from './4xx/400.3-owners-zones'
import { whatStaysOut } from './4xx/400.4-what-stays-out'
import { orderOfZones } from './4xx/400.5-order'
import { moving } from './4xx/400.6-moving'
import { newObjects } from './4xx/400.7-new-objects'
import { exiledAgain } from './4xx/400.8-exiled-again'
import { outsideTheGame } from './4xx/400.11-outside-the-game'
import { wholeZones } from './4xx/400.12-whole-zones'
import { lookingAtLibraries } from './4xx/401.2-looking'
import { countingLibraries } from './4xx/401.3-counting'
import { arranging } from './4xx/401.4-arranging'
import { topCardAmidst } from './4xx/401.5-top-card'
import { shownAgain } from './4xx/401.6-shown-again'
import { fromTheTop } from './4xx/401.7-from-the-top'
import { handSize } from './4xx/402.2-hand-size'
import { lookingAtHands } from './4xx/402.3-looking'
import { battlefield } from './4xx/403.2-battlefield'
import { arrangingGraveyards } from './4xx/404.3-arranging'
import { stackControllers } from './4xx/405.4-controllers'
import { stackOrder } from './4xx/405.5-resolving'
import { withoutTheStack } from './4xx/405.6-without-the-stack'
import { exiledFaceDown } from './4xx/406.3-face-down'
import { facedownPiles } from './4xx/406.4-piles'
import { linkedAbilities } from './4xx/406.6-linked'
import { anteing } from './4xx/407.1-ante'
import { commandZone } from './4xx/408.1-command-zone'
import { endsOfSteps } from './5xx/500.2-ends-of-steps'
import { phasingInAndOut } from './5xx/502.1-phasing'
import { untapping } from './5xx/502.3-untapping'
import { drawStep } from './5xx/504.1-draw-step'
import { leavingCombat } from './5xx/506.4-leaving-combat'
import { attacking } from './5xx/508.1-attacking'
import { noAttackers } from './5xx/508.8-no-attackers'
import { blocking } from './5xx/509.1-blocking'
import { assigning } from './5xx/510.1-assigning'
import { dealing } from './5xx/510.2-dealing'
import { twoSteps } from './5xx/510.4-two-steps'
import { endOfCombat } from './5xx/511.3-end-of-combat'
import { endStep } from './5xx/513.2-end-step'
import { discardingToHandSize } from './5xx/514.1-hand-size'
import { cleanup } from './5xx/514.2-cleanup'
import { priorityInCleanup } from './5xx/514.3-priority-in-cleanup'
import { casting } from './6xx/601.2-casting'
import { activating } from './6xx/602.2-activating'
import { triggering } from './6xx/603.2-triggering'
import { interveningIf } from './6xx/603.4-intervening-if'
import { delayedAbilities } from './6xx/603.7-delayed'
import { stateTriggers } from './6xx/603.8-state-triggers'
import { lookingBack } from './6xx/603.10-looking-back'
import { staticAbilities } from './6xx/604.2-static'
import { manaAbilities } from './6xx/605.1-mana-abilities'
import { loyaltyAbilities } from './6xx/606.3-loyalty-abilities'
import { resolving } from './6xx/608.2-resolving'
import { asThough } from './6xx/609.4-as-though'
import { untilItLeaves } from './6xx/610.3-until'
import { floatingEffects } from './6xx/611.2-floating'
import { changedWords } from './6xx/612.2-changed-words'
import { layers } from './6xx/613.1-layers'
import { replacing } from './6xx/614.1-replacing'
import { beforeTheEvent } from './6xx/614.4-before-the-event'
import { regeneration } from './6xx/614.8-regeneration'
import { enteringTheBattlefield } from './6xx/614.12-entering'
import { preventing } from './6xx/615.1-preventing'
import { choosingReplacements } from './6xx/616.1-choosing'
import { modal } from './7xx/700.2-modes'
import { dying } from './7xx/700.4-dying'
import { devotion } from './7xx/700.5-devotion'
import { attaching } from './7xx/701.3-attaching'
import { countering } from './7xx/701.6-countering'
import { creating } from './7xx/701.7-creating'
import { destroying } from './7xx/701.8-destroying'
import { discarding } from './7xx/701.9-discarding'
import { doubling } from './7xx/701.10-doubling'
import { exchanging } from './7xx/701.12-exchanging'
import { exiling } from './7xx/701.13-exiling'
import { fighting } from './7xx/701.14-fighting'
import { milling } from './7xx/701.17-milling'
import { regenerating } from './7xx/701.19-regenerating'
import { revealingCards } from './7xx/701.20-revealing'
import { sacrificing } from './7xx/701.21-sacrificing'
import { scrying } from './7xx/701.22-scrying'
import { searching } from './7xx/701.23-searching'
import { shuffling } from './7xx/701.24-shuffling'
import { surveilling } from './7xx/701.25-surveilling'
import { tapping } from './7xx/701.26-tapping'
import { transforming } from './7xx/701.27-transforming'
import { melding } from './7xx/701.42-melding'
import { deathtouch } from './7xx/702.2-deathtouch'
import { defender } from './7xx/702.3-defender'
import { doubleStrike } from './7xx/702.4-double-strike'
import { enchant } from './7xx/702.5-enchant'
import { equip } from './7xx/702.6-equip'
import { firstStrike } from './7xx/702.7-first-strike'
import { flash } from './7xx/702.8-flash'
import { flying } from './7xx/702.9-flying'
import { haste } from './7xx/702.10-haste'
import { hexproof } from './7xx/702.11-hexproof'
import { indestructible } from './7xx/702.12-indestructible'
import { lifelink } from './7xx/702.15-lifelink'
import { protection } from './7xx/702.16-protection'
import { reach } from './7xx/702.17-reach'
import { trample } from './7xx/702.19-trample'
import { vigilance } from './7xx/702.20-vigilance'
import { ward } from './7xx/702.21-ward'
import { phasing } from './7xx/702.26-phasing'
import { shadow } from './7xx/702.28-shadow'
import { kicker } from './7xx/702.33-kicker'
import { madness } from './7xx/702.35-madness'
import { morph } from './7xx/702.37-morph'
import { suspend } from './7xx/702.62-suspend'
import { persist } from './7xx/702.79-persist'
import { wither } from './7xx/702.80-wither'
import { infect } from './7xx/702.90-infect'
import { undying } from './7xx/702.93-undying'
import { fuse } from './7xx/702.102-fuse'
import { prowess } from './7xx/702.108-prowess'
import { menace } from './7xx/702.111-menace'
import { emerge } from './7xx/702.119-emerge'
import { escalate } from './7xx/702.120-escalate'
import { toxic } from './7xx/702.164-toxic'
import { checking } from './7xx/704.3-checking'
import { stateBasedActions } from './7xx/704.5-actions'
import { variantActions } from './7xx/704.6-variants'
import { copying } from './7xx/707.2-copying'
import { faceDown } from './7xx/708.2-face-down'
import { splitCards } from './7xx/709.3-split-cards'
import { flipCards } from './7xx/710.2-flip-cards'
import { meldCards } from './7xx/712.4-meld-cards'
import { faces } from './7xx/712.8-faces'
import { entering } from './7xx/712.11-entering'
import { sameObject } from './7xx/712.18-same-object'
import { parting } from './7xx/712.21-parting'
import { shortcuts } from './7xx/732.2-shortcuts'
import { reversing } from './7xx/733.1-reversing'
import { leavingTheGame } from './8xx/800.4-leaving-the-game'
import { sharedTurns } from './8xx/805.4-shared-turns'
import { sharedLife } from './8xx/810.4-shared-life'
import { teamsWinAndLose } from './8xx/810.8-winning-and-losing'
import { individualAndTeam } from './8xx/810.9-individual-and-team'
import { handModifiers } from './9xx/902.5-hand-modifiers'
import { commanderTax } from './9xx/903.8-commander-tax'
import { backToCommand } from './9xx/903.9-back-to-command'
import { commanderDamage } from './9xx/903.10-commander-damage'
/** Every room of the book, in rule-number order; a test looks that no file is missing. */
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
  numbers,
  valuesOfX,
  manaSymbols,
  permanents,
  permanentTypes,
  status,
  tokens,
  spells,
  kindsOfAbilities,
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
  sharedNames,
  manaValues,
  changedTypes,
  equipment,
  summoningSickness,
  auras,
  oneLandATurn,
  basicLandTypes,
  loyalty,
  defense,
  protectors,
  sieges,
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
  battlefield,
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
  endStep,
  discardingToHandSize,
  cleanup,
  priorityInCleanup,
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
  changedWords,
  layers,
  replacing,
  beforeTheEvent,
  regeneration,
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
  equip,
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
  shadow,
  kicker,
  madness,
  morph,
  suspend,
  persist,
  wither,
  infect,
  undying,
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
  shortcuts,
  reversing,
  leavingTheGame,
  sharedTurns,
  sharedLife,
  teamsWinAndLose,
  individualAndTeam,
  handModifiers,
  commanderTax,
  backToCommand,
  commanderDamage,
]

/** The rules of the edition, by number. */
export const comprehensiveRules: Ruleset = rulesOf(rooms)

const names = new Set<string>(rooms.flatMap((r) => r.keyword ?? []))

/** Keywords that some room makes known. */
export const keywords: readonly Keyword[] = rooms.flatMap((r) => r.keyword ?? [])

const taken = new Map<string, NonNullable<Room['takes']>>(
  rooms.flatMap((r) => (r.takes ? [[r.keyword ?? '', r.takes]] : [])),
)

/** The words that a keyword is written with, besides its name. */
export const parametersOf = (keyword: string): NonNullable<Room['takes']> => taken.get(keyword) ?? {}

const byRule = new Map<string, Keyword>(
  rooms.flatMap(({ keyword, rules }) => (keyword ? rules.map(({ id }) => [id, keyword] as const) : [])),
)

/** The keyword that a rule is about, by its number: `702.79a` is about persist. */
export const keywordOfRule = (rule: string): Keyword | undefined => byRule.get(rule)
export const isKeyword = (name: string): name is Keyword => names.has(name)
