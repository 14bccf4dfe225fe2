import type { Ability, Characteristics, Cost, Lasting, Triggered } from './card'
import type { CardId, ObjectId, PlayerId, TargetId } from './ids'
import type { KeywordInstance } from './keyword'
import type { ManaSupply } from './mana'
import type { Remembered } from './remembered'
import type { Layout, OwnZone, SharedZone, StepName, Variant, Zone } from './words'

/** Why a player lost, for those who read the outcome (104.3). */
export type LossReason = 'life' | 'empty-library' | 'poison' | 'commander-damage' | 'concede' | 'effect'

export interface Player {
  readonly id: PlayerId
  /** Where the life total and the poison counters are kept: the player's own, or the team's. */
  readonly pool: string
  /** Of whom shares it with others by the rules: the team, whoever believes that each has a total of their own. */
  readonly team?: string
  readonly lost?: LossReason
  readonly won?: boolean
  /** Mana in the pool and what can be produced, where the scenario says so: otherwise enough. */
  readonly mana?: ManaSupply
  /** Tried to draw from an empty library since the last check of state-based actions (704.5b). */
  readonly drewFromEmpty?: boolean
  /** Keywords that the player has: hexproof, protection. */
  readonly keywords?: readonly KeywordInstance[]
  /** The one player whom the others face, where the game has one (904.2). */
  readonly role?: 'archenemy'
  /** Modifies how many cards the player begins with, and keeps (902.5). */
  readonly handModifier?: number
  /** Lands played this turn (305.2). */
  readonly landsPlayed?: number
  /** What is counted over the whole game, by card: combat damage dealt to the player, and how often the player has cast it. */
  readonly tallies?: { readonly [T in Tally]?: Readonly<Record<CardId, number>> }
  /** Counters of other kinds than poison: energy, experience. */
  readonly counters?: Readonly<Record<string, number>>
}
export type Tally = 'damage' | 'casts'

/** What a card says besides its front, its left half or its upper part (which are `printed`). */
export interface Sides {
  readonly layout: Layout
  /** Its back, its right half, its lower part; of a meld card, the face that it makes together with its counterpart. */
  readonly other: Characteristics
  /** Name of the card with which it melds. */
  readonly pair?: string
}

/** How an object lies, where that is anything but its first side up and not flipped; it is forgotten as it changes zones. */
export interface Facing {
  /** What is up, or being cast, if not the first: the other side or half, or both halves of a fused spell. */
  readonly up?: 'other' | 'both'
  /** Face down, and as what. */
  readonly faceDown?: Characteristics
  readonly flipped?: true
  /** When it last transformed (701.27f). */
  readonly transformed?: number
  /** The other of the two cards that represent a melded permanent, as it was before. */
  readonly second?: GameObject
  /** Shown to all players as it came to where it is (708.9). */
  readonly revealed?: true
}

export interface GameObject {
  readonly id: ObjectId
  readonly card: CardId
  /** Printed values, or those of the effect that made the token. */
  readonly printed: Characteristics
  /** Of a card with more than one face or half. */
  readonly sides?: Sides
  readonly facing?: Facing
  /** A copy of a spell is no card; if it stays on the battlefield it is a token (707.10). */
  readonly kind: 'card' | 'token' | 'ability' | 'emblem' | 'copy'
  readonly owner: PlayerId
  /** Controller before control-changing effects (110.2). */
  readonly controller: PlayerId
  readonly zone: Zone
  readonly tapped: boolean
  readonly damage: number
  /** Dealt damage by a source with deathtouch since the last check (704.5h). */
  readonly deathtouched: boolean
  readonly counters: Readonly<Record<string, number>>
  /** When the newest counter of each kind was put on it, where it was not there as it came (613.7c). */
  readonly counted?: Readonly<Record<string, number>>
  /** Under its controller's control continuously since that player's turn began (302.6). */
  readonly ready: boolean
  readonly timestamp: number
  /** The player who protects it, for a battle (310.9). */
  readonly protector?: PlayerId
  /** What it is attached to: an Aura, an Equipment, a Fortification (301.5, 303.4). */
  readonly attachedTo?: TargetId
  /**
   * Phased out, by itself or with what it is attached to (702.26g): it is not in the list of the battlefield, and treated as though it
   * did not exist (702.26b).
   */
  readonly phasedOut?: boolean | ObjectId
  /** Who controlled it as it last phased out (502.1). */
  readonly phasedUnder?: PlayerId
  /** What it is by itself, where it entered as a copy of something else (707.2). */
  readonly itself?: Characteristics
  readonly onStack?: OnStack
  /** A commander that has come to its zone since the last check of state-based actions (903.9a). */
  readonly newcomer?: true
  /** Of a card in exile: the object whose ability exiled it (406.6), or the player where no object did; and if it is face down, who may look at it (406.3). */
  readonly exiledBy?: ObjectId
  readonly lookers?: readonly PlayerId[]
  /** Has been revealed on top of its library (401.6). */
  readonly seen?: true
  /** Came where it is with others at a time: to a graveyard, in an order that nobody has stated; to exile, in one face-down pile; to the battlefield, as world permanents. */
  readonly amid?: number
  /** How it was cast or activated; the permanent that a spell becomes remembers it (400.7d). */
  readonly announced?: Announced
  /** The turn in which one of its loyalty abilities was last activated (606.3). */
  readonly loyaltyUsed?: number
}

/** What lets a card be cast where the rules alone do not: for free, or for another cost. */
export interface Permission {
  /** What the cost is called among the alternatives; `free` where nothing is paid for the mana cost. */
  readonly name?: string
  readonly cost?: readonly Cost[]
  /** It is cast with its back face up (712.11a). */
  readonly transformed?: true
}

/** What is announced of a spell or ability as it is cast or activated, and how it is paid (601.2b, 601.2f, 601.2h). */
export interface Announced {
  readonly modes: readonly number[]
  readonly x?: number
  readonly alternatives: readonly string[]
  readonly additional: readonly string[]
  /** What each target gets of what is divided. */
  readonly division?: readonly number[]
  /** As which of its halves each hybrid symbol is paid. */
  readonly hybrid?: readonly string[]
  /** Phyrexian symbols paid with life. */
  readonly phyrexian: number
  readonly permission?: Permission
  /** What was chosen already, to be sacrificed when the cost is paid. */
  readonly picked: readonly ObjectId[]
  /** Mana of the total cost, once it is locked in. */
  readonly total?: string
  /** Permanents and cards that it was paid with. */
  readonly spent: readonly ObjectId[]
}

/** What was chosen for a spell or ability: what was announced of it, and its targets. */
export interface Choices {
  readonly announced?: Announced
  readonly targets: readonly TargetId[]
}

/** How a permanent enters the battlefield, where it is not as new (110.5b, 614.12). */
export type Arrival = Partial<
  Pick<GameObject, 'tapped' | 'counters' | 'attachedTo' | 'printed' | 'itself' | 'sides' | 'facing' | 'protector'>
>

/** What only an object on the stack has (405, 601.2b–c). */
export interface OnStack {
  readonly ability?: Ability
  readonly source?: ObjectId
  readonly targets: readonly TargetId[]
  /** Where a spell has been cast from, if not from a hand. */
  readonly from?: Zone
  /** The event that triggered it. */
  readonly event?: Remembered
  /** What it may refer to of the spell or ability that made it: a delayed ability. */
  readonly bound?: Bound
}

/** What instructions of one spell or ability have chosen and done: "the chosen creature", "exiled this way". */
export interface Bound {
  readonly targets: readonly TargetId[]
  readonly chosen: readonly TargetId[]
  readonly done: readonly Remembered[]
}

export interface Attacker {
  readonly id: ObjectId
  /** The player, planeswalker or battle it attacks; empty once that has left combat (506.4c). */
  readonly attacks: TargetId
  /** The planeswalker or battle that it attacked, which has left combat (506.4c). */
  readonly lost?: ObjectId
  /** Its defending player (508.5), whatever becomes of what it attacks. */
  readonly defender: PlayerId
  /** Once blocked, blocked for the whole combat (509.1h). */
  readonly blocked: boolean
  readonly blockers: readonly ObjectId[]
}

export interface Combat {
  readonly attackers: readonly Attacker[]
  /** Attackers and blockers with first or double strike as the first of two damage steps began (510.4); absent before it. */
  readonly struckFirst?: readonly ObjectId[]
  /** Those among them that were to deal damage in the second step too (702.4b). */
  readonly struckTwice?: readonly ObjectId[]
  readonly damageDone: boolean
  /** Players who have declared their blockers. */
  readonly declared?: readonly PlayerId[]
}

/** How long an effect lasts: `while-…` for as long as that is so of its source (611.2b). */
export const DURATIONS = [
  'end-of-turn',
  'end-of-game',
  'your-next-turn',
  'while-you-control',
  'while-on-battlefield',
  'while-tapped',
] as const
export type Duration = (typeof DURATIONS)[number]

/** A lasting effect that no object keeps alive: made by a spell or ability, or given by the scenario. */
export interface Floating {
  readonly id: string
  /** What choices call it, where the scenario gives it a name. */
  readonly name?: string
  readonly effect: Lasting
  readonly controller: PlayerId
  readonly source?: ObjectId
  readonly until: Duration
  /** Objects fixed when the effect began (611.2c). */
  readonly fixed?: readonly ObjectId[]
  /** They are all that were so ("creatures you control"), and not those that it was made for one by one. */
  readonly ofMany?: true
  /** What a delayed ability may refer to. */
  readonly bound?: Bound
  /** What is left of a "next N" shield (615.7). */
  readonly left?: number
  readonly timestamp: number
}

/** An ability that has triggered and waits to be put on the stack (603.2, 603.3). */
export interface Trigger {
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly ability: Triggered
  readonly event: Remembered
  readonly bound?: Bound
  /** The floating effect that it is a delayed ability of; one that triggers only once is gone then. */
  readonly delayed?: string
}

/** Everything there is; immutable, and JSON from top to bottom. */
export interface GameState {
  readonly edition: string
  readonly variant: Variant
  /** It is played for ante (407.1). */
  readonly ante?: true
  readonly order: readonly PlayerId[]
  readonly players: Readonly<Record<PlayerId, Player>>
  readonly life: Readonly<Record<string, number>>
  readonly poison: Readonly<Record<string, number>>
  readonly objects: Readonly<Record<ObjectId, GameObject>>
  /** The object that each card or token is now; absent when it has ceased to exist. */
  readonly cards: Readonly<Record<CardId, ObjectId>>
  /** Cards that are commanders, whatever objects they are and wherever (903.3); absent where there is none. */
  readonly commanders?: readonly CardId[]
  readonly shared: Readonly<Record<SharedZone, readonly ObjectId[]>>
  /** Library top first, graveyard bottom first. */
  readonly own: Readonly<Record<OwnZone, Readonly<Record<PlayerId, readonly ObjectId[]>>>>
  /** Cards of each library that nobody has named: below those known from the top. */
  readonly unknown: Readonly<Record<PlayerId, number>>
  /** Of the named cards of a library, how many lie somewhere among the unnamed ones, and how many below them all. */
  readonly loose: Readonly<Record<PlayerId, number>>
  readonly beneath: Readonly<Record<PlayerId, number>>
  readonly turn: {
    /** The first turn of the game. */
    readonly opening?: true
    readonly active: PlayerId
    readonly number: number
    readonly step: StepName
    /** The step does not take place (614.10). */
    readonly skipped?: true
    /** Another step of its kind follows it (514.3a). */
    readonly again?: true
  }
  /** Who has priority, and who has passed in succession (117). */
  readonly priority: { readonly player: PlayerId; readonly passed: readonly PlayerId[] }
  readonly combat: Combat | null
  readonly floating: readonly Floating[]
  readonly waiting: readonly Trigger[]
  /** What an object was as it last existed (608.2h), for those that have left; and what a copy of it would have been, where that is something else. */
  readonly last: Readonly<
    Record<ObjectId, GameObject & { readonly was: Characteristics; readonly copiable?: Characteristics }>
  >
  /** Top cards of libraries that are played with revealed, as far as they are revealed now. */
  readonly shown: Readonly<Record<PlayerId, ObjectId>>
  /** While a spell is being cast or an ability activated: the top cards of the libraries as that began (401.5). */
  readonly amidst?: Readonly<Record<PlayerId, ObjectId | undefined>>
  readonly clock: number
  readonly over: boolean
}
