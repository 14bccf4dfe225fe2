import type { TargetSpec } from './card'
import type { Effect } from './effect'
import type { ObjectId, PlayerId, TargetId } from './ids'
import type { ManaFrom } from './mana'
import type { Due, Proposal, Share } from './query'
import type { Permission } from './state'
import type { CastAs, StepName, Zone } from './words'

/** What is said of a spell or ability as it is cast or activated. */
export interface Announcement {
  readonly targets: readonly TargetId[]
  readonly modes?: readonly number[]
  readonly x?: number
  readonly alternative?: string
  readonly additional?: readonly string[]
  /** What each of the targets gets of what is divided (601.2d). */
  readonly division?: readonly number[]
  /** As which of its halves each hybrid symbol of the cost is paid, in their order (601.2b). */
  readonly hybrid?: readonly string[]
  /** Phyrexian symbols paid with life. */
  readonly phyrexian?: number
  /** Permanents whose mana abilities are activated to pay for it (601.2g). */
  readonly mana?: readonly ManaFrom[]
}

/** A declaration that nobody makes: whether restrictions let it through, those on `all` together or only those on `each` creature. */
interface Supposable {
  readonly supposed?: 'each' | 'all'
}

/** What a player or the script does; objects are those of the moment. */
export type Action =
  | ({
      type: 'attack'
      player: PlayerId
      attackers: readonly { readonly id: ObjectId; readonly attacks: TargetId }[]
    } & Supposable)
  | ({
      type: 'block'
      player: PlayerId
      blocks: readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[]
    } & Supposable)
  | { type: 'combat-damage'; which: 'next' | 'all' }
  | { type: 'play'; player: PlayerId; object: ObjectId; as?: 'other' }
  | ({ type: 'cast'; player: PlayerId; object: ObjectId; permission?: Permission; as?: CastAs } & Announcement)
  | ({ type: 'activate'; player: PlayerId; object: ObjectId; ability: number } & Announcement)
  /** Suspends a card from the hand: a special action (116.2f). */
  | { type: 'suspend'; player: PlayerId; object: ObjectId }
  /** A spell or ability as proposed, on the stack with everything announced (601.2b–e). */
  | ({ type: 'announce'; targets: readonly TargetId[] } & Proposal)
  /** Payments made together for one cost: each player's part (119.4a). */
  | { type: 'pay'; payments: readonly { readonly player: PlayerId; readonly cost: Due; readonly source?: ObjectId }[] }
  | { type: 'target'; player: PlayerId; source: ObjectId; target: TargetId; spec: TargetSpec }
  /** An answer that may not be given, in the middle of an action of that player. */
  | { type: 'answer'; player: PlayerId; request: ChoiceRequest }
  /** How one creature divides its combat damage; `others` is what other creatures assign in the same step (510.1e). */
  | {
      type: 'assign'
      player: PlayerId
      object: ObjectId
      to: Readonly<Record<TargetId, number>>
      total: number
      others: Readonly<Record<TargetId, readonly Share[]>>
    }
  /** Turns a permanent face up: a special action (116.2b). */
  | { type: 'turn-up'; player: PlayerId; object: ObjectId; x?: number }
  | { type: 'pass'; player: PlayerId }
  | { type: 'all-pass' }
  /** Plays the start of the game, up to the first turn (103). */
  | { type: 'start' }
  | { type: 'resolve' }
  | { type: 'resolve-all' }
  /** Ends the step under way, `next` being the one that follows, on the way to `step`. */
  | { type: 'step'; step: StepName; next?: StepName }
  | { type: 'effect'; effect: Effect; player: PlayerId; source?: ObjectId; name?: string }
  | { type: 'concede'; player: PlayerId }
  /** Looking at the cards of a zone, or at one of them; counting them; putting them into another order; anteing one. */
  | { type: 'look'; player: PlayerId; zone: Zone; of: PlayerId; object?: ObjectId }
  | { type: 'count' | 'arrange'; player: PlayerId; zone: Zone; of: PlayerId }
  | { type: 'ante'; player: PlayerId; object: ObjectId }
  /**
   * Proposing to repeat a loop that gains life each time: so often, without end, or until chance has it; `stopped` is after how many rounds
   * another player does something else (732.2).
   */
  | { type: 'shortcut'; player: PlayerId; times: number | 'endless' | 'chance'; gain: number; stopped?: number }
export type ActionType = Action['type']
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>

/** Choices of cards: which, in which order, in which piles; for `shuffle`, `random`, what chance has made. */
export const CARD_CHOICES = [
  'shuffle',
  'scry',
  'surveil',
  'search',
  'order',
  'discard',
  'random',
  'take',
  'piles',
  'commander',
  'mulligan',
] as const
/** Kinds of decisions that the rules leave to a player. */
export const CHOICES = [
  ...CARD_CHOICES,
  'replacement',
  'prevention',
  'assign-damage',
  'trigger-order',
  'legend',
  'target',
  /** What a permanent enters as a copy of. */
  'copy',
  /** What an Aura is put onto the battlefield attached to. */
  'attach',
  'sacrifice',
  'distribution',
  /** Which modes a triggered ability has, by number. */
  'modes',
  /** How much of something each target gets. */
  'divide',
  /** Whether to do what may be done, or to pay: `yes` or `no`. */
  'may',
  /** Some of the objects or players that an instruction lets a player choose from. */
  'pick',
  'exile',
  'x',
  'cast',
  'color',
  'pile',
  /** To which zone an object goes that would be moved to several at the same time (400.6). */
  'goes',
] as const
export type ChoiceKind = (typeof CHOICES)[number]

/** A decision that the rules leave to a player, answered by the scenario. */
export type ChoiceRequest = { readonly player: PlayerId; readonly of: string; readonly options: readonly string[] } & (
  | { readonly choose: Exclude<ChoiceKind, 'assign-damage'> }
  | { readonly choose: 'assign-damage'; readonly total: number }
)

/** An answer to a choice: the name of an option, an order of them, numbers per option, `{ most: x }`, piles of cards, or a spell announced. */
export type ChoiceAnswer =
  | string
  | number
  | readonly string[]
  | readonly number[]
  | Readonly<Record<string, number>>
  | { readonly most: string }
  | Piles
  | Announcing
/** Cards in piles, each from its top. */
export type Piles = { readonly [P in 'top' | 'bottom' | 'graveyard']?: readonly string[] }
/** Announcing a spell that may be cast while something resolves. */
export type Announcing = Partial<Announcement> & { readonly cast: true }

/** A decision that a player took while an action of the script was under way. */
export interface Decision extends Pick<ChoiceRequest, 'choose' | 'player' | 'of'> {
  readonly action: number
  readonly answer: ChoiceAnswer
}

/** One scripted answer: it meets the first request of its kind, and of its player and object when they are given. */
export interface Choice {
  readonly choose: ChoiceKind
  readonly player?: PlayerId
  readonly of?: string
  readonly answer: ChoiceAnswer
}
