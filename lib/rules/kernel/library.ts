import { copy, entry } from '#lib/base/copy'
import { oneByOne } from './budget'
import { stateWith } from './copies'
import type { CardId, ObjectId, PlayerId } from './ids'
import { undecided } from './signal'
import type { GameState } from './state'
import type { View } from './view'

/**
 * How a library lies: cards known from the top, then the unnamed ones with `loose` named ones somewhere among them (a shuffle
 * leaves them so), then cards known from the bottom.
 */
export interface Pile {
  readonly top: readonly ObjectId[]
  readonly loose: readonly ObjectId[]
  readonly unnamed: number
  readonly bottom: readonly ObjectId[]
}

export function pileOf(s: GameState, p: PlayerId): Pile {
  const all = s.own.library[p] ?? []
  const from = all.length - (s.beneath[p] ?? 0)
  const top = from - (s.loose[p] ?? 0)
  return { top: all.slice(0, top), loose: all.slice(top, from), unnamed: s.unknown[p] ?? 0, bottom: all.slice(from) }
}

export function withPile(s: GameState, p: PlayerId, { top, loose, unnamed, bottom }: Pile): GameState {
  const set = (of: Readonly<Record<PlayerId, number>>, n: number): Readonly<Record<PlayerId, number>> =>
    (of[p] ?? 0) === n ? of : entry(of, p, n)
  const cards = [...top, ...loose, ...bottom]
  return stateWith(s, {
    own: copy(s.own, { library: entry(s.own.library, p, cards) }),
    unknown: set(s.unknown, unnamed),
    loose: set(s.loose, loose.length),
    beneath: set(s.beneath, bottom.length),
  })
}

export const pileSize = ({ top, loose, unnamed, bottom }: Pile): number =>
  top.length + loose.length + unnamed + bottom.length

/** A pile without one of its cards. */
export function taken(pile: Pile, id: ObjectId): Pile {
  const drop = (ids: readonly ObjectId[]): readonly ObjectId[] => (ids.includes(id) ? ids.filter((x) => x !== id) : ids)
  return copy(pile, { top: drop(pile.top), loose: drop(pile.loose), bottom: drop(pile.bottom) })
}

/** A pile with a card at a position from the top, of those that are known; −1 is the bottom. */
export function inserted(pile: Pile, id: ObjectId, position = 0): Pile {
  const { top, loose, unnamed, bottom } = pile
  const put = (ids: readonly ObjectId[], at: number): readonly ObjectId[] => [...ids.slice(0, at), id, ...ids.slice(at)]
  if (position >= 0 && position <= top.length) return copy(pile, { top: put(top, position) })
  if (!loose.length && !unnamed && !bottom.length) return copy(pile, { top: [...top, id] })
  const below = position < 0 ? bottom.length : Math.max(0, position - top.length - loose.length - unnamed)
  return copy(pile, { bottom: put(bottom, below) })
}

/** The card of a library that nobody can tell apart from the others it was shuffled with. */
export const untold = (s: GameState, player: PlayerId, loose: readonly ObjectId[]): never =>
  undecided({ choose: 'shuffle', player, of: 'library', options: loose.map((id) => s.objects[id]?.card ?? id) })

/**
 * The first `n` cards of a library, fewer if it has fewer; undefined is a card that nobody has named. Where a shuffle has left
 * it open which cards they are, there is no answer, and the evaluation ends undecided.
 */
export function topCards(v: View, player: PlayerId, n: number): readonly (ObjectId | undefined)[] {
  const { top, loose, unnamed, bottom } = pileOf(v.state, player)
  const lacking = n - top.length
  if (lacking <= 0) return top.slice(0, n)
  const middle = loose.length + unnamed
  if (loose.length && lacking < middle) return untold(v.state, player, loose)
  const between = [...loose, ...Array<undefined>(oneByOne(Math.min(unnamed, lacking - loose.length))).fill(undefined)]
  return [...top, ...between, ...bottom.slice(0, Math.max(0, lacking - middle))]
}

/** The same, where every card must be one that can be named: unnamed ones have become objects of their own before. */
export const namedTop = (v: View, player: PlayerId, n: number): readonly ObjectId[] =>
  topCards(v, player, n).flatMap((id) => id ?? [])

/** How many of the first `n` cards nobody has named. */
export const unnamedAmong = (v: View, player: PlayerId, n: number): number =>
  topCards(v, player, n).filter((id) => id === undefined).length

/** Whether a card is one that the scenario has not named. */
export const isAnonymous = (card: CardId): boolean => card.startsWith('card!')

/** What choices call a card: its label, or `card` where it has none. */
export const cardName = (card: CardId): string => (isAnonymous(card) ? 'card' : card)
