import { entry } from '#lib/base/copy'
import { rulesAnswering } from '../citing'
import type { Evaluation } from '../evaluation'
import { objectWith, stateWith } from '../kernel/copies'
import type { GameEvent } from '../kernel/events'
import type { ObjectId, PlayerId, RuleId } from '../kernel/ids'
import { has, librarySize, life, poison } from '../kernel/look'
import { type Compiled, compile } from '../kernel/registry'
import type { QueryName } from '../kernel/rule'
import { Halt } from '../kernel/signal'
import type { GameState, LossReason } from '../kernel/state'
import type { Happening } from '../kernel/trace'
import type { View } from '../kernel/view'
import type { CardType } from '../kernel/words'
import type { Kept, NearMiss } from './kept'
import { scenesOf } from './scene'

/** How far a number is moved in search of the one at which something would happen. */
const FARTHEST = 40

/** What asks how far a total may come. */
const LIMITS = {
  poison: 'lethalPoison',
  'commander-damage': 'lethalTally',
  life: 'lethalLife',
} as const satisfies Partial<Record<LossReason, QueryName>>

/** Something that could be otherwise: the state in which it is, what it then is, and what it is now. */
interface Turn {
  readonly state: GameState
  readonly kept: Kept
}

/** The rules by which a check of a state would bring an event about. */
const checking = (e: Evaluation, v: View, is: (event: GameEvent) => boolean): readonly RuleId[] =>
  compile(e.rules).stateBased.flatMap((entry) => (foundBy(entry, v).some(is) ? [entry.rule] : []))

/** What a check finds: nothing where it would have a player choose first. */
function foundBy({ finds }: Compiled['stateBased'][number], v: View): readonly GameEvent[] {
  try {
    return finds(v)
  } catch (halt) {
    if (halt instanceof Halt) return []
    throw halt
  }
}

/** The first of some changes, the smallest first, with which the check of a state, the last one if none is named, would bring an event about. */
function turned(
  e: Evaluation,
  turns: Iterable<Turn>,
  is: (event: GameEvent) => boolean,
  at: GameState = e.outcome,
): (Turn & { readonly rules: readonly RuleId[] }) | undefined {
  // What would happen as it is has not been kept from happening: nobody has looked yet.
  if (checking(e, e.look(at), is).length) return undefined
  for (const turn of turns) {
    const rules = checking(e, e.look(turn.state), is)
    if (rules.length) return { ...turn, rules }
  }
  return undefined
}

const missed = (
  e: Evaluation,
  of: NearMiss['missed'],
  found: { readonly kept: Kept; readonly rules: readonly RuleId[] } | undefined,
  limits: readonly RuleId[] = [],
  when: Pick<Happening, 'action' | 'batch'> = {
    action: e.reports.length - 1,
    batch: (e.trace?.frames.length ?? 1) - 1,
  },
): readonly NearMiss[] =>
  found
    ? [
        {
          missed: of,
          kept: found.kept,
          rules: [...new Set([...limits, ...found.rules])],
          action: when.action,
          batch: when.batch,
        },
      ]
    : []

interface Check extends Pick<Happening, 'action' | 'batch'> {
  readonly v: View
  readonly damage: number
  readonly toughness: number
}

/** The states that a check has passed: before each resolution, after each action, and the last. */
function passed(e: Evaluation): readonly Pick<Happening, 'action' | 'batch'>[] {
  const all = e.trace?.happenings ?? []
  const last = { action: e.reports.length - 1, batch: (e.trace?.frames.length ?? 1) - 1 }
  const before = all.flatMap((h, n) => {
    const previous = all[n - 1]
    const ends = previous && (previous.action !== h.action || h.event.type === 'resolve')
    return ends ? [{ action: previous.action, batch: h.batch - 1 }] : []
  })
  return [...before, last]
}

/** Since it was dealt damage for the last time, the check that a creature came nearest to being destroyed at, the first of several. */
function nearest(e: Evaluation, object: ObjectId): Check | undefined {
  const hit = e.trace?.happenings.findLast(
    ({ event, fate }) => event.type === 'markDamage' && event.object === object && fate === 'happened',
  )
  const checks = passed(e).flatMap(({ action, batch }): readonly Check[] => {
    if (batch < (hit?.batch ?? 0)) return []
    const state = e.trace?.frames[batch] ?? e.outcome
    const o = state.objects[object]
    if (o?.zone !== 'battlefield' || o.damage <= 0) return []
    const v = e.look(state)
    const { types, toughness = 0 } = v.characteristics(object)
    return types.includes('creature') ? [{ action, batch, v, damage: o.damage, toughness }] : []
  })
  const left = ({ damage, toughness }: Check): number => toughness - damage
  return checks.reduce<Check | undefined>((a, b) => (a === undefined || left(b) < left(a) ? b : a), undefined)
}

/**
 * Why a permanent that was dealt damage is still there at the end: what its damage lacked when it last lacked least, or the type that it would have to
 * be of. Nothing is said of one that no damage of the trace was dealt to, or that is gone.
 */
export function spared(e: Evaluation, object: ObjectId): readonly NearMiss[] {
  const v = e.look(e.outcome)
  const o = v.state.objects[object]
  if (o?.zone !== 'battlefield') return []
  const is = (event: GameEvent): boolean =>
    (event.type === 'destroy' || event.type === 'move') && event.object === object
  const asWith = (change: Parameters<typeof objectWith>[1], { state } = v): GameState => {
    const there = state.objects[object] ?? o
    return stateWith(state, { objects: entry(state.objects, object, objectWith(there, change)) })
  }
  const of = { type: 'dies', object } as const
  const check = o.damage > 0 ? nearest(e, object) : undefined
  if (check) {
    const { damage: has, toughness: needs, v: then } = check
    const turn = { state: asWith({ damage: needs }, then), kept: { by: 'number', has, needs } as const }
    const limits = rulesAnswering(e.rules, then, 'lethalDamage', { object })
    return missed(e, of, turned(e, [turn], is, then.state), limits, check)
  }
  const touched = scenesOf(e).findLast(
    ({ h: { event, fate }, before }) =>
      event.type === 'damage' &&
      event.target === object &&
      fate === 'happened' &&
      has(before, event.source, 'deathtouch'),
  )
  if (!touched) return []
  const { types } = v.characteristics(object)
  const asked: CardType = 'creature'
  // A creature that deathtouch has touched and that is there all the same lacks nothing.
  if (types.includes(asked)) return []
  const printed = { ...o.printed, types: [...o.printed.types, asked], toughness: 1, power: 0 }
  const state = asWith({ printed, deathtouched: true })
  const { event } = touched.h
  // By what deathtouch is, and not by the check alone, what it has touched would be destroyed.
  const dooms =
    event.type === 'damage'
      ? rulesAnswering(e.rules, touched.before, 'dooms', { source: event.source, combat: event.combat })
      : []
  // The check that follows that damage is the one that passed it by, whatever came later.
  return missed(e, of, turned(e, [{ state, kept: { by: 'type', asked, types } }], is), dooms, touched.h)
}

/**
 * Why a player is still in the game at the end: how far from the limit the totals are that have changed, or that nobody drew from the
 * empty library.
 */
export function remains(e: Evaluation, player: PlayerId): readonly NearMiss[] {
  const v = e.look(e.outcome)
  const who = v.state.players[player]
  if (!who || who.lost) return []
  const { pool } = who
  const reasons: readonly (readonly [LossReason, Iterable<Turn>])[] = [
    ['commander-damage', tallied(v, player)],
    ['poison', poison(v, player) > 0 ? poisoned(v, player, pool) : []],
    ['empty-library', librarySize(v, player) === 0 ? [undrawn(v, player)] : []],
    ['life', hasLost(e, pool) ? hurt(v, player, pool) : []],
  ]
  return reasons.flatMap(([reason, turns]) => {
    const is = (event: GameEvent): boolean =>
      event.type === 'loseGame' && event.player === player && event.reason === reason
    const limit = reason in LIMITS ? LIMITS[reason as keyof typeof LIMITS] : undefined
    // Of several limits the last is the one that holds: a team's, and no longer a player's.
    const limits = limit ? rulesAnswering(e.rules, v, limit, { player }).slice(-1) : []
    return missed(e, { type: 'loses', player, reason }, turned(e, turns, is), limits)
  })
}

/** Whether anybody who shares a total has lost life. */
const hasLost = (e: Evaluation, pool: string): boolean =>
  (e.trace?.happenings ?? []).some(
    ({ event }) => event.type === 'adjustLife' && event.by < 0 && e.start.players[event.player]?.pool === pool,
  )

function* poisoned(v: View, player: PlayerId, pool: string): Generator<Turn> {
  const has = poison(v, player)
  for (let needs = has + 1; needs <= has + FARTHEST; needs++)
    yield {
      state: stateWith(v.state, { poison: { ...v.state.poison, [pool]: needs } }),
      kept: { by: 'number', has, needs },
    }
}

function* hurt(v: View, player: PlayerId, pool: string): Generator<Turn> {
  const has = life(v, player)
  for (let needs = has - 1; needs >= has - FARTHEST; needs--)
    yield {
      state: stateWith(v.state, { life: { ...v.state.life, [pool]: needs } }),
      kept: { by: 'number', has, needs },
    }
}

/** The commander that has dealt most combat damage to a player, with more and more of it. */
function* tallied(v: View, player: PlayerId): Generator<Turn> {
  const who = v.state.players[player]
  const damage = who?.tallies?.damage ?? {}
  const [most] = Object.entries(damage).sort(([, a], [, b]) => b - a)
  if (!who || !most) return
  const [card, has] = most
  for (let needs = has + 1; needs <= has + FARTHEST; needs++) {
    const tallies = { ...who.tallies, damage: { ...damage, [card]: needs } }
    const players = { ...v.state.players, [player]: { ...who, tallies } }
    yield { state: stateWith(v.state, { players }), kept: { by: 'number', has, needs } }
  }
}

function undrawn(v: View, player: PlayerId): Turn {
  const who = v.state.players[player]
  const players = who ? { ...v.state.players, [player]: { ...who, drewFromEmpty: true } } : v.state.players
  return { state: stateWith(v.state, { players }), kept: { by: 'undrawn' } }
}
