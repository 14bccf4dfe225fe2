import type { ChoiceRequest } from './action'
import { chosenOrder, chosenSome, nameAll } from './choose'
import type { GameEvent } from './events'
import type { ObjectId, PlayerId } from './ids'
import { cardName, isAnonymous, namedTop, topCards, unnamedAmong } from './library'
import { labelOf } from './look'
import { isOwn } from './move'
import type { Runner } from './verb'
import type { View } from './view'
import type { Zone } from './words'

/** Cards to choose from, by label; those without one are `card`, `card/2`. */
export const namedCards = (v: View, ids: readonly ObjectId[]): ReadonlyMap<string, ObjectId> =>
  nameAll(ids, (id) => cardName(labelOf(v, id)))

/** Whether nobody could tell the cards apart. */
export const alike = (v: View, ids: readonly ObjectId[]): boolean => ids.every((id) => isAnonymous(labelOf(v, id)))

type Asked = Pick<ChoiceRequest, 'choose' | 'player' | 'of'>

/** So many of some cards, or all where there are no more: nobody is asked where it makes no difference. */
export function pickCards(v: View, asked: Asked, ids: readonly ObjectId[], n: number): readonly ObjectId[] {
  const most = Math.min(n, ids.length)
  return chosenSome(
    v,
    asked,
    namedCards(v, ids),
    { least: most, most },
    most > 0 && most < ids.length && !alike(v, ids),
  )
}

/** Some cards in the order that a player gives them. */
export const orderCards = (v: View, asked: Asked, ids: readonly ObjectId[]): readonly ObjectId[] =>
  chosenOrder(v, asked, namedCards(v, ids), ids.length > 1 && !alike(v, ids))

/** The moves of the first `n` cards of a library, fewer if it has fewer. */
export function fromTop(
  v: View,
  player: PlayerId,
  n: number,
  to: 'hand' | 'graveyard' | 'exile',
  verb: 'draw' | 'put' | 'mill' | 'exile',
): readonly GameEvent[] {
  const cards = topCards(v, player, n)
  const named = cards.flatMap((id) => id ?? [])
  const amount = cards.length - named.length
  return [
    ...named.map((object): GameEvent => ({ type: 'move', object, to, verb })),
    ...(amount ? [{ type: 'moveUnknown', player, amount, to, verb } as const] : []),
  ]
}

/** The objects of a zone: one player's, where zones have owners. */
export const inZone = (v: View, zone: Zone, of: PlayerId): readonly ObjectId[] =>
  isOwn(zone) ? (v.state.own[zone][of] ?? []) : v.state.shared[zone]

/** The first cards of a library, each with a name of its own from now on. */
export function lookedAt(r: Runner, player: PlayerId, n: number): readonly ObjectId[] {
  const unnamed = unnamedAmong(r.view(), player, n)
  if (unnamed) r.together([{ type: 'nameTop', player, amount: unnamed }])
  return namedTop(r.view(), player, n)
}
