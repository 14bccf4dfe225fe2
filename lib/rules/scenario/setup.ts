import { err, ok, type Result } from '#lib/base/result'
import { EDITION } from '../edition'
import { type Card, type Characteristics, keywordOf, NOTHING } from '../kernel/card'
import { Engine } from '../kernel/engine'
import type { PlayerId } from '../kernel/ids'
import { FRESH } from '../kernel/move'
import type { Compiled } from '../kernel/registry'
import type { Floating, GameObject, GameState, Player, Variant, Zone } from '../kernel/state'
import type { Recorder } from '../kernel/trace'
import { scenarioSchema } from './format'
import { checkNames } from './names'
import { checkReferences } from './references'
import type { ObjectSpec, Scenario } from './scenario'
import { noFindings, type Problem } from './schema'
import { seatsOf } from './seats'
import { checkSense } from './sense'

/** Cards by slug, for scenarios that name them. */
export type Pool = Readonly<Record<string, Card>>

/** Cards at the bottom of a library that the scenario says nothing of. */
const UNSAID_LIBRARY = 30

/** Checks a document of any shape; what comes back says where each thing is wrong. */
export function parseScenario(document: unknown, pool: Pool = {}): Result<Scenario, readonly Problem[]> {
  const { problems, mentions } = noFindings()
  scenarioSchema.check(document, '', { problems, mentions })
  if (problems.length) return err(problems)
  const s = document as Scenario
  const found = [...checkNames(s, mentions, pool), ...checkSense(s, pool), ...checkReferences(s)]
  return found.length ? err(found) : ok(s)
}

/** The state a scenario begins with, under some rules (which say what players begin with). The only way in; afterwards nothing checks again. */
export function setup(document: unknown, rules: Compiled, pool: Pool = {}): Result<GameState, readonly Problem[]> {
  const parsed = parseScenario(document, pool)
  return parsed.ok ? ok(place(parsed.value, rules, pool)) : parsed
}

/** The state of a scenario already checked; what a player begins with is asked of the rules, and traced. */
export function place(s: Scenario, rules: Compiled, pool: Pool, trace: Recorder | null = null): GameState {
  const variant = s.variant ?? 'duel'
  const order = seatsOf(s)
  const g = new Engine(empty(variant, order, s), rules, [], trace)
  const shared = g.view().ask('sharedPools', { variant }) === true
  const players: Record<PlayerId, Player> = {}
  const life: Record<string, number> = {}
  const poison: Record<string, number> = {}
  for (const id of order) {
    const spec = s.players?.[id] ?? {}
    const pool = shared ? (spec.team ?? id) : id
    players[id] = { id, pool }
    const starting = g.view().ask('startingLife', {
      variant,
      players: order.length,
      ...(spec.role ? { role: spec.role } : {}),
      ...(spec.modifier === undefined ? {} : { modifier: spec.modifier }),
    })
    life[pool] = spec.life ?? life[pool] ?? starting ?? 0
    poison[pool] = spec.poison ?? poison[pool] ?? 0
  }
  let state: GameState = { ...g.state, players, life, poison }
  for (const zone of ['library', 'hand', 'graveyard'] as const)
    for (const [p, specs] of Object.entries(s[zone] ?? {}))
      if (Array.isArray(specs))
        for (const o of specs as readonly ObjectSpec[])
          state = add(state, object(o, p, zone, state.clock, pool), zone, p)
  for (const [p, specs] of Object.entries(s.field ?? {}))
    for (const o of specs) state = add(state, object(o, p, 'battlefield', state.clock, pool), 'battlefield', p)
  const floating = (s.effects ?? []).map(
    ({ of, name, ...effect }, n): Floating => ({
      id: `s${n}`,
      ...(name === undefined ? {} : { name }),
      effect,
      controller: of ?? state.turn.active,
      until: 'end-of-game',
      timestamp: state.clock + n,
      ...('prevent' in effect && effect.prevent !== 'all' ? { left: effect.prevent } : {}),
    }),
  )
  return { ...state, floating, clock: state.clock + floating.length }
}

function empty(variant: Variant, order: readonly PlayerId[], s: Scenario): GameState {
  const none = Object.fromEntries(order.map((p) => [p, []]))
  const unknown = Object.fromEntries(
    order.map((p) => {
      const said = s.library?.[p]
      return [p, said === undefined ? UNSAID_LIBRARY : typeof said === 'number' ? said : 0]
    }),
  )
  const active = s.turn?.active ?? 'A'
  return {
    edition: EDITION,
    variant,
    order,
    players: {},
    life: {},
    poison: {},
    objects: {},
    cards: {},
    shared: { battlefield: [], stack: [], exile: [], command: [] },
    own: { library: none, hand: none, graveyard: none },
    unknown,
    turn: { active, number: s.turn?.number ?? 1, step: s.turn?.step ?? 'main1' },
    priority: { player: active, passed: [] },
    combat: null,
    floating: [],
    waiting: [],
    last: {},
    clock: 1,
    over: false,
  }
}

function add(s: GameState, o: GameObject, zone: Zone, p: PlayerId): GameState {
  const objects = { ...s.objects, [o.id]: o }
  const cards = { ...s.cards, [o.card]: o.id }
  const next = { ...s, objects, cards, clock: s.clock + 1 }
  return zone === 'library' || zone === 'hand' || zone === 'graveyard'
    ? { ...next, own: { ...s.own, [zone]: { ...s.own[zone], [p]: [...(s.own[zone][p] ?? []), o.id] } } }
    : { ...next, shared: { ...s.shared, [zone]: [...s.shared[zone], o.id] } }
}

function object(o: ObjectSpec, p: PlayerId, zone: Zone, clock: number, pool: Pool): GameObject {
  return {
    id: o.id,
    card: o.id,
    printed: printed(o, pool[o.card ?? '']),
    kind: o.token ? 'token' : 'card',
    owner: o.owner ?? p,
    controller: p,
    zone,
    ...FRESH,
    tapped: o.tapped ?? false,
    damage: o.damage ?? 0,
    counters: Object.fromEntries(Object.entries(o.counters ?? {}).filter(([, n]) => n > 0)),
    ready: !o.sick,
    timestamp: clock,
  }
}

function printed(o: ObjectSpec, card: Card | undefined): Characteristics {
  const pt = (o.pt ?? card?.pt)?.split('/').map(Number)
  const types = o.types ?? card?.types ?? (pt ? (['creature'] as const) : [])
  const cost = o.cost ?? card?.cost
  return {
    ...NOTHING,
    name: o.name ?? card?.name.it ?? o.id,
    ...(cost === undefined ? {} : { manaCost: cost }),
    colors: o.colors ?? colorsOf(cost),
    supertypes: o.supertypes ?? card?.supertypes ?? [],
    types,
    subtypes: o.subtypes ?? card?.subtypes ?? [],
    ...(pt ? { power: pt[0] ?? 0, toughness: pt[1] ?? 0 } : {}),
    keywords: (o.keywords ?? card?.keywords ?? []).map(keywordOf),
    abilities: o.abilities ?? card?.abilities ?? [],
  }
}

/** An object's colours are those of its mana cost (105.2). */
const colorsOf = (cost: string | undefined): Characteristics['colors'] =>
  (['W', 'U', 'B', 'R', 'G'] as const).filter((c) => cost?.includes(c) ?? false)
