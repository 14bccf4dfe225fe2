import { NOTHING } from './card'
import type { EventOf, EventType, GameEvent } from './events'
import { lay, shown, turnedOver } from './facing'
import type { ObjectId, TargetId } from './ids'
import { lettersOf, type ManaSupply, manaOf, spend } from './mana'
import { FRESH, lift, move, nameTop, place, randomize, renew, unnamed } from './move'
import type { GameObject, GameState, Player } from './state'

type Store<T extends EventType> = (s: GameState, e: EventOf<T>) => GameState

const same = (s: GameState): GameState => s

export function patch(s: GameState, id: ObjectId, change: Partial<GameObject>): GameState {
  const o = s.objects[id]
  return o ? { ...s, objects: { ...s.objects, [id]: { ...o, ...change } } } : s
}

function patchPlayer(s: GameState, id: string, change: Partial<Player>): GameState {
  const p = s.players[id]
  return p ? { ...s, players: { ...s.players, [id]: { ...p, ...change } } } : s
}

function pool(s: GameState, key: 'life' | 'poison', player: string, by: number): GameState {
  const p = s.players[player]?.pool
  return p === undefined ? s : { ...s, [key]: { ...s[key], [p]: (s[key][p] ?? 0) + by } }
}

/** What becomes of a player's mana; nobody is given a pool for having paid what is not counted. */
function supply(s: GameState, id: string, change: (has: ManaSupply) => ManaSupply): GameState {
  const mana = change(s.players[id]?.mana ?? { pool: '' })
  return mana.pool === '' && !s.players[id]?.mana ? s : patchPlayer(s, id, { mana })
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
  return had + by > 0 ? { ...others, [counter]: had + by } : others
}

/** A spell or ability is on its way to being cast or activated, from these top cards of the libraries on (401.5). */
const begun = (s: GameState): GameState =>
  s.amidst ? s : { ...s, amidst: Object.fromEntries(s.order.map((p) => [p, s.own.library[p]?.[0]])) }

function settled(s: GameState): GameState {
  if (!s.amidst) return s
  const { amidst: _, ...rest } = s
  return rest
}

/** Another top card is revealed, or none any more. */
function show(s: GameState, { player, object }: EventOf<'showTop'>): GameState {
  const { [player]: _, ...others } = s.shown
  if (object === undefined) return { ...s, shown: others }
  return patch({ ...s, shown: { ...others, [player]: object } }, object, { seen: true })
}

/** Stores one event. Whatever a numbered rule says is a rule, not here: most of what cards say stores nothing by itself. */
const perform: { readonly [T in EventType]: Store<T> } = {
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
  playLand: (s, e) => patchPlayer(s, e.player, { landsPlayed: (s.players[e.player]?.landsPlayed ?? 0) + 1 }),
  cast: settled,
  activate: settled,
  showTop: (s, e) => show(s, e),
  addMana: (s, e) => supply(s, e.player, (has) => ({ ...has, pool: has.pool + lettersOf(e.mana) })),
  payMana: (s, e) => supply(s, e.player, (has) => spend(has, manaOf(e.cost)) ?? has),
  announce: (s, e) => patch(s, e.object, { announced: e.announced }),
  emptyPool: (s, e) => supply(s, e.player, (has) => ({ ...has, pool: '' })),
  useLoyalty: (s, e) => patch(s, e.object, { loyaltyUsed: s.turn.number }),
  tally: (s, { player, of, card, amount }) => {
    const tallies = s.players[player]?.tallies
    const known = tallies?.[of]
    return patchPlayer(s, player, {
      tallies: { ...tallies, [of]: { ...known, [card]: (known?.[card] ?? 0) + amount } },
    })
  },
  resolve: same,
  fail: same,
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
  uncover: (s, e) => {
    const { [e.object]: o } = s.objects
    if (!o) return s
    const { lookers: _, ...open } = o
    return { ...s, objects: { ...s.objects, [e.object]: open } }
  },
  letLook: (s, e) => patch(s, e.object, { lookers: [...(s.objects[e.object]?.lookers ?? []), e.player] }),
  createEmblem: (s, e) => {
    const id = s.cards[e.label] === undefined ? e.label : `${e.label}!${s.clock}`
    const emblem: GameObject = {
      id,
      card: id,
      printed: e.what,
      kind: 'emblem',
      owner: e.player,
      controller: e.player,
      zone: 'command',
      ...FRESH,
      timestamp: s.clock,
    }
    return {
      ...s,
      clock: s.clock + 1,
      objects: { ...s.objects, [id]: emblem },
      cards: { ...s.cards, [id]: id },
      shared: { ...s.shared, command: [...s.shared.command, id] },
    }
  },
  turnOver: (s, e) => lay(s, e.object, (f) => turnedOver(f, s.clock)),
  flipOver: (s, e) => lay(s, e.object, (f) => ({ ...f, flipped: true })),
  showFace: (s, e) => lay(s, e.object, shown),
  hideFace: (s, e) => lay(s, e.object, (f) => ({ ...f, faceDown: e.as })),
  look: same,
  reveal: (s, e) => {
    const o = s.objects[e.object]
    return o ? patch(s, e.object, { facing: { ...o.facing, revealed: true } }) : s
  },
  drawFromEmpty: (s, e) => patchPlayer(s, e.player, { drewFromEmpty: true }),
  tap: (s, e) => patch(s, e.object, { tapped: true }),
  untap: (s, e) => patch(s, e.object, { tapped: false }),
  ready: (s, e) => patch(s, e.object, { ready: e.ready ?? true }),
  createToken: (s, e) => {
    const id = e.as ?? e.label
    const token: GameObject = {
      id,
      card: id,
      printed: e.what,
      kind: 'token',
      owner: e.player,
      controller: e.controller ?? e.player,
      zone: 'battlefield',
      ...FRESH,
      ...e.entry,
      timestamp: s.clock,
    }
    return {
      ...s,
      clock: s.clock + 1,
      objects: { ...s.objects, [id]: token },
      cards: { ...s.cards, [id]: id },
      shared: { ...s.shared, battlefield: [...s.shared.battlefield, id] },
    }
  },
  attach: (s, e) => ({ ...patch(s, e.object, { attachedTo: e.to, timestamp: s.clock }), clock: s.clock + 1 }),
  unattach: (s, e) => {
    const { [e.object]: o } = s.objects
    if (!o) return s
    const { attachedTo: _, ...free } = o
    return { ...s, objects: { ...s.objects, [e.object]: free } }
  },
  phaseOut: (s, e) => ({
    ...patch(s, e.object, { phasedOut: e.with ?? true }),
    shared: { ...s.shared, battlefield: s.shared.battlefield.filter((id) => id !== e.object) },
  }),
  phaseIn: (s, e) => ({
    ...patch(s, e.object, { phasedOut: false }),
    shared: { ...s.shared, battlefield: [...s.shared.battlefield, e.object] },
  }),
  carryEffects: (s, e) => ({
    ...s,
    floating: s.floating.map((f) => (f.fixed?.includes(e.from) ? { ...f, fixed: [...f.fixed, e.to] } : f)),
  }),
  attack: (s, e) =>
    e.attackers.length
      ? {
          ...s,
          combat: { attackers: e.attackers.map((a) => ({ ...a, blocked: false, blockers: [] })), damageDone: false },
        }
      : s,
  block: (s, e) =>
    s.combat
      ? {
          ...s,
          combat: {
            ...s.combat,
            declared: [...(s.combat.declared ?? []), e.player],
            attackers: s.combat.attackers.map((a) => {
              const blockers = e.blocks.filter((b) => b.attacker === a.id).map((b) => b.blocker)
              return blockers.length ? { ...a, blocked: true, blockers: [...a.blockers, ...blockers] } : a
            }),
          },
        }
      : s,
  leaveCombat: (s, e) => (s.combat ? { ...s, combat: without(s.combat, e.object) } : s),
  makeBlocked: (s, e) => ({
    ...s,
    combat: s.combat && {
      ...s.combat,
      attackers: s.combat.attackers.map((a) => (a.id === e.object ? { ...a, blocked: true } : a)),
    },
  }),
  endCombat: (s) => ({ ...s, combat: null }),
  strikeFirst: (s, e) => (s.combat ? { ...s, combat: { ...s.combat, struckFirst: e.objects } } : s),
  damageDone: (s) => (s.combat ? { ...s, combat: { ...s.combat, damageDone: true } } : s),
  begin: (s, e) => ({
    ...s,
    clock: s.clock + 1,
    floating: [...s.floating, { ...e.effect, id: `e${s.clock}`, timestamp: s.clock }],
  }),
  use: (s, e) => ({
    ...s,
    floating: s.floating.flatMap((f) => {
      if (f.id !== e.effect || f.left === undefined) return [f]
      const left = f.left - e.amount
      return left > 0 ? [{ ...f, left }] : []
    }),
  }),
  end: (s, e) => ({ ...s, floating: s.floating.filter((f) => !e.effects.includes(f.id)) }),
  trigger: (s, { trigger: t }) => ({
    ...s,
    waiting: [...s.waiting, t],
    ...(t.delayed === undefined
      ? {}
      : { floating: s.floating.filter((f) => f.id !== t.delayed || ('delayed' in f.effect && f.effect.repeat)) }),
  }),
  putOnStack: (was, e) => {
    const s = e.trigger ? was : begun(was)
    const id = `${e.source}!${s.clock}`
    const source = s.objects[e.source] ?? s.last[e.source]
    const object: GameObject = {
      id,
      card: id,
      printed: { ...NOTHING, name: source?.printed.name ?? e.source, colors: source?.printed.colors ?? [] },
      kind: 'ability',
      owner: e.controller,
      controller: e.controller,
      zone: 'stack',
      ...FRESH,
      timestamp: s.clock,
      onStack: {
        ability: e.ability,
        source: e.source,
        targets: e.targets,
        ...(e.trigger ? { event: e.trigger.event } : {}),
        ...(e.trigger?.bound ? { bound: e.trigger.bound } : {}),
      },
    }
    return { ...onTop(s, object), waiting: s.waiting.filter((t) => t !== e.trigger) }
  },
  copySpell: (s, e) => {
    const o = s.objects[e.object] ?? s.last[e.object]
    if (!o?.onStack) return s
    const id = e.label ?? `${o.card}!${s.clock}`
    const kind = o.kind === 'ability' ? 'ability' : 'copy'
    const onStack = { ...o.onStack, targets: e.targets ?? o.onStack.targets }
    const { printed, announced } = o
    const { player } = e
    return onTop(s, {
      ...FRESH,
      ...(announced ? { announced } : {}),
      id,
      card: id,
      printed,
      kind,
      owner: player,
      controller: player,
      zone: 'stack',
      timestamp: s.clock,
      onStack,
    })
  },
  retarget: (s, e) => {
    const o = s.objects[e.object]
    return o?.onStack ? patch(s, e.object, { onStack: { ...o.onStack, targets: e.targets } }) : s
  },
  cease: (s, e) => {
    const { [e.object]: gone, ...objects } = s.objects
    if (!gone) return s
    const { [gone.card]: _, [gone.facing?.second?.card ?? '']: __, ...cards } = s.cards
    return lift({ ...s, objects, cards }, gone)
  },
  loseGame: (s, e) => (s.players[e.player]?.lost ? s : patchPlayer(s, e.player, { lost: e.reason })),
  winGame: (s, e) => ({ ...patchPlayer(s, e.player, { won: true }), over: true }),
  drawGame: (s) => ({ ...s, over: true }),
  leaveGame: same,
  step: (s, e) => ({
    ...s,
    turn: {
      active: s.turn.active,
      number: s.turn.number,
      step: e.step,
      ...(s.turn.opening ? { opening: true } : {}),
    },
  }),
  skipStep: (s, e) => ({ ...s, turn: { ...s.turn, step: e.step, skipped: true } }),
  nextTurn: (s, e) => ({
    ...s,
    turn: { active: e.player, number: s.turn.number + 1, step: 'untap' },
    players: Object.fromEntries(Object.entries(s.players).map(([id, { landsPlayed: _, ...p }]) => [id, p])),
  }),
  startingPlayer: (s, { player }) => ({
    ...s,
    turn: { ...s.turn, active: player, number: 1, opening: true },
    priority: { player, passed: [] },
  }),
  mulligan: same,
  givePriority: (s, e) => ({ ...s, priority: { player: e.player, passed: e.passed } }),
}

/** Every kind of event. */
export const EVENT_TYPES = Object.keys(perform) as readonly EventType[]

/** With one more object on top of the stack. */
const onTop = (s: GameState, o: GameObject): GameState => ({
  ...s,
  clock: s.clock + 1,
  objects: { ...s.objects, [o.id]: o },
  cards: { ...s.cards, [o.card]: o.id },
  shared: { ...s.shared, stack: [...s.shared.stack, o.id] },
})

/** Combat without something: an attacker, a blocker, or what an attacker attacks, which then attacks nothing (506.4c). */
const without = (combat: NonNullable<GameState['combat']>, id: ObjectId): NonNullable<GameState['combat']> => ({
  ...combat,
  attackers: combat.attackers
    .filter((a) => a.id !== id)
    .map((a) => ({
      ...a,
      ...(a.attacks === id ? { attacks: '', lost: id } : {}),
      blockers: a.blockers.includes(id) ? a.blockers.filter((b) => b !== id) : a.blockers,
    })),
})

/** The state after one event. */
export function store(s: GameState, e: GameEvent): GameState {
  return (perform[e.type] as (s: GameState, e: GameEvent) => GameState)(s, e)
}
