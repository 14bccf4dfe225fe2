import type { GameObject, GameState } from './state'

type Loose<T> = { -readonly [K in keyof T]: T[K] }

// Copies that name every part: 0.03 µs, where `{ ...s, ...change }` takes 0.5 µs (see `#lib/base/copy`), and all of one shape.

/** The state with something changed. */
export function stateWith(s: GameState, change: Partial<GameState>): GameState {
  const { ante, commanders, amidst } = s
  const now: Loose<GameState> = {
    edition: s.edition,
    variant: s.variant,
    order: s.order,
    players: s.players,
    life: s.life,
    poison: s.poison,
    objects: s.objects,
    cards: s.cards,
    shared: s.shared,
    own: s.own,
    unknown: s.unknown,
    loose: s.loose,
    shown: s.shown,
    beneath: s.beneath,
    turn: s.turn,
    priority: s.priority,
    combat: s.combat,
    floating: s.floating,
    waiting: s.waiting,
    last: s.last,
    clock: s.clock,
    over: s.over,
  }
  if (ante) now.ante = ante
  if (commanders) now.commanders = commanders
  if (amidst) now.amidst = amidst
  return Object.assign(now, change)
}

/** An object with something changed. */
export const objectWith = (o: GameObject, change: Partial<GameObject>): GameObject =>
  Object.assign(
    {
      id: o.id,
      card: o.card,
      printed: o.printed,
      kind: o.kind,
      owner: o.owner,
      controller: o.controller,
      zone: o.zone,
      tapped: o.tapped,
      damage: o.damage,
      deathtouched: o.deathtouched,
      counters: o.counters,
      ready: o.ready,
      timestamp: o.timestamp,
    },
    o,
    change,
  )

/** Whether in two states the same objects lie in the same places, under the same lasting effects. */
export const isSameTable = (a: GameState, b: GameState): boolean =>
  a.objects === b.objects && a.shared === b.shared && a.own === b.own && a.floating === b.floating
