import { copy, entry, exchanged } from '#lib/base/copy'
import { NOTHING } from './card'
import { objectWith, stateWith } from './copies'
import type { EventOf } from './events'
import type { ObjectId, PlayerId } from './ids'
import { inserted, isAnonymous, pileOf, taken, untold, withPile } from './library'
import type { GameObject, GameState } from './state'
import { OWN_ZONES, type OwnZone, type Zone } from './words'

/** How an object is as it arrives in a zone. */
export const FRESH = { tapped: false, damage: 0, deathtouched: false, counters: {}, ready: false } as const

const OWN: readonly Zone[] = OWN_ZONES
export const isOwn = (zone: Zone): zone is OwnZone => OWN.includes(zone)

/** Takes an object out of the list of its zone. */
export function lift(s: GameState, o: GameObject): GameState {
  const drop = (ids: readonly ObjectId[]): readonly ObjectId[] => ids.filter((id) => id !== o.id)
  if (!isOwn(o.zone)) return stateWith(s, { shared: entry(s.shared, o.zone, drop(s.shared[o.zone])) })
  const holder = zoneHolder(s, o)
  if (o.zone === 'library') return withPile(s, holder, taken(pileOf(s, holder), o.id))
  return stateWith(s, { own: entry(s.own, o.zone, entry(s.own[o.zone], holder, drop(s.own[o.zone][holder] ?? []))) })
}

/** Whose zone an object lies in: its owner's, unless something put it elsewhere. */
function zoneHolder(s: GameState, o: GameObject): PlayerId {
  if (!isOwn(o.zone)) return o.owner
  const zone = o.zone
  return s.order.find((p) => s.own[zone][p]?.includes(o.id)) ?? o.owner
}

/** The object that another becomes in its next zone: `orso`, then `orso#2`, then `orso#3`. */
export function incarnation({ id, card }: Pick<GameObject, 'id' | 'card'>): ObjectId {
  const n = id === card ? 1 : Number(id.slice(card.length + 1))
  return `${card}#${n + 1}`
}

/**
 * Puts an object in a zone, where it is a new object (400.7): counters, damage and status stay behind. `position` counts from
 * the top of a library, −1 is the bottom. The last known information is written by the kernel before this.
 */
export function move(s: GameState, e: EventOf<'move'>): GameState {
  const o = e.part ? s.last[e.object]?.facing?.second : s.objects[e.object]
  if (!o) return s
  const second = e.with === undefined ? undefined : s.objects[e.with]
  if (!second) return put(s, o, e)
  const { [second.id]: _, ...objects } = s.objects
  const joined = put(lift(stateWith(s, { objects }), second), o, { ...e, facing: { ...e.facing, second } })
  return stateWith(joined, { cards: { ...joined.cards, [second.card]: incarnation(o) } })
}

function put(s: GameState, o: GameObject, e: EventOf<'move'>): GameState {
  const id = e.as ?? incarnation(o)
  const holder = e.controller && isOwn(e.to) ? e.controller : o.owner
  const {
    onStack: _,
    exiledBy: _e,
    lookers: _l,
    amid: _a,
    attachedTo: _t,
    phasedOut: _p,
    phasedUnder: _pu,
    seen: _s,
    newcomer: _n,
    itself,
    facing,
    announced,
    loyaltyUsed: _u,
    counted: _c,
    ...rest
  } = o
  // A permanent remembers how the spell that it was came to be (400.7d).
  const kept = announced && o.zone === 'stack' && e.to === 'battlefield' ? { announced } : {}
  const next = objectWith(rest, {
    ...kept,
    id,
    kind: o.kind === 'copy' && e.to === 'battlefield' ? 'token' : o.kind,
    zone: e.to,
    controller: isOwn(e.to) ? holder : (e.controller ?? o.owner),
    printed: itself ?? o.printed,
    ...FRESH,
    ...e.entry,
    timestamp: s.clock,
    ...(e.facing ? { facing: e.facing } : {}),
    ...(e.to === 'exile' && e.by !== undefined ? { exiledBy: e.by } : {}),
    ...(e.to === 'exile' && e.lookers ? { lookers: e.lookers } : {}),
    ...(e.to === 'stack'
      ? { onStack: { targets: e.targets ?? [], ...(o.zone === 'hand' ? {} : { from: o.zone }) } }
      : {}),
    ...(s.commanders?.includes(o.card) ? { newcomer: true } : {}),
  })
  const objects = exchanged(s.objects, o.id, id, next)
  const cards = entry(facing?.second ? apart(s, facing.second) : s.cards, o.card, id)
  const lifted = lift(stateWith(s, { clock: s.clock + 1, objects, cards }), o)
  if (e.to === 'library') return insert(lifted, holder, id, e.position)
  if (!isOwn(e.to)) return stateWith(lifted, { shared: entry(lifted.shared, e.to, [...lifted.shared[e.to], id]) })
  const zone = lifted.own[e.to]
  return stateWith(lifted, { own: entry(lifted.own, e.to, entry(zone, holder, [...(zone[holder] ?? []), id])) })
}

/** Puts a card into a library; what lies above it there has a name from then on, since its place is known. */
function insert(s: GameState, player: PlayerId, id: ObjectId, position: number | undefined): GameState {
  const { top, loose, unnamed } = pileOf(s, player)
  if (position !== undefined && loose.length && position > top.length && position < top.length + loose.length + unnamed)
    return untold(s, player, loose)
  const above = position === undefined || loose.length ? 0 : Math.min(unnamed, position - top.length)
  const named = above > 0 && position !== undefined && position < top.length + unnamed ? nameTop(s, player, above) : s
  return withPile(named, player, inserted(pileOf(named, player), id, position))
}

/** A card of a library changes its place there: it stays the same object. */
export function place(s: GameState, id: ObjectId, position: number): GameState {
  const o = s.objects[id]
  if (o?.zone !== 'library') return s
  return insert(lift(s, o), zoneHolder(s, o), id, position)
}

/** An object becomes a new one without a change of zone. */
export function renew(s: GameState, { object: old, by, lookers }: EventOf<'renew'>): GameState {
  const o = s.objects[old]
  if (!o) return s
  const id = incarnation(o)
  const { exiledBy: _e, lookers: _l, seen: _s, amid: _a, ...rest } = o
  const exiled = { ...(by === undefined ? {} : { exiledBy: by }), ...(lookers ? { lookers } : {}) }
  const swap = (ids: readonly ObjectId[]): readonly ObjectId[] => ids.map((x) => (x === old ? id : x))
  const next = stateWith(s, {
    clock: s.clock + 1,
    objects: exchanged(s.objects, old, id, objectWith(rest, { id, timestamp: s.clock, ...exiled })),
    cards: entry(s.cards, o.card, id),
    shown: Object.fromEntries(Object.entries(s.shown).map(([p, top]) => [p, top === old ? id : top])),
  })
  if (!isOwn(o.zone)) return stateWith(next, { shared: entry(s.shared, o.zone, swap(s.shared[o.zone])) })
  const holder = zoneHolder(s, o)
  const zone = s.own[o.zone]
  return stateWith(next, { own: entry(s.own, o.zone, entry(zone, holder, swap(zone[holder] ?? []))) })
}

/** A library in random order: nobody knows where its named cards lie, unless the scenario has stated it. */
export function randomize(s: GameState, { player, order, but = [] }: EventOf<'randomize'>): GameState {
  const all = (s.own.library[player] ?? []).filter((id) => !but.includes(id))
  const nameless = all.filter((id) => isAnonymous(s.objects[id]?.card ?? ''))
  const objects = { ...s.objects }
  const cards = { ...s.cards }
  for (const id of nameless) {
    delete cards[objects[id]?.card ?? id]
    delete objects[id]
  }
  const named = all.filter((id) => !nameless.includes(id))
  const unnamed = (s.unknown[player] ?? 0) + nameless.length
  const out = { top: but, bottom: [] }
  const next = stateWith(s, { objects, cards })
  if (!order) {
    // One card alone is where it is.
    const alone = named.length === 1 && !unnamed
    return withPile(next, player, { ...out, top: alone ? [...but, ...named] : but, loose: alone ? [] : named, unnamed })
  }
  const above = order.slice(0, order.findLastIndex((id) => id !== undefined) + 1)
  const blank = withPile(next, player, { ...out, loose: [], unnamed })
  const last = above.reduce<GameState>((t, id) => {
    if (id === undefined) return nameTop(t, player, 1)
    const pile = pileOf(t, player)
    return withPile(t, player, copy(pile, { top: [...pile.top, id] }))
  }, blank)
  return last
}

/** Unnamed cards at the top of a library get names of their own; below those that have one. */
export function nameTop(s: GameState, player: PlayerId, amount: number): GameState {
  let next = s
  for (let n = Math.min(amount, pileOf(s, player).unnamed); n > 0; n--) {
    const card = anonymous(next, player, 'library')
    const pile = pileOf(next, player)
    next = withPile(
      stateWith(next, {
        clock: next.clock + 1,
        objects: entry(next.objects, card.id, card),
        cards: entry(next.cards, card.id, card.id),
      }),
      player,
      copy(pile, { unnamed: pile.unnamed - 1, top: [...pile.top, card.id] }),
    )
  }
  return next
}

const anonymous = (s: GameState, owner: PlayerId, zone: Zone): GameObject => {
  const id = `card!${s.clock}`
  return { id, card: id, printed: NOTHING, kind: 'card', owner, controller: owner, zone, ...FRESH, timestamp: s.clock }
}

/** The cards without the second one of a melded permanent, which is not it any more. */
function apart(s: GameState, { card }: GameObject): GameState['cards'] {
  const { [card]: _, ...cards } = s.cards
  return cards
}

/** Cards that nobody has named leave the top of a library and get names of their own. */
export function unnamed(s: GameState, e: EventOf<'moveUnknown'>): GameState {
  let next: GameState = stateWith(s, { unknown: entry(s.unknown, e.player, (s.unknown[e.player] ?? 0) - e.amount) })
  for (let n = 0; n < e.amount; n++) {
    const card = anonymous(next, e.player, e.to)
    const { id } = card
    next = stateWith(next, {
      clock: next.clock + 1,
      objects: entry(next.objects, id, card),
      cards: entry(next.cards, id, id),
    })
    next =
      e.to === 'exile'
        ? stateWith(next, { shared: copy(next.shared, { exile: [...next.shared.exile, id] }) })
        : stateWith(next, {
            own: entry(next.own, e.to, entry(next.own[e.to], e.player, [...(next.own[e.to][e.player] ?? []), id])),
          })
  }
  return next
}
