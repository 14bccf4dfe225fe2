import { plus } from '#lib/base/copy'
import { EDITION } from '../edition'
import { type Ability, type Characteristics, keywordOf } from '../kernel/card'
import { objectWith, stateWith } from '../kernel/copies'
import { Engine } from '../kernel/engine'
import type { ObjectId, PlayerId } from '../kernel/ids'
import { usesOf } from '../kernel/lasting'
import { aimedAt } from '../kernel/look'
import { lettersOf } from '../kernel/mana'
import { FRESH } from '../kernel/move'
import { store } from '../kernel/perform'
import type { Compiled } from '../kernel/registry'
import type { Floating, GameObject, GameState, Player } from '../kernel/state'
import { specsOf } from '../kernel/targets'
import type { Recorder } from '../kernel/trace'
import type { View } from '../kernel/view'
import { facesOf } from './faces'
import { objectsOf, type Placed } from './objects'
import { printedOf } from './printed'
import type { AbilitySpec, ObjectSpec, PlayerSpec, Scenario, SpellSpec } from './scenario'
import { seatsOf } from './seats'

/** Cards at the bottom of a library that the scenario says nothing of. */
const UNSAID_LIBRARY = 30

/** The state of a scenario already checked; what a player begins with is asked of the rules, and traced. */
export function place(s: Scenario, rules: Compiled, trace: Recorder | null = null): GameState {
  const order = seatsOf(s)
  const blank = empty(s, order)
  const v = new Engine(blank, rules, [], trace).view()
  const start = stateWith(blank, beginners(s, order, v))
  const placed = objectsOf(s)
  const specs = placed.map(({ spec }) => spec)
  const objects = placed.map((o, n) => asRuled(v, object(o, n + 1, specs)))
  const clock = objects.length + 1
  const commanders = specs.filter((o) => o.commander).map((o) => o.id)
  const floating = (s.effects ?? []).map((e, n) => beginning(e, n, clock + n, start.turn.active))
  const state = stateWith(start, {
    ...tableOf(objects),
    ...(commanders.length ? { commanders } : {}),
    ...zonesOf(placed, objects, order),
    floating,
    clock: clock + floating.length,
  })
  return (s.stack ?? []).reduce((so, spec) => stacked(so, spec, rules), state)
}

/** The objects by their ids, and the cards that they are. */
function tableOf(all: readonly GameObject[]): Pick<GameState, 'objects' | 'cards'> {
  const objects: Record<ObjectId, GameObject> = {}
  const cards: Record<string, ObjectId> = {}
  for (const o of all) {
    objects[o.id] = o
    for (const card of cardsOf(o)) cards[card] = o.id
  }
  return { objects, cards }
}

/** Which objects lie in which zone, in the order in which the scenario writes them; those on the stack are put there later. */
function zonesOf(
  placed: readonly Placed[],
  objects: readonly GameObject[],
  order: readonly PlayerId[],
): Pick<GameState, 'shared' | 'own'> {
  const none = () => byPlayer(order, (): ObjectId[] => [])
  const shared = {
    battlefield: [] as ObjectId[],
    stack: [],
    exile: [] as ObjectId[],
    command: [] as ObjectId[],
    ante: [],
  }
  const own = { library: none(), hand: none(), graveyard: none(), outside: none() }
  for (const [n, { spec, zone, player }] of placed.entries()) {
    if (zone === 'stack') continue
    if (zone !== 'field' && zone !== 'exile' && zone !== 'command') own[zone][player]?.push(spec.id)
    else if (!objects[n]?.phasedOut) shared[zone === 'field' ? 'battlefield' : zone].push(spec.id)
  }
  return { shared, own }
}

/** What a spell or ability on the stack aims at: an ability that is below it there is called like its source. */
function aims(
  s: GameState,
  { targets = [], modes }: SpellSpec | AbilitySpec,
  ability: Ability | undefined,
  rules: Compiled,
) {
  if (!targets.length) return targets
  const places = specsOf(ability, modes)
  const v = new Engine(s, rules, [], null).view()
  return targets.map((label, n) => (places[n]?.filter ? aimedAt(v, label, places[n].filter) : label))
}

/** With a spell or ability more on the stack. */
function stacked(s: GameState, spec: SpellSpec | AbilitySpec, rules: Compiled): GameState {
  if (!('abilityOf' in spec)) {
    const spell = spec.abilities?.find((a) => a.type === 'spell')
    const targets = aims(s, spec, spell, rules)
    const { [spec.id]: o } = s.objects
    if (!o) return s
    const objects = { ...s.objects, [spec.id]: { ...o, onStack: { targets }, ...announcedOf(spec) } }
    return { ...s, objects, shared: { ...s.shared, stack: [...s.shared.stack, spec.id] } }
  }
  const source = spec.abilityOf
  const of = s.objects[source]
  const ability = of?.printed.abilities[spec.ability ?? 0]
  if (!of || !ability) return s
  const controller = spec.controller ?? of.controller
  const targets = aims(s, spec, ability, rules)
  const put = store(s, { type: 'putOnStack', source, controller, ability, targets })
  const object = put.shared.stack.at(-1)
  const { announced } = announcedOf(spec)
  return object === undefined || !announced ? put : store(put, { type: 'announce', object, announced })
}

/** What was announced of a spell or ability that is on the stack already, where the scenario says something of it. */
const announcedOf = (spec: SpellSpec | AbilitySpec): Pick<GameObject, 'announced'> => {
  const { modes = [], x, division } = spec
  const { additional = [], alternative } = 'abilityOf' in spec ? {} : spec
  if (
    ![modes, additional].some((said) => said.length) &&
    [alternative, x, division].every((said) => said === undefined)
  )
    return {}
  const more = { ...(x === undefined ? {} : { x }), ...(division ? { division } : {}) }
  const alternatives = alternative === undefined ? [] : [alternative]
  return { announced: { modes, ...more, alternatives, additional, phyrexian: 0, picked: [], spent: [] } }
}

/** Something for each player; by a loop, since every evaluation begins here. */
function byPlayer<T>(order: readonly PlayerId[], value: (p: PlayerId) => T): Record<PlayerId, T> {
  const all: Record<PlayerId, T> = {}
  for (const p of order) all[p] = value(p)
  return all
}

function empty(s: Scenario, order: readonly PlayerId[]): GameState {
  const none = byPlayer(order, () => [])
  const active = s.turn?.active ?? 'A'
  const blank: GameState = {
    edition: EDITION,
    variant: s.variant ?? 'duel',
    order,
    players: {},
    life: {},
    poison: {},
    objects: {},
    cards: {},
    shared: { battlefield: [], stack: [], exile: [], command: [], ante: [] },
    own: { library: none, hand: none, graveyard: none, outside: none },
    unknown: byPlayer(order, (p) => unnamedIn(s.library?.[p])),
    loose: {},
    shown: {},
    beneath: {},
    turn: {
      active,
      number: s.turn?.number ?? 1,
      step: s.turn?.step ?? 'main1',
      ...(s.turn?.number === 1 ? { opening: true } : {}),
    },
    priority: { player: active, passed: [] },
    combat: null,
    floating: [],
    waiting: [],
    last: {},
    clock: 1,
    over: false,
  }
  return s.ante ? plus(blank, { ante: true }) : blank
}

const unnamedIn = (library: number | readonly ObjectSpec[] | undefined): number =>
  library === undefined ? UNSAID_LIBRARY : typeof library === 'number' ? library : 0

/** Players, and the totals they begin with: what the scenario states, or what the rules say. */
function beginners(s: Scenario, order: readonly PlayerId[], v: View): Pick<GameState, 'players' | 'life' | 'poison'> {
  const { variant } = v.state
  const pools = v.ask('sharedPools', { variant })
  const shared = pools === true
  const saidOf = (team: string | undefined): number | undefined =>
    pools === undefined || team === undefined
      ? undefined
      : order.map((id) => s.players?.[id]).find((mate) => mate?.team === team && mate.life !== undefined)?.life
  const players: Record<PlayerId, Player> = {}
  const life: Record<string, number> = {}
  const poison: Record<string, number> = {}
  for (const id of order) {
    const { team, role, modifier, keywords, counters, ...stated } = s.players?.[id] ?? {}
    const pool = shared ? (team ?? id) : id
    players[id] = {
      id,
      pool,
      ...(pools === undefined || team === undefined ? {} : { team }),
      ...(role ? { role } : {}),
      ...(stated.handModifier ? { handModifier: stated.handModifier } : {}),
      ...(stated.landsPlayed ? { landsPlayed: stated.landsPlayed } : {}),
      ...supplyOf(stated),
      ...talliesOf(stated),
      ...(keywords ? { keywords: keywords.map(keywordOf) } : {}),
      ...(counters ? { counters } : {}),
    }
    const starting = v.ask('startingLife', {
      variant,
      players: order.length,
      ...(role ? { role } : {}),
      ...(modifier === undefined ? {} : { modifier }),
    })
    life[pool] = stated.life ?? life[pool] ?? saidOf(team) ?? starting ?? 0
    poison[pool] = stated.poison ?? poison[pool] ?? 0
  }
  return { players, life, poison }
}

/** What has been counted of commanders before the scenario begins. */
const talliesOf = ({ commanderDamage: damage, commanderCasts: casts }: PlayerSpec): Pick<Player, 'tallies'> =>
  damage || casts ? { tallies: { ...(damage ? { damage } : {}), ...(casts ? { casts } : {}) } } : {}

/** The cards that an object is: two of a melded permanent. */
const cardsOf = ({ card, facing }: GameObject): readonly string[] =>
  facing?.second ? [card, facing.second.card] : [card]

/** In exile it is only hidden who lies face down: that is no status (110.5d). */
const uncovered = ({ faceDown: _, ...o }: ObjectSpec): ObjectSpec => o

/** Its faces as the rules read what they say. */
function asRuled(v: View, o: GameObject): GameObject {
  const is = (what: Characteristics): Characteristics =>
    (what.types.includes('land') && v.ask('cardIs', { what })) || what
  const printed = is(o.printed)
  const other = o.sides && is(o.sides.other)
  if (printed === o.printed && other === o.sides?.other) return o
  return objectWith(o, { printed, ...(o.sides && other ? { sides: { ...o.sides, other } } : {}) })
}

const isOrdinary = (o: ObjectSpec): boolean => !o.layout && !o.flipped && !o.faceDown

/** The mana of a player of whom the scenario says something. */
const supplyOf = ({ mana, pool }: PlayerSpec): Pick<Player, 'mana'> =>
  mana === undefined && pool === undefined
    ? {}
    : { mana: { pool: lettersOf(pool ?? ''), ...(mana === undefined ? {} : { able: lettersOf(mana) }) } }

/** A lasting effect that the scenario begins with. */
const beginning = (
  { of, name, ...effect }: NonNullable<Scenario['effects']>[number],
  n: number,
  timestamp: number,
  active: PlayerId,
): Floating => ({
  id: `s${n}`,
  ...(name === undefined ? {} : { name }),
  effect,
  controller: of ?? active,
  until: 'end-of-game',
  timestamp,
  ...usesOf(effect),
})

const object = ({ spec: o, player, zone }: Placed, timestamp: number, all: readonly ObjectSpec[]): GameObject => ({
  id: o.id,
  card: o.id,
  printed: printedOf(o),
  ...(isOrdinary(o) ? {} : facesOf(zone === 'exile' ? uncovered(o) : o, o.owner ?? player, all)),
  kind: o.token ? 'token' : o.emblem ? 'emblem' : 'card',
  owner: o.owner ?? player,
  controller: player,
  zone: zone === 'field' ? 'battlefield' : zone,
  ...FRESH,
  tapped: o.tapped ?? false,
  damage: o.damage ?? 0,
  ...countersOf(o, zone),
  ready: !o.sick,
  ...(o.attachedTo === undefined ? {} : { attachedTo: o.attachedTo }),
  ...(o.phasedOut ? { phasedOut: true } : {}),
  timestamp,
  ...(o.by === undefined ? {} : { exiledBy: o.by }),
  ...(zone === 'exile' && (o.lookers || o.faceDown) ? { lookers: o.lookers ?? [], amid: 0 } : {}),
  ...(o.protector === undefined ? {} : { protector: o.protector }),
})

/** Its counters; a planeswalker or battle has those of its printed number, unless the scenario says how many. */
function countersOf({ loyalty, defense, counters }: ObjectSpec, zone: Placed['zone']): Partial<GameObject> {
  const printed =
    zone === 'field' && (loyalty || defense)
      ? { ...(loyalty ? { loyalty } : {}), ...(defense ? { defense } : {}) }
      : undefined
  if (!printed && !counters) return {}
  return { counters: Object.fromEntries(Object.entries({ ...printed, ...counters }).filter(([, n]) => n > 0)) }
}
