import { inZone, lookedAt, namedCards } from '../kernel/cards'
import { chosenSome } from '../kernel/choose'
import type { EffectMap } from '../kernel/effect'
import type { GameEvent } from '../kernel/events'
import type { ObjectId, PlayerId } from '../kernel/ids'
import type { Filter } from '../kernel/language'
import { pileOf } from '../kernel/library'
import { exists, labelOf, matches, players, sharedNames } from '../kernel/look'
import { illegalAnswer, stuck } from '../kernel/signal'
import { type Context, compound } from '../kernel/verb'
import type { View } from '../kernel/view'
import { either } from '../language/either'
import { maybe, tapped, who } from '../language/often'
import { flag, type Instructions, list, oneOf, optional, whole } from '../language/schema'
import { filter } from '../language/words'
import { from } from './parts'

/** The words of each instruction. */
export const words = {
  /**
   * Searches zones of a player, `of` somebody else where it says so, for cards with a quality (`what`) or for a number of cards;
   * then puts them somewhere. `shuffle`: then, or before they go on top (701.24b), the library is shuffled.
   */
  search: {
    who,
    of: maybe,
    zones: list(oneOf(['library', 'hand', 'graveyard', 'exile'])),
    what: optional(filter),
    amount: either(whole(1, 1000), oneOf(['all'])),
    to: oneOf(['hand', 'battlefield', 'graveyard', 'exile', 'top']),
    tapped,
    shuffle: optional(flag),
  },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

type Goal = EffectMap['search']['to']

interface Search {
  readonly player: PlayerId
  readonly of: PlayerId
  readonly zones: EffectMap['search']['zones']
  readonly what: Filter | undefined
  readonly wanted: number
  /** The cards of the library that are searched, if not all of them. */
  readonly first: readonly ObjectId[] | undefined
}

/** The cards of a zone that fit; nobody knows whether one that has no name does. */
function fitting(v: View, s: Search, zone: Search['zones'][number], c: Context): readonly ObjectId[] {
  const all = inZone(v, zone, s.of).filter((id) => zone !== 'library' || (s.first?.includes(id) ?? true))
  const { what } = s
  if (!what) return all
  const asked = isDefined(v, what, c) ? what : { ...what, sameName: undefined }
  if (asked !== what && v.ask('undefinedQuality', {}) === 'nothing') return []
  return all.filter((id) => matches(v, id, asked as Filter, c.controller, c.source, zone, c))
}

/** Whether there is what a search wants to be like: the name of a card that has been chosen, or of none. */
const isDefined = (v: View, { sameName }: Filter, c: Context): boolean =>
  sameName === undefined || sharedNames(v, sameName, c).length > 0

/** What a player finds: of public zones everything that fits, of hidden ones what the rules demand, and more where there is more. */
function found(v: View, s: Search, c: Context): readonly ObjectId[] {
  const parts = s.zones.map((zone) => {
    const ids = fitting(v, s, zone, c)
    const open = v.ask('zonePublic', { zone, of: s.of }) ?? stuck('zonePublic')
    const args = { public: open, quality: s.what !== undefined, fitting: ids.length, wanted: s.wanted }
    return { ids, least: v.ask('leastFound', args) ?? stuck('leastFound') }
  })
  const all = parts.flatMap((p) => p.ids)
  const most = Math.min(s.wanted, all.length)
  const least = Math.min(
    most,
    parts.reduce((n, p) => n + p.least, 0),
  )
  const request = {
    choose: 'search',
    player: s.player,
    of: c.source === undefined ? 'search' : labelOf(v, c.source),
  } as const
  const named = namedCards(v, all)
  const chosen = chosenSome(v, request, named, { least, most })
  // Who finds fewer than they may has left behind only what need not be found.
  const enough =
    chosen.length === most || parts.every((p) => p.ids.filter((id) => chosen.includes(id)).length >= p.least)
  return enough ? chosen : illegalAnswer({ ...request, options: [...named.keys()] }, chosen)
}

const moved = (object: ObjectId, to: Goal, controller: PlayerId): GameEvent =>
  to === 'battlefield'
    ? { type: 'move', object, to, controller, verb: 'put' }
    : { type: 'move', object, to: to === 'top' ? 'library' : to, verb: 'put' }

export const verbs = [
  compound('search', (r, op, c) => {
    // A search for any card has no quality, in however many words.
    const what = op.what && Object.keys(op.what).length > 0 ? op.what : undefined
    for (const player of players(r.view(), op.who, c))
      for (const of of op.of === undefined ? [player] : players(r.view(), op.of, c)) {
        const quality = what === undefined ? {} : { quality: true as const }
        const event: GameEvent = { type: 'search', player, of, zones: op.zones, ...quality, ...from(c) }
        const [done] = r.together([event]).filter((e) => e.type === 'search')
        const top = done && r.view().ask('searchedTop', { event: done })
        const first = top === undefined ? undefined : lookedAt(r, of, top)
        const nameless = what === undefined && op.zones.includes('library') ? pileOf(r.view().state, of).unnamed : 0
        // A search for any card may find one that has no name yet.
        if (done && nameless && !first)
          r.together([{ type: 'nameTop', player: of, amount: Math.min(nameless, wantedOf(op.amount)) }])
        const wanted = wantedOf(op.amount)
        const cards = done ? found(r.view(), { player, of, zones: op.zones, what, wanted, first }, c) : []
        const aside = op.to === 'top' && r.view().ask('setsAside', {}) === true
        const shuffle: GameEvent = { type: 'shuffle', player: of, ...(aside ? { but: cards } : {}), ...from(c) }
        if (op.to !== 'top') r.together(cards.map((id) => moved(id, op.to, player)))
        if (op.tapped)
          r.together(
            cards.flatMap((id) =>
              exists(r.view(), id)
                ? []
                : [{ type: 'tap', object: r.view().state.cards[labelOf(r.view(), id)] ?? id } as const],
            ),
          )
        if (op.shuffle) r.together([shuffle])
        if (op.to === 'top' && (aside || !op.shuffle))
          r.together(cards.toReversed().map((object): GameEvent => ({ type: 'place', object, position: 0 })))
      }
  }),
]

const wantedOf = (n: number | 'all'): number => (n === 'all' ? Number.POSITIVE_INFINITY : n)
