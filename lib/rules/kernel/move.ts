import { NOTHING } from './card'
import type { EventOf } from './events'
import type { ObjectId, PlayerId } from './ids'
import type { GameObject, GameState, OwnZone, Zone } from './state'

/** How an object is as it arrives in a zone. */
export const FRESH = { tapped: false, damage: 0, deathtouched: false, counters: {}, ready: false } as const

export const isOwn = (zone: Zone): zone is OwnZone => zone === 'library' || zone === 'hand' || zone === 'graveyard'

/** Takes an object out of the list of its zone. */
export function lift(s: GameState, o: GameObject): GameState {
  const drop = (ids: readonly ObjectId[]): readonly ObjectId[] => ids.filter((id) => id !== o.id)
  if (!isOwn(o.zone)) return { ...s, shared: { ...s.shared, [o.zone]: drop(s.shared[o.zone]) } }
  const holder = zoneHolder(s, o)
  return { ...s, own: { ...s.own, [o.zone]: { ...s.own[o.zone], [holder]: drop(s.own[o.zone][holder] ?? []) } } }
}

/** Whose zone an object lies in: its owner's, unless something put it elsewhere. */
function zoneHolder(s: GameState, o: GameObject): PlayerId {
  if (!isOwn(o.zone)) return o.owner
  const zone = o.zone
  return s.order.find((p) => s.own[zone][p]?.includes(o.id)) ?? o.owner
}

function insert(ids: readonly ObjectId[], id: ObjectId, zone: Zone, position: number | undefined): readonly ObjectId[] {
  if (zone === 'library') {
    const at = position === undefined ? 0 : position < 0 ? ids.length : position
    return [...ids.slice(0, at), id, ...ids.slice(at)]
  }
  return [...ids, id]
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
  const o = s.objects[e.object]
  if (!o) return s
  const id = incarnation(o)
  const holder = e.controller && isOwn(e.to) ? e.controller : o.owner
  const { onStack: _, ...rest } = o
  const next: GameObject = {
    ...rest,
    id,
    zone: e.to,
    controller: isOwn(e.to) ? holder : (e.controller ?? o.owner),
    ...FRESH,
    timestamp: s.clock,
    ...(e.to === 'stack' ? { onStack: { targets: e.targets ?? [] } } : {}),
  }
  const { [o.id]: __, ...objects } = s.objects
  const lifted = lift(
    { ...s, clock: s.clock + 1, objects: { ...objects, [id]: next }, cards: { ...s.cards, [o.card]: id } },
    o,
  )
  if (!isOwn(e.to))
    return { ...lifted, shared: { ...lifted.shared, [e.to]: insert(lifted.shared[e.to], id, e.to, undefined) } }
  const zone = lifted.own[e.to]
  return {
    ...lifted,
    own: { ...lifted.own, [e.to]: { ...zone, [holder]: insert(zone[holder] ?? [], id, e.to, e.position) } },
  }
}

/** Cards that nobody has named leave the top of a library and get names of their own. */
export function unnamed(s: GameState, e: EventOf<'moveUnknown'>): GameState {
  let next: GameState = { ...s, unknown: { ...s.unknown, [e.player]: (s.unknown[e.player] ?? 0) - e.amount } }
  for (let n = 0; n < e.amount; n++) {
    const id = `card!${next.clock}`
    const card: GameObject = {
      id,
      card: id,
      printed: NOTHING,
      kind: 'card',
      owner: e.player,
      controller: e.player,
      zone: e.to,
      ...FRESH,
      timestamp: next.clock,
    }
    next = {
      ...next,
      clock: next.clock + 1,
      objects: { ...next.objects, [id]: card },
      cards: { ...next.cards, [id]: id },
    }
    next =
      e.to === 'exile'
        ? { ...next, shared: { ...next.shared, exile: [...next.shared.exile, id] } }
        : {
            ...next,
            own: { ...next.own, [e.to]: { ...next.own[e.to], [e.player]: [...(next.own[e.to][e.player] ?? []), id] } },
          }
  }
  return next
}
