import { copy, entry } from '#lib/base/copy'
import { objectWith, stateWith } from './copies'
import type { EventOf, EventType, GameEvent } from './events'
import type { ObjectId, TargetId } from './ids'
import { lift, move, nameTop, place, randomize, renew, unnamed } from './move'
import type { Kit } from './registry'
import { stuck } from './signal'
import type { GameObject, GameState, Player } from './state'

type Store<T extends EventType> = (s: GameState, e: EventOf<T>) => GameState

/** How some kinds of events are kept. */
export type Stores = { readonly [T in EventType]?: Store<T> }

const same = (s: GameState): GameState => s

export function patch(s: GameState, id: ObjectId, change: Partial<GameObject>): GameState {
  const o = s.objects[id]
  return o ? stateWith(s, { objects: entry(s.objects, id, objectWith(o, change)) }) : s
}

export function patchPlayer(s: GameState, id: string, change: Partial<Player>): GameState {
  const p = s.players[id]
  return p ? stateWith(s, { players: entry(s.players, id, copy(p, change)) }) : s
}

function pool(s: GameState, key: 'life' | 'poison', player: string, by: number): GameState {
  const p = s.players[player]?.pool
  return p === undefined ? s : stateWith(s, { [key]: entry(s[key], p, (s[key][p] ?? 0) + by) })
}

function adjustCounters(s: GameState, on: TargetId, counter: string, by: number): GameState {
  const p = s.players[on]
  if (p && counter === 'poison') return pool(s, 'poison', on, by)
  if (p) return patchPlayer(s, on, { counters: counted(p.counters ?? {}, counter, by) })
  const o = s.objects[on]
  if (!o) return s
  return patch(s, on, { counters: counted(o.counters, counter, by) })
}

function counted(all: Readonly<Record<string, number>>, counter: string, by: number): Readonly<Record<string, number>> {
  const { [counter]: had = 0, ...others } = all
  return had + by > 0 ? entry(others, counter, had + by) : others
}

/** A spell or ability is on its way to being cast or activated, from these top cards of the libraries on (401.5). */
export const begun = (s: GameState): GameState =>
  s.amidst ? s : stateWith(s, { amidst: Object.fromEntries(s.order.map((p) => [p, s.own.library[p]?.[0]])) })

/** Stores one event. Whatever a numbered rule says is a rule, not here: most of what cards say stores nothing by itself. */
const perform: Stores = {
  damage: same,
  gainLife: same,
  loseLife: same,
  payLife: same,
  setLife: same,
  exchangeLife: same,
  redistributeLife: same,
  doubleLife: same,
  draw: same,
  mill: same,
  putInHand: same,
  scry: same,
  surveil: same,
  search: same,
  shuffle: same,
  discard: same,
  destroy: same,
  sacrifice: same,
  exile: same,
  counter: same,
  putCounters: same,
  moveCounters: same,
  create: same,
  getEmblem: same,
  exchangeControl: same,
  exchangeLifeWith: same,
  attacks: same,
  blocks: same,
  becomesBlocked: same,
  becomesTarget: same,
  resolve: same,
  fail: same,
  unchosen: same,
  regenerate: same,
  fight: same,
  assign: same,
  pass: same,
  transform: same,
  flip: same,
  turnUp: same,
  turnDown: same,
  putTurned: same,
  meld: same,
  adjustLife: (s, e) => pool(s, 'life', e.player, e.by),
  adjustCounters: (s, e) => adjustCounters(s, e.on, e.counter, e.by),
  markDamage: (s, e) => {
    const o = s.objects[e.object]
    return o ? patch(s, e.object, { damage: o.damage + e.amount, deathtouched: o.deathtouched || e.deathtouch }) : s
  },
  clearDamage: (s, e) => patch(s, e.object, { damage: 0, deathtouched: false }),
  clearDeathtouch: (s) => {
    const touched = Object.values(s.objects).filter((o) => o.deathtouched)
    return touched.reduce((t, o) => patch(t, o.id, { deathtouched: false }), s)
  },
  move: (s, e) => move(e.verb === 'cast' ? begun(s) : s, e),
  moveUnknown: (s, e) => unnamed(s, e),
  nameTop: (s, e) => nameTop(s, e.player, e.amount),
  place: (s, e) => place(s, e.object, e.position),
  randomize: (s, e) => randomize(s, e),
  renew: (s, e) => renew(s, e),
  look: same,
  reveal: (s, e) => {
    const o = s.objects[e.object]
    return o ? patch(s, e.object, { facing: { ...o.facing, revealed: true } }) : s
  },
  drawFromEmpty: (s, e) => patchPlayer(s, e.player, { drewFromEmpty: true }),
  tap: (s, e) => patch(s, e.object, { tapped: true }),
  untap: (s, e) => patch(s, e.object, { tapped: false }),
  ready: (s, e) => patch(s, e.object, { ready: e.ready ?? true }),
  carryEffects: (s, e) =>
    stateWith(s, {
      floating: s.floating.map((f) => (f.fixed?.includes(e.from) ? { ...f, fixed: [...f.fixed, e.to] } : f)),
    }),
  begin: (s, e) =>
    stateWith(s, {
      clock: s.clock + 1,
      floating: [...s.floating, { ...e.effect, id: `e${s.clock}`, timestamp: s.clock }],
    }),
  use: (s, e) =>
    stateWith(s, {
      floating: s.floating.flatMap((f) => {
        if (f.id !== e.effect || f.left === undefined) return [f]
        const left = f.left - e.amount
        return left > 0 ? [{ ...f, left }] : []
      }),
    }),
  end: (s, e) => stateWith(s, { floating: s.floating.filter((f) => !e.effects.includes(f.id)) }),
  trigger: (s, { trigger: t }) =>
    stateWith(s, {
      waiting: [...s.waiting, t],
      ...(t.delayed === undefined
        ? {}
        : { floating: s.floating.filter((f) => f.id !== t.delayed || ('delayed' in f.effect && f.effect.repeat)) }),
    }),
  cease: (s, e) => {
    const { [e.object]: gone, ...objects } = s.objects
    if (!gone) return s
    const { [gone.card]: _, [gone.facing?.second?.card ?? '']: __, ...cards } = s.cards
    return lift(stateWith(s, { objects, cards }), gone)
  },
  loseGame: (s, e) => (s.players[e.player]?.lost ? s : patchPlayer(s, e.player, { lost: e.reason })),
  winGame: (s, e) => ({ ...patchPlayer(s, e.player, { won: true }), over: true }),
  drawGame: (s) => stateWith(s, { over: true }),
  leaveGame: same,
  step: (s, e) =>
    stateWith(s, {
      turn: {
        active: s.turn.active,
        number: s.turn.number,
        step: e.step,
        ...(s.turn.opening ? { opening: true } : {}),
      },
    }),
  mulligan: same,
  givePriority: (s, e) => stateWith(s, { priority: { player: e.player, passed: e.passed } }),
}

/** With one more object on top of the stack. */
export const onTop = (s: GameState, o: GameObject): GameState =>
  stateWith(s, {
    clock: s.clock + 1,
    objects: entry(s.objects, o.id, o),
    cards: entry(s.cards, o.card, o.id),
    shared: copy(s.shared, { stack: [...s.shared.stack, o.id] }),
  })

/** The state after one event: whoever plays with a part of the rules may not have what keeps it. */
export function store(s: GameState, e: GameEvent, { stores }: Pick<Kit, 'stores'>): GameState {
  const keep = (perform[e.type] ?? stores?.[e.type] ?? stuck(e.type)) as (s: GameState, e: GameEvent) => GameState
  return keep(s, e)
}

/** Kinds of events that are kept whatever the rules are played with. */
export const PLAIN_EVENTS = Object.keys(perform) as readonly EventType[]
