import type { Effect } from './effect'
import type { Keyword, KeywordInstance } from './keyword'
import type {
  Amount,
  Condition,
  EventPattern,
  Filter,
  ObjectRef,
  PlayerRef,
  Replaceable,
  ReplacedPattern,
  SpokenZone,
  WITH_AMOUNT,
} from './language'
import { CARD_TYPES, type CardType, type Color, type Layout, type StepName, type Supertype, type Zone } from './words'

/** Types of cards that stay on the battlefield (110.4). */
export const PERMANENT_TYPES: readonly CardType[] = CARD_TYPES.filter(
  (t) => !['instant', 'kindred', 'sorcery'].includes(t),
)

/** Whether a type is one of cards that are never permanents, and do what they say as spells (304.4, 307.4). */
export const isSpellType = (type: CardType): boolean => type === 'instant' || type === 'sorcery'

/** A keyword as it is written: by its name alone where it has no parameters. */
export const keywordOf = (k: Keyword | KeywordInstance): KeywordInstance =>
  typeof k === 'string' ? ({ keyword: k } as KeywordInstance) : k

/** A cost as a keyword writes it: mana alone, or several components. */
export type CostText = string | readonly Cost[]
export const costsOf = (cost: CostText): readonly Cost[] => (typeof cost === 'string' ? [{ pay: 'mana', cost }] : cost)

/** What an object is (109.3); read it through `characteristics`, never from the card. */
export interface Characteristics {
  readonly name: string
  readonly manaCost?: string
  readonly colors: readonly Color[]
  readonly supertypes: readonly Supertype[]
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
  readonly power?: number
  readonly toughness?: number
  readonly loyalty?: number
  readonly defense?: number
  readonly keywords: readonly KeywordInstance[]
  readonly abilities: readonly Ability[]
  /** When effects gave those of its abilities that it has from them (613.7a). */
  readonly given?: readonly { readonly ability: Ability; readonly since: number }[]
  /** Of a back face, the mana costs of the fronts of its cards: its mana value is theirs (202.3b, 202.3c). */
  readonly fronts?: readonly string[]
  /** What the lower part of a flip card says, which a copy of it has too. */
  readonly lower?: Characteristics
  /** Of a copy that differs from its original: what it would be without that (707.9). */
  readonly plain?: Characteristics
  /** They are those of something else, as a copy has them (707.2). */
  readonly copied?: true
}

/** Characteristics of nothing at all: where an object has none of its own. */
export const NOTHING: Characteristics = {
  name: '',
  colors: [],
  supertypes: [],
  types: [],
  subtypes: [],
  keywords: [],
  abilities: [],
}

/** What must be paid: each entry is one component (118.1). */
export type Cost =
  | { readonly pay: 'mana'; readonly cost: string }
  | { readonly pay: 'life'; readonly amount: Amount }
  | { readonly pay: 'tap' }
  | { readonly pay: 'untap' }
  | { readonly pay: 'sacrifice'; readonly what: 'self' | Filter; readonly count?: number }
  | { readonly pay: 'discard'; readonly what: 'self' | Filter; readonly count?: number }
  /** From the battlefield, or from the zone that the filter names. */
  | { readonly pay: 'exile'; readonly what: 'self' | Filter; readonly count?: number }
  /** From the source, or counters that the player has. */
  | { readonly pay: 'remove-counters'; readonly counter: string; readonly amount: Amount; readonly from?: 'you' }
  /** Loyalty counters put on the planeswalker, or removed from it (606.4). */
  | { readonly pay: 'loyalty'; readonly amount: number }
  /** A cost that makes a player gain life (119.7). */
  | { readonly pay: 'gain-life'; readonly who: PlayerRef; readonly amount: number }

/** Modes of a spell or ability (700.2): how many are chosen, and whether the same one may be chosen more than once. */
export interface Modes {
  readonly choose: number | 'one-or-more'
  readonly repeat?: boolean
  readonly list: readonly { readonly targets?: readonly TargetSpec[]; readonly effect: Effect }[]
}

/** What a spell's own text says of its cost: another one, one more, less mana. Optional and alternative costs are announced by name. */
export type OwnCost =
  | { readonly type: 'cost'; readonly alternative: readonly Cost[]; readonly name: string }
  | { readonly type: 'cost'; readonly additional: readonly Cost[] }
  | { readonly type: 'cost'; readonly additional: readonly Cost[]; readonly optional: true; readonly name: string }
  | { readonly type: 'cost'; readonly reduce: string; readonly times?: Amount }

interface Target<K extends string, F> {
  readonly kind: K
  readonly filter?: F
  /** How many different ones, where it is more than one: each has a place of its own among the targets. */
  readonly number?: number
  /** Or fewer than that, even none; or not fewer than so many: "one or two". */
  readonly upTo?: boolean
  readonly atLeast?: number
  /** What is divided among them as it is announced, at least one for each (601.2d). */
  readonly divided?: Amount
}

/** What may be chosen: any target (115.4), an object, or a player. */
export type TargetSpec =
  | Target<'any', Filter>
  | Target<'object', Filter>
  | Target<'player', { readonly controller: PlayerRef }>

/**
 * Verbs that a "can't" effect forbids to players, those that it forbids to objects or of them, those that it forbids to players with
 * some objects (spells to cast, permanents whose abilities to activate), and those done to objects or players by others.
 */
export const FORBIDDEN_TO_PLAYERS = [
  'gain-life',
  'lose-life',
  'pay-life',
  'lose-game',
  'win-game',
  'draw',
  'search',
] as const
export const FORBIDDEN_TO_OBJECTS = [
  'attack',
  'block',
  'attack-alone',
  'block-alone',
  'be-destroyed',
  'be-countered',
  'be-regenerated',
] as const
export const FORBIDDEN_WITH_OBJECTS = ['cast', 'activate'] as const
export const FORBIDDEN_BY_OTHERS = ['be-blocked', 'be-targeted', 'be-prevented'] as const
export const FORBIDDEN = [
  ...FORBIDDEN_TO_PLAYERS,
  ...FORBIDDEN_TO_OBJECTS,
  ...FORBIDDEN_WITH_OBJECTS,
  ...FORBIDDEN_BY_OTHERS,
] as const
export type Forbidden = (typeof FORBIDDEN)[number]

/** What an effect may ask of a creature, if it can (508.1d, 509.1c). */
export const ASKED = ['attack', 'block', 'be-blocked'] as const
export type Asked = (typeof ASKED)[number]

/** What is said of any of them, as far as it is said. */
export interface Forbids {
  readonly cant: Forbidden
  readonly player?: PlayerRef
  readonly what?: Filter
  readonly by?: Filter
}

/** What an event that is replaced turns into, whatever event it is (614). */
export type Replacing =
  | { readonly nothing: true }
  | { readonly instead: Effect }
  | { readonly times: number }
  | { readonly plus: number }
  /** The same damage is dealt to another receiver (614.9). */
  | { readonly redirect: Receiver }

/** How a replacement changes the event it replaces. */
export type Change =
  | Replacing
  /** Only so many cards of a library are searched, the first ones (701.23f). */
  | { readonly top: number }
  /** A loss of life leaves at least so much. */
  | { readonly leaving: number }
  /** What would be destroyed is regenerated (701.19). */
  | { readonly regenerate: true }

/** Whom or what something is dealt to. */
export type Receiver = { readonly player: PlayerRef } | { readonly object: ObjectRef }

/** What a player or object is treated as having, or lacking, without it (609.4). */
export const AS_THOUGH = ['infect', 'haste', 'no-defender'] as const
export type AsThough = (typeof AS_THOUGH)[number]

/** Steps that an effect may skip, and phases of several steps. */
export type Skipped = StepName | 'combat'

/** What a replacement waits for, and what it makes of it; `next`: only the next so many times. */
interface Replaces<E extends Replaceable, C extends Change> {
  readonly replace: EventPattern<E>
  readonly with: C
  readonly next?: number
}
/** Lasting effects, as a text states them. */
export type StatedLasting =
  | { readonly cant: (typeof FORBIDDEN_TO_PLAYERS)[number]; readonly player?: PlayerRef }
  | { readonly cant: (typeof FORBIDDEN_TO_OBJECTS)[number]; readonly what: Filter }
  | { readonly cant: (typeof FORBIDDEN_WITH_OBJECTS)[number]; readonly player?: PlayerRef; readonly what?: Filter }
  /** `by`: what may not do it to them (be blocked, be targeted). */
  | {
      readonly cant: (typeof FORBIDDEN_BY_OTHERS)[number]
      readonly player?: PlayerRef
      readonly what?: Filter
      readonly by?: Filter
    }
  | Replaces<Replaceable, { readonly nothing: true } | { readonly instead: Effect }>
  | Replaces<(typeof WITH_AMOUNT)[number], { readonly times: number } | { readonly plus: number }>
  | Replaces<'tapForMana', { readonly times: number }>
  | Replaces<'damage', { readonly redirect: Receiver }>
  | Replaces<'loseLife', { readonly leaving: number }>
  | Replaces<'search', { readonly top: number }>
  | Replaces<'destroy', { readonly regenerate: true }>
  /** The next `prevent` damage, all of it, or all of the next time it would be dealt (615); `after` happens afterwards (615.5). */
  | {
      readonly prevent: number | 'all' | 'next'
      readonly to?: PlayerRef | Filter | 'anything'
      readonly from?: Filter
      readonly combat?: boolean
      readonly after?: Effect
    }
  /** Damage to these receivers, by these sources, is as though the source had infect; or what creatures may do as though. */
  | { readonly asThough: 'infect'; readonly to?: PlayerRef | Filter; readonly from?: Filter }
  | { readonly asThough: Exclude<AsThough, 'infect'>; readonly what: Filter }
  /** A keyword that players have: hexproof, protection. */
  | { readonly keyword: Keyword | KeywordInstance; readonly player?: PlayerRef }
  /** A step, or a whole combat phase, that players skip (614.10). */
  | { readonly skip: Skipped; readonly player?: PlayerRef; readonly next?: number }
  /** Several changes that one effect makes touch the same objects (613.6). */
  | { readonly modify: StatedModification | readonly StatedModification[]; readonly what: Filter }
  /** How permanents enter the battlefield (614.1c). */
  | { readonly enters: Entering; readonly what: Filter }
  /** "Can block an additional creature": so many more than one, or any number (509.1a). */
  | { readonly mayBlock: number | 'any-number'; readonly what: Filter }
  /** "Attacks each combat if able", "blocks each combat if able" (508.1d, 509.1c). */
  | { readonly must: Exclude<Asked, 'be-blocked'>; readonly what: Filter }
  /** "Must be blocked if able": by one creature at least, or by all of these that can. */
  | { readonly must: 'be-blocked'; readonly what: Filter; readonly by?: Filter }
  /** "Can't attack unless their controller pays", for each of them (508.1h). */
  | { readonly attackCost: string; readonly what: Filter }
  /** "No more than so many creatures can attack each combat" (508.1c). */
  | { readonly mostAttackers: number }
  /** "Can't have more than so many counters of a kind on it" (704.5r). */
  | { readonly noMoreThan: number; readonly counter: string; readonly what: Filter }
  /** Permanents that their controller may choose not to untap (502.3). */
  | { readonly mayStayTapped: Filter }
  /** Players play with the top card of their library, or with their hand, revealed; or may look at that top card, or at the cards exiled with the source. */
  | { readonly reveal: 'top' | 'hand'; readonly player?: PlayerRef }
  | { readonly lookAt: 'top' | 'linked'; readonly player?: PlayerRef }
  /** What would move to a zone goes to another instead. */
  | { readonly moving: Filter; readonly from?: SpokenZone; readonly to: SpokenZone; readonly goes: SpokenZone }
  /** What spells cost, or abilities of what the filter speaks of: less mana, more, at least so much (601.2f). */
  | ({ readonly reduce: string } & Costing)
  | ({ readonly increase: string } & Costing)
  | ({ readonly atLeast: number } & Costing)
  /** Leave to cast cards from elsewhere, at the usual times; `free`: without paying their mana costs. */
  | { readonly mayCast: Filter; readonly player?: PlayerRef; readonly free?: boolean }

/** Effects that are true while they last: of static abilities, or floating with a duration. Some come only of what is done. */
export type Lasting =
  | StatedLasting
  /** A replacement of what the instruction itself does (614.15). */
  | { readonly replace: ReplacedPattern; readonly with: Change; readonly next?: number; readonly self: true }
  | { readonly modify: Modification | readonly Modification[]; readonly what: Filter }
  /** What has been exiled until its source leaves the battlefield (610.3): the objects that the effect has fixed. */
  | { readonly returns: true }
  /** A delayed triggered ability (603.7): triggers once, or each time while it lasts. */
  | { readonly delayed: Triggered; readonly repeat?: boolean }

/** Whose spells an effect on costs is about: those of a player, everybody's without one. */
interface Costing {
  readonly what?: Filter
  readonly player?: PlayerRef
  readonly abilities?: boolean
}

/** What an effect makes of a permanent that enters: tapped, with counters, as a copy of a permanent that its controller chooses. */
export interface Entering {
  readonly tapped?: boolean
  readonly counters?: Readonly<Record<string, Amount>>
  readonly copy?: Filter
  /** Its controller may as well let it enter as itself. */
  readonly optional?: boolean
  readonly except?: Exception
  /** Under whose control. */
  readonly under?: PlayerRef
  /** With its back face up. */
  readonly transformed?: true
}

/** In what a copy differs from its original (707.9). */
export interface Exception {
  readonly name?: string
  readonly addTypes?: readonly CardType[]
  readonly addSubtypes?: readonly string[]
  readonly removeSupertypes?: readonly Supertype[]
  readonly power?: number
  readonly toughness?: number
  readonly keywords?: readonly KeywordInstance[]
  /** It has, besides, the ability that makes the copy. */
  readonly thisAbility?: boolean
}

/** What a continuous effect does to an object, by layer (613.1, 613.4), as a text states it. */
export type StatedModification =
  | { readonly layer: '2'; readonly controller: PlayerRef }
  /** One colour (`W`) or subtype (`Elf`) is read instead of another in the text (612). */
  | { readonly layer: '3'; readonly oldWord: string; readonly newWord: string }
  | {
      readonly layer: '4'
      readonly setTypes?: readonly CardType[]
      readonly setSubtypes?: readonly string[]
      readonly addTypes?: readonly CardType[]
      readonly addSubtypes?: readonly string[]
      readonly addSupertypes?: readonly Supertype[]
      readonly removeTypes?: readonly CardType[]
      readonly removeSupertypes?: readonly Supertype[]
    }
  /** The colours become these, or these as well. */
  | { readonly layer: '5'; readonly colors: readonly Color[]; readonly add?: boolean }
  | {
      readonly layer: '6'
      readonly gain?: readonly KeywordInstance[]
      readonly abilities?: readonly Ability[]
      readonly lose?: readonly Keyword[]
      readonly loseAll?: boolean
    }
  | { readonly layer: '7a'; readonly power: Amount; readonly toughness: Amount }
  /** Sets the one, the other or both (613.4b). */
  | { readonly layer: '7b'; readonly power?: Amount; readonly toughness?: Amount }
  | { readonly layer: '7c'; readonly power: Amount; readonly toughness: Amount }
  | { readonly layer: '7d' }

/** The same, and copiable values, read as the effect began (707.2). */
export type Modification = StatedModification | { readonly layer: '1a'; readonly copy: Characteristics }
export type Layer = Modification['layer']

/** What abilities of all kinds may say. */
interface Anywhere {
  /** Zones where it works, if not those of its kind (113.6). */
  readonly in?: readonly Zone[]
  /** An ability word: it means nothing (207.2c). */
  readonly word?: string
}

/** What a spell or ability does: instructions, or modes of which some are chosen. */
type Doing = { readonly targets?: readonly TargetSpec[]; readonly effect: Effect } | { readonly modes: Modes }

/** An ability that waits for an event (603). */
export type Triggered = Anywhere &
  Doing & {
    readonly type: 'triggered'
    readonly when: EventPattern
    /** An intervening "if": it triggers only if that is so, and does something only if it still is (603.4). */
    readonly if?: Condition
  }

export type Ability =
  | (Anywhere & {
      readonly type: 'static'
      readonly effects: readonly StatedLasting[]
      /** "As long as": the effects are there only while that is so. */
      readonly while?: Condition
    })
  | Triggered
  | (Anywhere & Doing & { readonly type: 'activated'; readonly cost: readonly Cost[] })
  | (Anywhere & Doing & { readonly type: 'spell' })
  | OwnCost

/** A card of the pool, in our own data (no functions: it survives a JSON round trip). */
export interface Card {
  readonly slug: string
  /** In Italian where it has been printed in Italian. */
  readonly name: { readonly en: string; readonly it?: string }
  readonly cost?: string
  readonly supertypes?: readonly Supertype[]
  readonly types: readonly CardType[]
  readonly subtypes?: readonly string[]
  readonly colors?: readonly Color[]
  readonly pt?: string
  readonly loyalty?: number
  readonly defense?: number
  readonly keywords?: readonly (Keyword | KeywordInstance)[]
  readonly abilities?: readonly Ability[]
  /** What kind of card it is, if it has more than one face or half; `other` is what the second says. */
  readonly layout?: Layout
  readonly other?: Omit<Card, 'slug' | 'layout' | 'other'>
}
