import type { CardType, Color, Keyword, Supertype } from './card'
import type { CardId, PlayerId } from './ids'
import type { StepName } from './state'

/** Players as an effect names them, from the point of view of its controller. */
export type PlayerRef =
  | 'you'
  | 'opponent'
  | 'each'
  | 'each-opponent'
  | 'event-player'
  | { readonly target: number }
  | { readonly controllerOf: ObjectRef }
  | { readonly ownerOf: ObjectRef }
  | PlayerId

/** Zones in which a filter looks for objects; it looks on the battlefield if it names none. */
export const FILTER_ZONES = ['battlefield', 'stack', 'graveyard', 'hand', 'library', 'exile'] as const

/** Objects as an effect names them. */
export type ObjectRef =
  | 'self'
  | 'event-object'
  | 'event-source'
  | { readonly target: number }
  | { readonly all: Filter }
  | CardId

/** Which objects: every key given must hold. */
export interface Filter {
  readonly types?: readonly CardType[]
  readonly notTypes?: readonly CardType[]
  readonly subtypes?: readonly string[]
  readonly supertypes?: readonly Supertype[]
  readonly colors?: readonly Color[]
  readonly keyword?: Keyword
  readonly controller?: 'you' | 'opponent'
  readonly token?: boolean
  readonly other?: boolean
  readonly self?: boolean
  readonly id?: CardId
  readonly zone?: (typeof FILTER_ZONES)[number]
}

/** How much, read when the instruction is carried out (608.2h). */
export type Amount =
  | number
  | 'event-amount'
  | 'x'
  | { readonly count: Filter }
  | { readonly powerOf: ObjectRef }
  | { readonly manaValueOf: ObjectRef }
  | { readonly lifeOf: PlayerRef }
  | { readonly half: Amount; readonly round: 'up' | 'down' }
  | { readonly plus: readonly Amount[] }
  | { readonly times: readonly Amount[] }

/** Events that a trigger or a replacement may watch. */
export const WATCHED = [
  'gainLife',
  'loseLife',
  'payLife',
  'damage',
  'draw',
  'scry',
  'surveil',
  'enters',
  'leaves',
  'dies',
  'destroy',
  'sacrifice',
  'attacks',
  'blocks',
  'cast',
  'step',
  'putCounters',
  'becomesTapped',
] as const
export type Watched = (typeof WATCHED)[number]

/** Events that a replacement effect may replace. */
export const REPLACEABLE = ['gainLife', 'loseLife', 'damage', 'draw', 'putCounters', 'destroy'] as const

export interface EventPattern {
  readonly event: Watched
  /** Whose event it is: who gains, loses, draws, casts, is dealt damage. */
  readonly player?: PlayerRef
  /** Which object it happens to. */
  readonly object?: 'self' | Filter
  /** Which object causes it. */
  readonly source?: 'self' | Filter
  readonly combat?: boolean
  readonly step?: StepName
}
