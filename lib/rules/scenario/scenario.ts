import type { AskSpec } from '../ask/index'
import type { Announcement, Choice } from '../kernel/action'
import type { Cost, Keyword, KeywordInstance, Lasting } from '../kernel/card'
import type { Effect } from '../kernel/effect'
import type { CastAs } from '../kernel/facing'
import type { PlayerId } from '../kernel/ids'
import type { Layout, StepName, Variant } from '../kernel/state'
import type { PrintedSpec } from './printed'

/** What one face or half of a card says. */
export type FaceSpec = Omit<PrintedSpec, 'id'>

/** A card, token or emblem of a scenario: named from the pool, or written here. */
export interface ObjectSpec extends PrintedSpec {
  /** Slug of a card of the pool; what is written here wins over it. */
  readonly card?: string
  /** What kind of card it is, if it has more than one face or half; `other` is what the second says. */
  readonly layout?: Layout
  /** Its back, right half or lower part; of a meld card, what it and its counterpart become. */
  readonly other?: FaceSpec
  /** Name of the card with which a meld card melds. */
  readonly pair?: string
  /** Its other face is up. */
  readonly up?: 'other'
  readonly flipped?: boolean
  /** Face down: a 2/2 creature that is nothing else (708.2a), or what is said here. */
  readonly faceDown?: true | FaceSpec
  /** The other card of a melded permanent. */
  readonly melded?: PrintedSpec
  readonly counters?: Readonly<Record<string, number>>
  readonly damage?: number
  readonly tapped?: boolean
  readonly phasedOut?: boolean
  /** The permanent or player that it is attached to. */
  readonly attachedTo?: string
  readonly token?: boolean
  readonly owner?: PlayerId
  /** Came under its controller's control this turn (302.6). */
  readonly sick?: boolean
  /** Its owner's commander (903.3). */
  readonly commander?: boolean
  /** Of an object in the command zone that is no card: an emblem, which has only abilities (114). */
  readonly emblem?: boolean
  /** Of a card in exile: what exiled it, and who may look at it though it is face down. */
  readonly by?: string
  readonly lookers?: readonly PlayerId[]
  /** The player who protects it, for a battle: its controller, unless it is said. */
  readonly protector?: PlayerId
}

export interface PlayerSpec {
  /** Life total; without it, the one the variant begins with (119.1). */
  readonly life?: number
  readonly poison?: number
  /** Combat damage taken from each commander (903.10a). */
  readonly commanderDamage?: Readonly<Record<string, number>>
  /** How often the player has cast each of their commanders from the command zone (903.8). */
  readonly commanderCasts?: Readonly<Record<string, number>>
  /** Mana that the player can produce, `{U}{U}{3}`; without it, as much as is needed. */
  readonly mana?: string
  /** Mana in the pool as the scenario begins. */
  readonly pool?: string
  /** Team that shares life and poison (810). */
  readonly team?: string
  readonly role?: 'archenemy'
  /** Life modifier of a vanguard card (902.4). */
  readonly modifier?: number
  /** Hand modifier of a vanguard card (902.5). */
  readonly handModifier?: number
  /** Keywords that the player has: hexproof, protection. */
  readonly keywords?: readonly (Keyword | KeywordInstance)[]
  /** Lands played this turn (305.2). */
  readonly landsPlayed?: number
  /** Counters of other kinds than poison. */
  readonly counters?: Readonly<Record<string, number>>
}

/** A spell on the stack: its card, who cast it, and at what. */
export interface SpellSpec extends ObjectSpec {
  readonly controller?: PlayerId
  /** What was announced of it, as far as that matters. */
  readonly modes?: readonly number[]
  readonly x?: number
  readonly additional?: readonly string[]
  readonly alternative?: string
  readonly division?: readonly number[]
  readonly targets?: readonly string[]
}

/** An ability on the stack: the ability of that index of an object, who controls it, and at what. */
export interface AbilitySpec {
  readonly abilityOf: string
  readonly ability?: number
  readonly controller?: PlayerId
  readonly modes?: readonly number[]
  readonly x?: number
  readonly division?: readonly number[]
  readonly targets?: readonly string[]
}

/** A lasting effect that the scenario begins with. `you` is the player it belongs to. */
export type EffectSpec = Lasting & { readonly of?: PlayerId; readonly name?: string }

/** What is said of a spell or ability as it is cast or activated, with labels for objects. */
export type AnnouncementSpec = Partial<Announcement>

/** One thing that is done. */
export type ScriptStep =
  | 'combat-damage'
  | 'next-combat-damage'
  | 'resolve'
  | 'resolve-all'
  | 'all-pass'
  | 'start-game'
  | { readonly play: string; readonly as?: 'other'; readonly by?: PlayerId }
  | { readonly attack: Readonly<Record<string, string>> }
  | { readonly block: Readonly<Record<string, string | readonly string[]>>; readonly by?: PlayerId }
  | (AnnouncementSpec & {
      readonly cast: string
      readonly as?: CastAs
      readonly by?: PlayerId
      readonly free?: boolean
    })
  | (AnnouncementSpec & { readonly activate: string; readonly ability?: number; readonly by?: PlayerId })
  | { readonly pay: Readonly<Record<PlayerId, number>>; readonly cost?: Cost }
  /** Turns a face-down permanent face up, at any time its controller has priority (702.37e). */
  | { readonly turnUp: string; readonly by?: PlayerId; readonly x?: number }
  | { readonly suspend: string; readonly by?: PlayerId }
  | { readonly pass: PlayerId }
  | { readonly step: StepName }
  | { readonly effect: Effect; readonly by?: PlayerId; readonly source?: string; readonly name?: string }
  | { readonly concede: PlayerId }
  /** Asks to look at a zone of a player, or at one card. */
  | {
      readonly look: PlayerId
      readonly at?: string
      readonly library?: PlayerId
      readonly hand?: PlayerId
      readonly graveyard?: PlayerId
    }
  | { readonly count: PlayerId; readonly library?: PlayerId; readonly hand?: PlayerId; readonly graveyard?: PlayerId }
  | { readonly arrange: PlayerId; readonly library?: PlayerId; readonly hand?: PlayerId; readonly graveyard?: PlayerId }
  | { readonly ante: string; readonly by?: PlayerId }

/** A position and what is done in it: plain data, the only way into the evaluator. */
export interface Scenario {
  /** What it shows, for people. */
  readonly title?: string
  readonly variant?: Variant
  readonly players?: Readonly<Record<PlayerId, PlayerSpec>>
  readonly turn?: { readonly active?: PlayerId; readonly step?: StepName; readonly number?: number }
  readonly field?: Readonly<Record<PlayerId, readonly ObjectSpec[]>>
  readonly hand?: Readonly<Record<PlayerId, readonly ObjectSpec[]>>
  /** Bottom first. */
  readonly graveyard?: Readonly<Record<PlayerId, readonly ObjectSpec[]>>
  /** Named cards from the top, or how many unknown ones there are. */
  readonly library?: Readonly<Record<PlayerId, number | readonly ObjectSpec[]>>
  readonly exile?: Readonly<Record<PlayerId, readonly ObjectSpec[]>>
  /** Emblems, and cards such as commanders. */
  readonly command?: Readonly<Record<PlayerId, readonly ObjectSpec[]>>
  /** What is on the stack already, bottom first. */
  readonly stack?: readonly (SpellSpec | AbilitySpec)[]
  /** Cards that players own outside the game, such as those of a sideboard. */
  readonly outside?: Readonly<Record<PlayerId, readonly ObjectSpec[]>>
  /** Whether the game is played for ante (407). */
  readonly ante?: boolean
  readonly effects?: readonly EffectSpec[]
  readonly script?: readonly ScriptStep[]
  readonly choices?: readonly Choice[]
  /** Questions that travel with the scenario; `evaluate` does not look at them. */
  readonly ask?: readonly AskSpec[]
}
