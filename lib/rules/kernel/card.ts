import type { Effect } from './effect'
import type { Amount, EventPattern, Filter, PlayerRef } from './language'

export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const
export type Color = (typeof COLORS)[number]

export const CARD_TYPES = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'planeswalker',
  'sorcery',
] as const
export type CardType = (typeof CARD_TYPES)[number]

export const SUPERTYPES = ['basic', 'legendary', 'snow', 'world'] as const
export type Supertype = (typeof SUPERTYPES)[number]

/** Open: each keyword room adds itself, with its parameters. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface KeywordMap {}
export type Keyword = keyof KeywordMap
export type KeywordInstance = { [K in Keyword]: { readonly keyword: K } & KeywordMap[K] }[Keyword]

/** A keyword as it is written: by its name alone where it has no parameters. */
export const keywordOf = (k: Keyword | KeywordInstance): KeywordInstance =>
  typeof k === 'string' ? ({ keyword: k } as KeywordInstance) : k

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
  | { readonly pay: 'remove-counters'; readonly counter: string; readonly amount: number }
  /** Loyalty counters put on the planeswalker, or removed from it (606.4). */
  | { readonly pay: 'loyalty'; readonly amount: number }
  /** A cost that makes a player gain life (119.7). */
  | { readonly pay: 'gain-life'; readonly who: PlayerRef; readonly amount: number }

/** Modes of a spell (700.2): how many are chosen, and whether the same one may be chosen more than once. */
export interface Modes {
  readonly choose: number | 'one-or-more'
  readonly repeat?: boolean
  readonly list: readonly { readonly targets?: readonly TargetSpec[]; readonly effect: Effect }[]
}

/** What a spell's own text says of its cost: another one, one more, less mana. Optional and alternative costs are announced by name. */
export type OwnCost =
  | { readonly type: 'cost'; readonly alternative: readonly Cost[]; readonly name: string }
  | { readonly type: 'cost'; readonly additional: readonly Cost[]; readonly name?: string; readonly optional?: boolean }
  | { readonly type: 'cost'; readonly reduce: string; readonly times?: Amount }

export interface TargetSpec {
  /** What may be chosen: any target (115.4), a player, or an object. */
  readonly kind: 'any' | 'player' | 'object'
  readonly filter?: Filter
}

/** Verbs that a "can't" effect forbids to players, and those that it forbids to objects or of them. */
export const FORBIDDEN_TO_PLAYERS = ['gain-life', 'lose-life', 'pay-life', 'lose-game', 'win-game', 'draw'] as const
export const FORBIDDEN_TO_OBJECTS = ['attack', 'block', 'be-destroyed'] as const
export const FORBIDDEN = [...FORBIDDEN_TO_PLAYERS, ...FORBIDDEN_TO_OBJECTS] as const
export type Forbidden = (typeof FORBIDDEN)[number]

/** How a replacement changes the event it replaces (614). */
export type Change =
  | { readonly times: number }
  | { readonly plus: number }
  | { readonly instead: Effect }
  | { readonly nothing: true }

/** Effects that are true while they last: of static abilities, or floating with a duration. */
export type Lasting =
  | { readonly cant: Forbidden; readonly player?: PlayerRef; readonly what?: Filter }
  | { readonly replace: EventPattern; readonly with: Change }
  /** The next `prevent` damage, or all of it (615). */
  | {
      readonly prevent: number | 'all'
      readonly to?: PlayerRef | Filter
      readonly from?: Filter
      readonly combat?: boolean
    }
  | { readonly modify: Modification; readonly what: Filter }
  /** What spells cost, or abilities of what the filter speaks of: less mana, more, at least so much (601.2f). */
  | ({ readonly reduce: string } & Costing)
  | ({ readonly increase: string } & Costing)
  | ({ readonly atLeast: number } & Costing)
  /** Leave to cast cards from elsewhere, at the usual times; `free`: without paying their mana costs. */
  | { readonly mayCast: Filter; readonly player?: PlayerRef; readonly free?: boolean }

/** Whose spells an effect on costs is about: those of a player, everybody's without one. */
interface Costing {
  readonly what?: Filter
  readonly player?: PlayerRef
  readonly abilities?: boolean
}

/** What a continuous effect does to an object, by layer (613.1, 613.4). */
export type Modification =
  | { readonly layer: '2'; readonly controller: PlayerRef }
  | {
      readonly layer: '4'
      readonly addTypes?: readonly CardType[]
      readonly addSubtypes?: readonly string[]
      readonly removeTypes?: readonly CardType[]
    }
  | { readonly layer: '5'; readonly colors: readonly Color[] }
  | {
      readonly layer: '6'
      readonly gain?: readonly KeywordInstance[]
      readonly lose?: readonly Keyword[]
      readonly loseAll?: boolean
    }
  | { readonly layer: '7b'; readonly power: number; readonly toughness: number }
  | { readonly layer: '7c'; readonly power: number; readonly toughness: number }
  | { readonly layer: '7d' }
export type Layer = Modification['layer']

export type Ability =
  | { readonly type: 'static'; readonly effects: readonly Lasting[] }
  | {
      readonly type: 'triggered'
      readonly when: EventPattern
      readonly targets?: readonly TargetSpec[]
      readonly effect: Effect
    }
  | {
      readonly type: 'activated'
      readonly cost: readonly Cost[]
      readonly targets?: readonly TargetSpec[]
      readonly effect: Effect
    }
  | { readonly type: 'spell'; readonly targets?: readonly TargetSpec[]; readonly effect: Effect }
  | { readonly type: 'spell'; readonly modes: Modes }
  | OwnCost

/** A card of the pool, in our own data (no functions: it survives a JSON round trip). */
export interface Card {
  readonly slug: string
  readonly name: { readonly en: string; readonly it: string }
  readonly cost?: string
  readonly supertypes?: readonly Supertype[]
  readonly types: readonly CardType[]
  readonly subtypes?: readonly string[]
  readonly pt?: string
  readonly keywords?: readonly (Keyword | KeywordInstance)[]
  readonly abilities?: readonly Ability[]
}
