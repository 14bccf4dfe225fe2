import type {
  Ability,
  AsThough,
  Characteristics,
  Cost,
  Lasting,
  Layer,
  Modification,
  TargetSpec,
  Triggered,
} from './card'
import type { Effect } from './effect'
import type { EventOf, GameEvent } from './events'
import type { ObjectId, PlayerId, RuleId, TargetId } from './ids'
import type { KeywordInstance } from './keyword'
import type { EventPattern } from './language'
import type { Mana } from './mana'
import type { Announced, Choices, Facing, Floating, GameObject, Sides, Trigger } from './state'
import type { CastAs, Color, OwnZone, StepName, Variant, Zone } from './words'

/** Questions that the kernel or a rule asks and other rules answer. Open: a room may add its own. */
export interface QueryMap {
  /** What an object of more than one face, or face down, is before any layer (708.2, 709.3, 709.4, 710.2, 712.8). */
  copiable: { args: { object: GameObject }; value: Characteristics }
  /** Mana values of which one is enough in a comparison (it is believed of split cards). */
  comparedManaValues: { args: { object: ObjectId }; value: readonly number[] }
  /** What a copy is while it is flipped or face down (110.5c, 708.10). */
  status: { args: { object: GameObject; values: Characteristics }; value: Characteristics }
  /** What follows the declare attackers step where no creature attacks (508.8). */
  withoutAttackers: { args: Record<string, never>; value: StepName }
  /** Whether an ability that is activated is a spell that is cast, for what waits for one (112.1). */
  abilityIsSpell: { args: Record<string, never>; value: boolean }
  /** Whether to cast a spell is to activate an ability, for what waits for that (113.3b). */
  castingActivates: { args: Record<string, never>; value: boolean }
  /** What a card is that says this (305.6). */
  cardIs: { args: { what: Characteristics }; value: Characteristics }
  /** What an object says once an effect has set its subtypes, or added some (305.7). */
  subtypesChanged: {
    args: { values: Characteristics; before: Characteristics; change: Retyping }
    value: Characteristics
  }
  /** What an object says, and is by what it says, once an effect has changed a word of its text (612.2). */
  reworded: { args: { values: Characteristics; change: Rewording }; value: Characteristics }
  /** How such an object lies as it arrives, where the instruction that moves it does not say (708.4, 712.13). */
  facing: { args: { event: EventOf<'move'> }; value: Facing }
  /** How a land lies that is played as another face of its card (712.12). */
  playedFacing: { args: { object: ObjectId; as: 'other' }; value: Facing }
  /** Whether a permanent that transforms stays the object that it was (712.18). */
  sameObject: { args: { object: ObjectId }; value: boolean }
  /** What it costs to turn a permanent face up, where its controller may (702.37e). */
  turnUpCost: { args: { object: ObjectId }; value: readonly Cost[] }
  /** Whether turning a permanent face up is done at once, or waits on the stack (116.2b). */
  turnsUp: { args: { object: ObjectId }; value: 'at-once' | 'on-stack' }
  /** What is done before the first turn, in its order (103). */
  startingSteps: { args: Record<string, never>; value: readonly StartingStep[] }
  /** How many cards a player begins with, and what a further mulligan would be, where the player may take one (103.5). */
  openingHand: { args: { player: PlayerId }; value: number }
  mulligan: { args: { player: PlayerId; taken: number }; value: Pick<EventOf<'mulligan'>, 'amount' | 'bottom'> }
  /** Mulligans that do not count (103.5c). */
  freeMulligans: { args: Record<string, never>; value: number }
  /** Life total that a player begins with (103.4, 119.1). */
  /** Who takes the first turn where nobody chooses it (103.1b). */
  startingPlayer: { args: object; value: PlayerId }
  startingLife: { args: { variant: Variant; players: number; role?: 'archenemy'; modifier?: number }; value: number }
  /** Whether the members of a team share life and poison (810.4); `false`: each has as much of their own as is said of the team. */
  sharedPools: { args: { variant: Variant }; value: boolean }
  /** State-based actions are checked as a player would get priority (704.3); those named here, after every event too. */
  stateBasedChecks: { args: Record<string, never>; value: readonly RuleId[] }
  /** In which order players put waiting abilities on the stack: first named, lowest (603.3b). */
  triggerOrder: { args: { players: readonly PlayerId[] }; value: readonly PlayerId[] }
  /** Whether an event is seen from the moment before it: permanents leave with it (603.10a);
   * `in-turn` for those who believe that they leave one after the other. */
  looksBack: { args: { event: GameEvent; when?: EventPattern }; value: true | 'in-turn' }
  /** Whether the "if" of a triggered ability is checked: as it triggers (603.4), and again as it resolves (608.2a). */
  checksCondition: { args: { at: 'trigger' | 'resolution' }; value: boolean }
  /** Whether an ability whose source is gone resolves all the same (113.7a). */
  outlivesSource: { args: { source: ObjectId }; value: boolean }
  /** Who controls an object on the stack as it resolves (405.4, 113.8). */
  stackController: { args: { object: ObjectId }; value: PlayerId }
  /** Whether an ability that needs a target is put on the stack when there is none to choose (603.3d). */
  stacksUntargeted: { args: Record<string, never>; value: boolean }
  /** Which object of the stack resolves, as an index from the bottom (405.5). */
  stackTop: { args: { size: number }; value: number }
  /** Who gets priority after something resolved (117.3b), and who after a pass (117.3d). */
  priorityAfterResolution: { args: { controller: PlayerId }; value: PlayerId }
  priorityAfterPass: { args: { player: PlayerId }; value: PlayerId }
  /** What follows when a permanent has left that something was to last until (610.3). */
  untilLeaves: { args: { effect: Floating }; value: readonly GameEvent[] }
  /** Whether a step goes on when the stack has become empty (500.2): `ends` for those who believe that it is over. */
  stackEmptied: { args: Record<string, never>; value: 'goes-on' | 'ends' }
  /** Whether state-based actions wait on the stack before they are performed (405.6f). */
  stateBasedWait: { args: Record<string, never>; value: boolean }
  /** Who has priority together with a player, and passes with them (805.5). */
  priority: { args: { player: PlayerId }; value: readonly PlayerId[] }
  /** What follows when all players have passed in succession (117.4). */
  allPassed: { args: { stackEmpty: boolean }; value: 'resolve' | 'next-step' }
  /** Whether state-based actions and waiting abilities are dealt with as a step begins: when somebody gets priority (117.3a); `again`: and
   * where there are some, such a step follows once more (514.3a). */
  settles: { args: { step: StepName }; value: boolean | 'again' }
  /** What becomes of a player who concedes (104.3a). */
  conceding: { args: Record<string, never>; value: 'loses' }
  /** What becomes of the game when that many sides are left in it (104.2a, 104.4a). */
  gameEnds: { args: { sides: number }; value: 'won' | 'drawn' }
  /** What becomes of the game when only what must happen goes on, without end (104.4b, 732.4). */
  endlessLoop: { args: Record<string, never>; value: 'drawn' }
  /** What becomes of a player who would win and lose the game at the same time (104.3f). */
  winsAndLoses: { args: Record<string, never>; value: 'loses' }
  /** Who chooses between replacements of one event (616.1). */
  replacementChooser: { args: { event: GameEvent; controllers: readonly PlayerId[] }; value: PlayerId }
  /** Who chooses which damage a shield meets when there is more of it than shield (615.7). */
  shieldChooser: { args: { event: GameEvent }; value: PlayerId }
  /** How much of a shield is used up by what it prevents (615.7). */
  shieldSpent: { args: { prevented: number; left: number }; value: number }
  /** Whether a replacement may act once more on what it has already replaced (614.5): `once` or `again`. */
  replacementTimes: { args: Record<string, never>; value: 'once' | 'again' }
  /** Whether gains of life from several sources are one event each (119.9, 119.10). */
  separateGains: { args: { for: 'trigger' | 'replacement' }; value: boolean }
  /** Whether gains by lifelink of several sources, which are of one event of damage, are gains of their own (702.15e). */
  lifelinkApart: { args: Record<string, never>; value: boolean }
  /** False for an event of nothing: it triggers and replaces nothing (119.9, 119.10). */
  isEvent: { args: { event: GameEvent; for: 'trigger' | 'replacement' }; value: boolean }
  /** What damage dealt to a player is (119.2, 702.90b), and to a creature (120.3e, 702.90c). */
  damageToPlayer: { args: { source: ObjectId; target: PlayerId }; value: 'life' | 'poison' }
  damageToCreature: { args: { source: ObjectId; target: ObjectId }; value: 'marked' | 'counters' }
  /** Life that damage also gives, and to whom (702.15b). */
  damageGains: {
    args: { source: ObjectId; target: TargetId; amount: number }
    value: { player: PlayerId; amount: number }
  }
  /** Poison counters that combat damage also gives (702.164c). */
  /** The total of the toxic of a creature (702.164b). */
  totalToxic: { args: { object: ObjectId }; value: number }
  damagePoisons: { args: { source: ObjectId }; value: number }
  /** Whether a permanent does something as though it were not as it is (609.4). */
  asThough: { args: { what: AsThough; object: ObjectId }; value: boolean }
  /** Whether a creature that has just come may attack, or tap for an ability, all the same (702.10b–c). */
  waitsNot: { args: { object: ObjectId; to: 'attack' | 'tap' }; value: boolean }
  /** Whether an object or player has protection from a source (702.16), or hexproof that keeps it from targeting (702.11). */
  protectedFrom: { args: { target: TargetId; source: ObjectId }; value: boolean }
  /** Since when what a static ability says is true: always (113.3d), only for what was there `once` it came, or once it has `resolved`. */
  staticsHold: { args: Record<string, never>; value: 'always' | 'once' | 'resolved' }
  /** Whether a triggered ability triggers whether or not its controller likes it (113.3c). */
  triggersUnasked: { args: { ability: Triggered }; value: boolean }
  /** Whether an ability that waits for the beginning of the end step triggers in this one; `late`: its permanent enters in it (513.2). */
  hearsEndStep: { args: { object: ObjectId; late: boolean }; value: boolean }
  /** For whom new targets of a spell or ability have to be legal, whoever chooses them (115.7); whether a target that is to be changed has to be (115.7a). */
  retargetedAs: { args: { object: ObjectId; chooser: PlayerId }; value: PlayerId }
  mustChange: { args: { object: ObjectId }; value: boolean }
  /** Whether "all creatures" are everybody's (400.1), and only those on the battlefield (403.2). */
  sharedByAll: { args: Record<string, never>; value: boolean }
  onlyBattlefield: { args: Record<string, never>; value: boolean }
  /** Whether a permanent is one of those that "any target" means (115.4). */
  anyTarget: { args: { object: ObjectId }; value: boolean }
  /** Whether an effect touches an object that it names without the word “target” (115.10). */
  untargetedReaches: { args: { object: ObjectId; player: PlayerId; source: ObjectId }; value: boolean }
  /** Whether the damage of a fight is not combat damage (701.14d). */
  outsideCombat: { args: { fighters: readonly [ObjectId, ObjectId] }; value: boolean }
  /** Whether a player may sacrifice a permanent (701.21a). */
  maySacrifice: { args: { player: PlayerId; object: ObjectId }; value: boolean }
  /** Whether what replaces (614.4), or prevents (615.4), may act on what has already happened. */
  reachesBack: { args: { of: 'replacement' | 'prevention' }; value: boolean }
  /** Whether a permanent can be regenerated (701.19c). */
  regenerable: { args: { event: EventOf<'destroy'> }; value: boolean }
  /** Whether damage can be prevented (615.12). */
  preventable: { args: { event: EventOf<'damage'> }; value: boolean }
  /** What a permanent can still be dealt before the rest is excess (120.4a). */
  beforeExcess: { args: { object: ObjectId; source: ObjectId }; value: number }
  /** The player who protects a battle (310.9). */
  protector: { args: { object: ObjectId }; value: PlayerId }
  /** Whether damage from a source dooms a creature (702.2b). */
  dooms: { args: { source: ObjectId; combat: boolean }; value: boolean }
  /** Whether each instance of a keyword triggers by itself (702.108b). */
  triggersEach: { args: { keyword: string }; value: boolean }
  /** Whether several instances of a keyword count as one. */
  redundant: { args: { keyword: string }; value: boolean }
  /** Highest life total at which a player loses (119.6), and lowest number of poison counters (104.3d). */
  lethalLife: { args: { player: PlayerId }; value: number }
  lethalPoison: { args: { player: PlayerId }; value: number }
  /** Combat damage of one commander, counted over the game, at which a player loses (903.10a). */
  lethalTally: { args: { player: PlayerId }; value: number }
  /** Whether the owner of a commander in a graveyard or in exile puts it into the command zone (903.9a). */
  toCommandZone: { args: { object: ObjectId }; value: boolean }
  /** A payment that nothing can forbid (119.4b). */
  alwaysPayable: { args: { life: number }; value: boolean }
  /** Damage that a creature still lacks to have lethal damage (120.6). */
  lethalDamage: { args: { object: ObjectId }; value: number }
  /**
   * Damage that `source` must still assign to a creature before the rest is excess; `others` is what other creatures assign to
   * it in the same step (702.19b, 702.2c).
   */
  lethalAssignment: { args: { object: ObjectId; source: ObjectId; others?: readonly Share[] }; value: number }
  /** Whether 1 damage of a source already counts as lethal when damage is assigned (702.2c). */
  oneIsLethal: { args: { source: ObjectId }; value: boolean }
  /** Which of some players have their life total set: not two of one team (810.9d). */
  lifeIsSet: { args: { players: readonly PlayerId[] }; value: readonly PlayerId[] }
  /** Whether the change of a player's life reaches the total that counts (810.9). */
  reachesTotal: { args: { player: PlayerId }; value: boolean }
  /** Whether a blocked attacker is still blocked (509.1h). */
  staysBlocked: { args: { attacker: ObjectId }; value: boolean }
  /** Whether what is on the battlefield leaves combat nevertheless; `formerly` controlled it before what just happened (506.4). */
  leavesCombat: { args: { object: ObjectId; formerly: PlayerId }; value: boolean }
  /** How many attackers a creature may block (509.1a). */
  blocksAtMost: { args: { blocker: ObjectId }; value: number }
  /** A permission to attack that the rules do not give to a tapped creature (508.1a). */
  mayAttackTapped: { args: { object: ObjectId }; value: boolean }
  /** What attacking with a creature costs (508.1h). */
  attackCosts: { args: { object: ObjectId }; value: readonly Extract<Cost, { pay: 'mana' }>[] }
  /** In which order the layers apply (613.1, 613.4); those of one group together, by timestamp. */
  layers: { args: Record<string, never>; value: readonly (Layer | readonly Layer[])[] }
  /** Both faces that a token has which is a copy of an object, and which one is up (707.8a). */
  copiedFaces: { args: { object: ObjectId }; value: { front: Characteristics; sides: Sides; facing: Facing } }
  /** What an effect that copies an object copies of it (707.2). */
  copiableValues: { args: { object: ObjectId }; value: Characteristics }
  /** Whether an effect waits for others of its layer on which it depends (613.8). */
  dependencies: { args: Record<string, never>; value: boolean }
  /** The choices made for a spell or ability that a copy of it takes (707.10). */
  copiedChoices: { args: { object: ObjectId }; value: Choices }
  /** Whether a copy takes over the status of its original (110.5a), and what becomes a copy keeps its own (110.5c). */
  copiesStatus: { args: Record<string, never>; value: boolean }
  /** Whether counters cease to exist as an object changes zones (122.2). */
  countersCease: { args: Record<string, never>; value: boolean }
  /** Which types are permanent types (110.4). */
  permanentTypes: { args: Record<string, never>; value: readonly string[] }
  /** What is a permanent card (110.4a). */
  isPermanentCard: { args: { object: ObjectId }; value: boolean }
  /** Whether tokens elsewhere than on the battlefield cease to exist (111.7). */
  tokensCease: { args: Record<string, never>; value: boolean }
  /** Targets that a spell has by what it is, and not by what it says: an Aura's (303.4a); and what it enters attached to (608.3c). */
  spellTargets: { args: { object: ObjectId }; value: readonly TargetSpec[] }
  entersAttachedTo: { args: { object: ObjectId }; value: TargetId }
  /** What is a permanent (110.1, 110.4c), a card (108.2, 111.6). */
  isPermanent: { args: { object: ObjectId }; value: boolean }
  isCard: { args: { object: ObjectId }; value: boolean }
  /** Who owns an object (108.3, 110.2, 111.2). */
  owner: { args: { object: ObjectId }; value: PlayerId }
  /** Under whose control an object enters that an effect of a player puts onto the battlefield (110.2a). */
  entersUnder: { args: { object: ObjectId; player: PlayerId }; value: PlayerId }
  /** Who owns, and first controls, a token (111.2), and what it is (111.3). */
  tokenOwner: { args: { event: EventOf<'create'> }; value: PlayerId }
  tokenIs: { args: { what: Characteristics }; value: Characteristics }
  /** Whether an object may be, or stay, attached to another or to a player (301.5, 303.4, 702.16c). */
  mayAttach: { args: { object: ObjectId; to: TargetId }; value: boolean }
  /** Who chooses between things that would move an object to different zones at the same time (400.6). */
  contestChooser: { args: { object: ObjectId }; value: PlayerId }
  /** Of several replacements, which are chosen among: those with the highest number (616.1). */
  comesFirst: { args: { effect: Lasting }; value: number }
  /** Whether an effect that lasts for as long as something is so goes on (611.2b). */
  goesOn: { args: { effect: Omit<Floating, 'id' | 'timestamp'> }; value: boolean }
  /** How many combat damage steps there are, and who deals damage in this one (510.4). */
  damageSteps: { args: Record<string, never>; value: 1 | 2 }
  strikesFirst: { args: { object: ObjectId }; value: boolean }
  /** Who of those that strike first strikes in both steps (702.4b). */
  strikesTwice: { args: { object: ObjectId }; value: boolean }
  strikesNow: { args: { object: ObjectId; step: 'only' | 'first' | 'second' }; value: boolean }
  /** What may receive the damage of an attacker or blocker (510.1b–d), and in what measure. */
  assignment: { args: { object: ObjectId }; value: Assignment }
  /** Damage that an attacker or blocker assigns (510.1a). */
  combatDamageAmount: { args: { object: ObjectId }; value: number }
  /** Whether a creature that was tapped since it blocked deals its damage (506.4b). */
  dealsTapped: { args: { object: ObjectId }; value: boolean }
  /** Whether a team takes its turn together (805.4). */
  sharedTurns: { args: Record<string, never>; value: boolean }
  /** Whether combat damage happens all at once (510.2). */
  simultaneousDamage: { args: Record<string, never>; value: true | 'on-the-stack' }
  /** Whether attacking taps (508.1f, 702.20b). */
  attackTaps: { args: { object: ObjectId }; value: boolean }
  /** Whether a creature may block one with flying (702.17b), and whether the damage of an attacker tramples (702.19a). */
  blocksFlying: { args: { object: ObjectId }; value: boolean }
  tramples: { args: { object: ObjectId }; value: boolean }
  /** Whether damage that tramples goes on beyond the planeswalker that is attacked, to its controller (702.19c, f). */
  tramplesOver: { args: { object: ObjectId }; value: boolean }
  /** Least number of creatures that may block an attacker together (702.111b). */
  leastBlockers: { args: { attacker: ObjectId }; value: number }
  /** How several cards are drawn (121.2): one at a time; or, for those who believe it, all of them or none. */
  drawing: { args: Record<string, never>; value: 'one-by-one' | 'all-or-nothing' }
  /** Whether a zone is public: all players may look at what lies in it (400.2). */
  zonePublic: { args: { zone: Zone; of: PlayerId }; value: boolean }
  /** Whether a permanent that goes to a zone dies (700.4). */
  dies: { args: { object: ObjectId; to: Zone }; value: boolean }
  /** Whether the active player draws no card in this draw step (103.8a). */
  skipsDraw: { args: Record<string, never>; value: boolean }
  /** Which zones there are (400.1). */
  zones: { args: Record<string, never>; value: readonly string[] }
  /** Whether a card that a player owns is outside the game (400.11). */
  isOutside: { args: { object: ObjectId }; value: boolean }
  /** What an effect is about that is about a zone: its cards (400.12). */
  zoneContents: { args: { zone: OwnZone; of: PlayerId }; value: readonly ObjectId[] }
  /** Whether what changes zones is a new object there (400.7). */
  newObject: { args: { object: ObjectId; to: Zone }; value: boolean }
  /** Whether the top card of a library played with revealed stays hidden for now (401.5). */
  staysHidden: { args: { player: PlayerId; top: ObjectId }; value: boolean }
  /** Whether a player may look at what others may not, or count what nobody sees: cards of a zone, or one of them. */
  mayLook: { args: { player: PlayerId; zone: Zone; of: PlayerId; object?: ObjectId }; value: boolean }
  /** As what somebody may look at a face-down card without being allowed to, for whoever believes it (406.3). */
  looksAs: { args: Record<string, never>; value: 'owner' | 'exiler' }
  /** Whether a card that is exiled face down is turned face up just before it is cast (406.3a). */
  uncovers: { args: { as?: string | undefined }; value: boolean }
  /** Whether who has once been allowed to look at a face-down card goes on being allowed (406.3). */
  keepsLooking: { args: Record<string, never>; value: boolean }
  /** The face-down cards from which chance takes the one that a player chooses who may not look at it (406.4). */
  unseenPile: { args: { object: ObjectId; player: PlayerId }; value: readonly ObjectId[] }
  /** How many rounds of a loop are played that is repeated as a shortcut (732.2). */
  rounds: { args: { times: number | 'endless' | 'chance'; stopped?: number }; value: number }
  mayCount: { args: { player: PlayerId; zone: Zone; of: PlayerId }; value: boolean }
  /** How many cards a player may keep in hand (402.2). */
  handLimit: { args: { player: PlayerId }; value: number }
  /** Whether a card in exile is one that the source of an ability refers to as exiled with it (406.6). */
  isLinked: { args: { object: ObjectId; source: ObjectId }; value: boolean }
  /** Of cards that fit a search of one zone, how many must be found; `quality` is whether the search names one (701.23b, 701.23d). */
  leastFound: { args: { public: boolean; quality: boolean; fitting: number; wanted: number }; value: number }
  /** How many cards of a library are searched, the first ones, if not all (701.23f). */
  searchedTop: { args: { event: EventOf<'search'> }; value: number }
  /** What is found by a search for a quality that nothing defines (701.23c). */
  undefinedQuality: { args: Record<string, never>; value: 'nothing' }
  /** Whether a card that was found, and goes to a place of its own in the library, stays out of the shuffle (701.24b). */
  setsAside: { args: Record<string, never>; value: boolean }
  /** Whether a library is shuffled though what should be shuffled into it is not there (701.24c). */
  shufflesAnyway: { args: Record<string, never>; value: boolean }
  /** Who arranges cards that are put together into one place of a library (401.4), or into a graveyard (404.3). */
  arranges: { args: { zone: 'library' | 'graveyard'; owner: PlayerId; controller: PlayerId }; value: PlayerId }
  /** Where a card goes that is put into a library deeper than it has cards (401.7). */
  tooDeep: { args: { position: number; size: number }; value: 'bottom' | 'top' | 'nowhere' }
  /** Who chooses what a player discards (701.9b). */
  discardChooser: { args: { player: PlayerId; controller: PlayerId }; value: PlayerId }
  /** Under whose control a permanent is that a spell becomes, whatever effects say of the spell (110.2b). */
  defaultController: { args: { object: ObjectId }; value: PlayerId }
  /** Whether the copy of a permanent spell becomes a token or has one created (111.13). */
  copyEnters: { args: { object: ObjectId }; value: 'as-token' | 'created' }
  /** Whether state-based actions of the same result are one: what takes the place of one takes that of all (704.7). */
  sameResultOnce: { args: Record<string, never>; value: boolean }
  /** Whether state-based actions that are found together are taken together, and see the same (704.8). */
  sharesInformation: { args: Record<string, never>; value: boolean }
  /** Whether an object, or a kind of counter, is a token (111.1, 122.1). */
  isToken: { args: { object?: ObjectId; counter?: string }; value: boolean }
  /** Whose zone a card goes to (400.3). */
  zoneOwner: { args: { object: ObjectId }; value: PlayerId }
  /** Whether a spell or ability does nothing because all its targets are illegal (608.2b). */
  failsWithoutTargets: { args: { object: ObjectId; legal: number; total: number }; value: boolean }
  /** Where a spell goes once it has resolved (608.2n, 608.3). */
  afterResolving: { args: { object: ObjectId }; value: 'graveyard' | 'battlefield' | 'cease' }
  /** Whether a spell becomes a permanent as it resolves (110.4b). */
  permanentSpell: { args: { object: ObjectId }; value: boolean }
  /** Whether a card may be cast by a player from where it is (601.2), and whether at any time that an instant could be (702.8a). */
  mayBeCast: { args: { object: ObjectId; player: PlayerId }; value: boolean }
  instantTiming: { args: { object: ObjectId; as?: CastAs | undefined }; value: boolean }
  /** Whether casting it now, while something resolves, asks for no time of its own (608.2g). */
  castsWhileResolving: { args: { object: ObjectId }; value: boolean }
  /** Costs that may be paid instead of the mana cost (118.9), and those that are or may be paid on top of it (118.8), by name. */
  alternativeCosts: { args: Proposal; value: readonly NamedCost[] }
  additionalCosts: { args: Proposal; value: readonly NamedCost[] }
  /** What must be paid before anything is added or taken off: the mana cost, an alternative one, that of an ability. */
  baseCost: { args: Proposal; value: readonly Cost[] }
  /** What is added to it, what the mana of it is reduced by, and what it is at least (601.2f). */
  addedCosts: { args: Proposal; value: readonly Cost[] }
  reductions: { args: Proposal; value: readonly string[] }
  leastMana: { args: Proposal; value: number }
  /** A cost as it is announced to be paid, each hybrid symbol as one of its halves (601.2b). */
  announcedMana: { args: { mana: Mana; hybrid: readonly string[] }; value: Mana }
  /** An amount of mana reduced by another (118.7). */
  reduced: { args: { mana: Mana; by: string }; value: Mana }
  /** All that is to be paid, mana as one amount; and whether that stays so while it is paid (601.2f). */
  totalCost: { args: Proposal; value: readonly Due[] }
  costIsLocked: { args: Record<string, never>; value: boolean }
  /** Whether a cost of that name picks what is sacrificed as it is announced (702.119c); `late`: and sacrifices it once the spell is cast. */
  picksEarly: { args: { name: string }; value: 'early' | 'late' }
  /** What one Phyrexian symbol costs in life (107.4f). */
  phyrexianLife: { args: { symbol: string }; value: number }
  /** The modes with which a spell resolves: those announced (700.2a). `possible` are those whose targets there still are. */
  resolvingModes: { args: { announced: readonly number[]; possible: readonly number[] }; value: readonly number[] }
  /** For those who believe that modes are chosen on resolution: none counts while the spell is cast. */
  modesWait: { args: Record<string, never>; value: boolean }
  /** Modes that may be chosen for a triggered ability (700.2b): `legal` are those with a target for each that they ask for. */
  choosableModes: { args: { all: readonly number[]; legal: readonly number[] }; value: readonly number[] }
  /** Whether a spell keeps the targets announced, even illegal ones (601.2c). */
  keepsTargets: { args: { object: ObjectId }; value: boolean }
  /** Mana value (202.3), the number that X stands for in it (202.3e), and whether a mana cost stays what it is however it is paid for (118.9c). */
  manaValue: { args: { object: ObjectId }; value: number }
  valueOfX: { args: { object: ObjectId }; value: number }
  manaCostStays: { args: { object: ObjectId }; value: boolean }
  /** The devotion of a player to one colour or to several (700.5). */
  devotion: { args: { player: PlayerId; colors: readonly Color[] }; value: number }
  /** Whether an effect that has begun to apply goes on in the layers that follow: to the same objects, and though its ability is gone (613.6). */
  goesOnInLayers: { args: { in: 'objects' | 'ability' }; value: boolean }
  /** In which order effects of one layer apply, by their places, as far as none depends on another (613.7). */
  effectOrder: {
    args: { effects: readonly { readonly timestamp: number; readonly source?: ObjectId }[] }
    value: readonly number[]
  }
  /** Whether two objects have the same name (201.2a). */
  sameName: { args: { object: ObjectId; other: ObjectId }; value: boolean }
  /** The activated ability that a keyword stands for (702.6a). */
  keywordAbility: { args: { keyword: KeywordInstance }; value: Ability }
  /** Whether an activated ability is a mana ability (605.1a), and whether it goes on the stack (605.3b). */
  isManaAbility: { args: { ability: Ability }; value: boolean }
  usesStack: { args: { ability: Ability }; value: boolean }
  /** What a special action costs and does, whether it uses the stack (116.2f), and whether it may be taken only as the card could be cast (702.62a), and as nothing forbids to cast it (702.62c). */
  specialAction: { args: Taken; value: { readonly cost: readonly Cost[]; readonly effect: Effect } }
  specialUsesStack: { args: Taken; value: boolean }
  startsLikeCasting: { args: Taken; value: boolean }
  castingBansCount: { args: Taken; value: boolean }
  /** Whether a card is suspended (702.62b). */
  isSuspended: { args: { object: ObjectId }; value: boolean }
  /** What comes back of what was paid for something that is countered (701.6b). */
  refund: { args: { object: ObjectId }; value: readonly GameEvent[] }
  /** Who controls a triggered ability (113.8). */
  triggerController: { args: { trigger: Trigger }; value: PlayerId }
}

/** A change of types, subtypes or supertypes. */
export type Retyping = Extract<Modification, { layer: '4' }>

/** A change of a word of a text. */
export type Rewording = Extract<Modification, { layer: '3' }>

/** A part of the start of a game. */
export type StartingStep = 'starting-player' | 'commanders' | 'shuffle' | 'life' | 'hands' | 'first-turn'

/** A spell or ability on its way to the stack: what is known of it by then. `source` is that of an ability. */
export interface Proposal {
  readonly player: PlayerId
  readonly object: ObjectId
  readonly source?: ObjectId
  readonly ability?: Ability
  readonly announced: Announced
}

/** A special action with a card. */
export interface Taken {
  readonly type: 'suspend'
  readonly player: PlayerId
  readonly object: ObjectId
}

/** A cost under the name by which it is announced; one without a name is always paid. */
export interface NamedCost {
  readonly name?: string
  readonly cost: readonly Cost[]
}

/** A component of a cost, worked out: how much exactly. */
export type Due =
  | Exclude<Cost, { pay: 'life' | 'remove-counters' }>
  | (Extract<Cost, { pay: 'life' | 'remove-counters' }> & { readonly amount: number })

/** Combat damage that one creature assigns to another. */
export interface Share {
  readonly source: ObjectId
  readonly amount: number
}

/** Where combat damage of one creature may go. */
export interface Assignment {
  /** `free`: divided as its controller chooses; `fixed`: all to the one receiver; `none`: assigns nothing. */
  readonly mode: 'free' | 'fixed' | 'none'
  readonly to: readonly TargetId[]
  /** For trample: what may receive only what is left when every creature before it has lethal damage. */
  readonly excessTo?: TargetId
  /** What may receive only what is left when that, too, has as much as its loyalty (702.19c). */
  readonly beyond?: TargetId
  /** For those who believe in the damage assignment order. */
  readonly ordered?: boolean
}
