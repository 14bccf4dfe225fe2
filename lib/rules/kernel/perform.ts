import { stateWith } from './copies'
import type { EventType, GameEvent } from './events'
import { type AllStores, adjustCounters, begun, patch, patchPlayer, pool } from './keep'
import { lift, move, nameTop, place, randomize, renew, unnamed } from './move'
import type { GameState } from './state'
import { castingStores } from './stores/casting'
import { combatStores } from './stores/combat'
import { copiesStores } from './stores/copies'
import { facesStores } from './stores/faces'
import { libraryStores } from './stores/library'
import { manaStores } from './stores/mana'
import { objectsStores } from './stores/objects'
import { stackStores } from './stores/stack'
import { startStores } from './stores/start'
import { timingStores } from './stores/timing'
import { turnsStores } from './stores/turns'
import { variantsStores } from './stores/variants'

const same = (s: GameState): GameState => s

/** Stores one event. Whatever a numbered rule says is a rule, not here: most of what cards say stores nothing by itself. */
const perform: AllStores = {
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
  ...castingStores,
  ...combatStores,
  ...copiesStores,
  ...facesStores,
  ...libraryStores,
  ...manaStores,
  ...objectsStores,
  ...stackStores,
  ...startStores,
  ...timingStores,
  ...turnsStores,
  ...variantsStores,
}

/** The state after one event. */
export const store = (s: GameState, e: GameEvent): GameState =>
  (perform[e.type] as (s: GameState, e: GameEvent) => GameState)(s, e)

/** Kinds of events. */
export const EVENT_TYPES = Object.keys(perform) as readonly EventType[]
