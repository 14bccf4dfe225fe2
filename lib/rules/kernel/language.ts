import type { CardId, PlayerId } from './ids'
import type { Keyword } from './keyword'
import type { CardType, Color, OwnZone, StepName, Supertype, Zone } from './words'

/** Words for players that depend on who says them, and on the event that a trigger or replacement is about. */
export const PLAYER_WORDS = [
  'you',
  'opponent',
  'each',
  'each-opponent',
  'event-player',
  /** A player chosen by an earlier instruction of the same spell or ability. */
  'chosen',
  /** The player that the source is attached to. */
  'host',
] as const

/** Players as an effect names them, from the point of view of its controller. */
export type PlayerRef =
  | (typeof PLAYER_WORDS)[number]
  | { readonly target: number }
  | { readonly controllerOf: ObjectRef }
  | { readonly ownerOf: ObjectRef }
  | PlayerId

/** Zones in which a filter looks for objects; it looks on the battlefield if it names none. */
export const FILTER_ZONES = ['battlefield', 'stack', 'graveyard', 'hand', 'library', 'exile', 'command'] as const
/** Zones that an effect may speak of. */
export type SpokenZone = (typeof FILTER_ZONES)[number]

/** Words for objects, of which the same is true. */
export const OBJECT_WORDS = [
  'self',
  'event-object',
  'event-source',
  /** What the object of the event has become in the zone that it went to. */
  'event-card',
  /** What an earlier instruction of the same spell or ability had chosen. */
  'chosen',
  /** What the source is attached to. */
  'host',
  /** Cards in exile that the source of the ability exiled (406.6). */
  'linked',
] as const

/** Objects as an effect names them. */
export type ObjectRef =
  | (typeof OBJECT_WORDS)[number]
  /** What earlier instructions of the same spell or ability did that to: exiled this way, created this way. */
  | { readonly thisWay: Watched }
  /** All the cards of a zone (400.12). */
  | { readonly cardsIn: Exclude<OwnZone, 'outside'>; readonly of: PlayerRef }
  | { readonly target: number }
  | { readonly all: Filter }
  | CardId

/** Which objects: every key given must hold. */
export interface Filter {
  /** All of these types; `anyType`: at least one of these. */
  readonly types?: readonly CardType[]
  readonly anyType?: readonly CardType[]
  readonly notTypes?: readonly CardType[]
  readonly subtypes?: readonly string[]
  readonly supertypes?: readonly Supertype[]
  readonly notSupertypes?: readonly Supertype[]
  /** At least one of these colours; `allColors`: all of these. */
  readonly colors?: readonly Color[]
  readonly allColors?: readonly Color[]
  readonly notColors?: readonly Color[]
  readonly power?: { readonly atLeast?: Amount; readonly atMost?: Amount; readonly equal?: Amount }
  /** Others with the name of an object: what has no name shares none (201.2b). */
  readonly sameName?: ObjectRef
  readonly keyword?: Keyword
  readonly controller?: PlayerRef
  readonly owner?: 'you' | 'opponent'
  readonly name?: string
  /** That has counters of this kind. */
  readonly counter?: string
  readonly manaValue?: { readonly atLeast?: number; readonly atMost?: number; readonly equal?: number }
  readonly token?: boolean
  /** A spell, and not an ability, on the stack. */
  readonly spell?: boolean
  /** An ability on the stack: an activated one, a triggered one, or either. */
  readonly ability?: 'activated' | 'triggered' | 'any'
  /** A card, as the rules call it: no token, no copy (108.2b). */
  readonly card?: boolean
  /** What the rules call a permanent, wherever somebody may think that it is (110.1). */
  readonly permanent?: boolean
  /** What the source is attached to. */
  readonly host?: boolean
  /** Exiled by the source (406.6). */
  readonly linked?: boolean
  /** A creature that is attacking (508.1k), until it has left combat. */
  readonly attacking?: boolean
  readonly other?: boolean
  readonly self?: boolean
  readonly id?: CardId
  readonly zone?: SpokenZone
}

/** What protection or hexproof is from: a quality of sources, everything, or what a player controls (702.16a, j, k). */
export type Quality = Filter | 'everything' | { readonly player: PlayerRef }

/** How much, read when the instruction is carried out (608.2h). */
export type Amount =
  | number
  | 'event-amount'
  | 'x'
  | { readonly count: Filter }
  /** How much of it there was, or how often it happened, by earlier instructions of the same spell or ability. */
  | { readonly thisWay: Watched }
  | { readonly powerOf: ObjectRef }
  | { readonly toughnessOf: ObjectRef }
  | { readonly countersOn: ObjectRef | { readonly player: PlayerRef }; readonly counter: string }
  | { readonly manaValueOf: ObjectRef }
  | { readonly lifeOf: PlayerRef }
  /** The devotion of its controller to these colours, or to the one chosen (700.5). */
  | { readonly devotion: readonly Color[] | 'chosen' }
  /** The part of what is divided that a target gets (601.2d). */
  | { readonly share: number }
  /** How often an optional cost of that name was paid. */
  | { readonly paid: string }
  | { readonly half: Amount; readonly round: 'up' | 'down' }
  | { readonly plus: readonly Amount[] }
  | { readonly times: readonly Amount[] }

/** Something that is so or not, read when it is asked for. */
export type Condition =
  | { readonly amount: Amount; readonly atLeast?: Amount; readonly atMost?: Amount; readonly equals?: Amount }
  /** All the objects named are such; those named are not none. */
  | { readonly object: ObjectRef; readonly is: Filter }
  /** It is the turn of one of these players. */
  | { readonly turn: PlayerRef }
  | { readonly not: Condition }
  | { readonly every: readonly Condition[] }
  | { readonly some: readonly Condition[] }

/** Events that a replacement effect may replace. */
export const REPLACEABLE = [
  'gainLife',
  'loseLife',
  'payLife',
  'damage',
  'draw',
  'discard',
  'mill',
  'scry',
  'surveil',
  'search',
  'shuffle',
  'counter',
  'putCounters',
  'enters',
  'leaves',
  'dies',
  'exile',
  'destroy',
  'sacrifice',
  'zoneChange',
  'create',
  'tapForMana',
  'loseGame',
  'winGame',
] as const
export type Replaceable = (typeof REPLACEABLE)[number]

/** Of those, the ones that have an amount. */
export const WITH_AMOUNT = [
  'gainLife',
  'loseLife',
  'payLife',
  'damage',
  'mill',
  'scry',
  'surveil',
  'putCounters',
  'create',
] as const satisfies readonly Replaceable[]

/** Events that a trigger may watch: those, and some that nothing replaces. */
export const WATCHED = [
  ...REPLACEABLE,
  'cast',
  'activate',
  'playLand',
  'becomesTarget',
  'attacks',
  'blocks',
  'becomesBlocked',
  'turnedFaceUp',
  'transforms',
  'removeCounters',
  'becomesTapped',
  'becomesUntapped',
  'step',
  'state',
  'look',
  'reveal',
] as const
export type Watched = (typeof WATCHED)[number]

/** Which events a trigger or replacement waits for. */
export interface EventPattern<E extends Watched = Watched> {
  readonly event: E
  /** Whose event it is: who gains, loses, draws, casts, is dealt damage. */
  readonly player?: PlayerRef
  /** Which object it happens to. */
  readonly object?: 'self' | Filter
  /** Which object causes it: of becoming blocked, which blocker, and then each blocker is an event of its own. */
  readonly source?: 'self' | Filter
  /** Whom or what it is done to by its object: what is attacked, which creature is blocked. */
  readonly against?: PlayerRef | Filter
  /** Zones between which an object moves. */
  readonly from?: Zone
  readonly to?: Zone
  /** What the game must be like, for the event `state`: "when you have 0 or less life" (603.8). */
  readonly is?: Condition
  /** Counters that are put or removed. */
  readonly counter?: string
  readonly combat?: boolean
  /** What brings a loss of life about. */
  readonly cause?: 'damage' | 'payment'
  readonly step?: StepName
}

/** What a replacement waits for. */
export type ReplacedPattern = EventPattern<Replaceable>
