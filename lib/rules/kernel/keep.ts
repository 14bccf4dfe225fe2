import { copy, entry } from '#lib/base/copy'
import { objectWith, stateWith } from './copies'
import type { EventOf, EventType } from './events'
import type { ObjectId, TargetId } from './ids'
import type { GameObject, GameState, Player } from './state'

type Store<T extends EventType> = (s: GameState, e: EventOf<T>) => GameState

/** How some kinds of events are kept. */
export type Stores = { readonly [T in EventType]?: Store<T> }

/** How every kind of event is kept. */
export type AllStores = { readonly [T in EventType]: Store<T> }

export function patch(s: GameState, id: ObjectId, change: Partial<GameObject>): GameState {
  const o = s.objects[id]
  return o ? stateWith(s, { objects: entry(s.objects, id, objectWith(o, change)) }) : s
}

export function patchPlayer(s: GameState, id: string, change: Partial<Player>): GameState {
  const p = s.players[id]
  return p ? stateWith(s, { players: entry(s.players, id, copy(p, change)) }) : s
}

export function pool(s: GameState, key: 'life' | 'poison', player: string, by: number): GameState {
  const p = s.players[player]?.pool
  return p === undefined ? s : stateWith(s, { [key]: entry(s[key], p, (s[key][p] ?? 0) + by) })
}

export function adjustCounters(s: GameState, on: TargetId, counter: string, by: number): GameState {
  const p = s.players[on]
  if (p && counter === 'poison') return pool(s, 'poison', on, by)
  if (p) return patchPlayer(s, on, { counters: counted(p.counters ?? {}, counter, by) })
  const o = s.objects[on]
  if (!o) return s
  const counters = counted(o.counters, counter, by)
  if (by <= 0) return patch(s, on, { counters })
  const timed = patch(s, on, { counters, counted: entry(o.counted ?? {}, counter, s.clock) })
  return stateWith(timed, { clock: s.clock + 1 })
}

function counted(all: Readonly<Record<string, number>>, counter: string, by: number): Readonly<Record<string, number>> {
  const { [counter]: had = 0, ...others } = all
  return had + by > 0 ? entry(others, counter, had + by) : others
}

/** A spell or ability is on its way to being cast or activated, from these top cards of the libraries on (401.5). */
export const begun = (s: GameState): GameState =>
  s.amidst ? s : stateWith(s, { amidst: Object.fromEntries(s.order.map((p) => [p, s.own.library[p]?.[0]])) })

/** With one more object on top of the stack. */
export const onTop = (s: GameState, o: GameObject): GameState =>
  stateWith(s, {
    clock: s.clock + 1,
    objects: entry(s.objects, o.id, o),
    cards: entry(s.cards, o.card, o.id),
    shared: copy(s.shared, { stack: [...s.shared.stack, o.id] }),
  })
