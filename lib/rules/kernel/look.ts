import { flatMap } from '#lib/base/lists'
import { exact } from './budget'
import { type Forbidden, type Forbids, isSpellType, keywordOf, type Lasting } from './card'
import type { GameEvent } from './events'
import type { ObjectId, PlayerId, TargetId } from './ids'
import type { Keyword, KeywordInstance } from './keyword'
import type { Amount, Filter, ObjectRef, PlayerRef, Watched } from './language'
import type { Measure } from './measured'
import { incarnation, isOwn } from './move'
import { stuck } from './signal'
import type { GameObject } from './state'
import type { Context } from './verb'
import type { Active, View } from './view'
import { watchedAs } from './watched'
import type { Color, Zone } from './words'

export const isPlayer = (v: View, id: TargetId): boolean => v.state.players[id] !== undefined
export const objectOf = (v: View, id: ObjectId): GameObject | undefined => v.state.objects[id] ?? v.state.last[id]
export const exists = (v: View, id: ObjectId): boolean => v.state.objects[id] !== undefined
export const onBattlefield = (v: View, id: ObjectId): boolean => {
  const o = v.state.objects[id]
  return o?.zone === 'battlefield' && !o.phasedOut
}
/** Whether a permanent has left the battlefield: one that is phased out has not (702.26d). */
export const hasLeft = (v: View, id: ObjectId): boolean => v.state.objects[id]?.zone !== 'battlefield'
/** Whether what a creature attacks can still be dealt its damage: a player in the game, or a permanent. */
export const stillThere = (v: View, id: TargetId): boolean =>
  isPlayer(v, id) ? v.state.players[id]?.lost === undefined : onBattlefield(v, id)
export const isType = (v: View, id: ObjectId, type: string): boolean =>
  (v.characteristics(id).types as readonly string[]).includes(type)
export const hasSubtype = (v: View, id: ObjectId, subtype: string): boolean =>
  v.characteristics(id).subtypes.includes(subtype)
export const isCreature = (v: View, id: ObjectId): boolean => onBattlefield(v, id) && isType(v, id, 'creature')
export const power = (v: View, id: ObjectId): number => v.characteristics(id).power ?? 0
export const toughness = (v: View, id: ObjectId): number => v.characteristics(id).toughness ?? 0

/** The mana value of an object (202.3). */
export const manaValue = (v: View, object: ObjectId): number => v.ask('manaValue', { object }) ?? stuck('manaValue')

/** Keywords of an object, or of a player: their own, and those that effects give them. */
const keywordsOf = (v: View, id: TargetId): readonly KeywordInstance[] => {
  const player = v.state.players[id]
  if (!player) return v.characteristics(id).keywords
  const given = flatMap(v.lasting(), (a) =>
    'keyword' in a.effect && concerns(v, a, id) ? keywordOf(a.effect.keyword) : [],
  )
  return [...(player.keywords ?? []), ...given]
}

/** Whether an effect about players is about this one: about its controller, unless it says whom. */
export const concerns = (v: View, a: Active, player: PlayerId): boolean =>
  'player' in a.effect && a.effect.player !== undefined
    ? players(v, a.effect.player, contextOf(a)).includes(player)
    : a.controller === player

/** Instances of a keyword on an object or player, with their parameters. */
export const instances = <K extends Keyword>(
  v: View,
  id: TargetId,
  keyword: K,
): readonly Extract<KeywordInstance, { keyword: K }>[] =>
  keywordsOf(v, id).filter((k): k is Extract<KeywordInstance, { keyword: K }> => k.keyword === keyword)
export const has = (v: View, id: TargetId, keyword: Keyword): boolean =>
  keywordsOf(v, id).some((k) => k.keyword === keyword)

/** The life total that counts for a player: their own, or the team's (810.9). */
export const life = (v: View, p: PlayerId): number => v.state.life[v.state.players[p]?.pool ?? p] ?? 0
export const poison = (v: View, p: PlayerId): number => v.state.poison[v.state.players[p]?.pool ?? p] ?? 0

/** How many cards a library has, named or not. */
export const librarySize = (v: View, p: PlayerId): number =>
  (v.state.own.library[p]?.length ?? 0) + (v.state.unknown[p] ?? 0)

/** Players from the one whose turn it is, in turn order, those still in the game. */
export function turnOrder(v: View): readonly PlayerId[] {
  const { order, turn, players } = v.state
  const at = Math.max(0, order.indexOf(turn.active))
  return [...order.slice(at), ...order.slice(0, at)].filter((p) => !players[p]?.lost)
}

/** Whether two players are one, or share turns and priority as teammates (805.4, 805.5). */
export const asOne = (v: View, p: PlayerId, q: PlayerId): boolean =>
  p === q || (teammates(v, p).includes(q) && v.ask('sharedTurns', {}) === true)

/** Whether it is a player's turn: their own, or their team's (805.4). */
export const isActive = (v: View, p: PlayerId): boolean => asOne(v, p, v.state.turn.active)

/** Whether a permanent fights for a player: they control it, or a teammate with whom they share turns does (805.10). */
export const ofSide = (v: View, id: ObjectId, p: PlayerId): boolean => asOne(v, p, v.controller(id))

/** Whether a player could cast a sorcery now: in a main phase of their turn, while the stack is empty. */
export const isSorceryTime = (v: View, p: PlayerId): boolean =>
  /^main/.test(v.state.turn.step) && !v.state.shared.stack.length && isActive(v, p)

/** Opponents: everyone who does not share the player's pool. */
export const opponents = (v: View, p: PlayerId): readonly PlayerId[] =>
  turnOrder(v).filter((q) => q !== p && sideOf(v, q) !== sideOf(v, p))

const sideOf = ({ state: { players } }: View, p: PlayerId): string | undefined => players[p]?.team ?? players[p]?.pool

/** The others of a team: those who share the player's pool. */
export const teammates = (v: View, p: PlayerId): readonly PlayerId[] =>
  v.state.order.filter((q) => q !== p && v.state.players[q]?.pool === v.state.players[p]?.pool)

/** Permanents on the battlefield, in the order they entered. */
export const permanents = (v: View): readonly ObjectId[] => v.state.shared.battlefield

/** Objects in a zone, everybody's. */
export const inZone = (v: View, zone: Zone = 'battlefield'): readonly ObjectId[] =>
  isOwn(zone) ? flatMap(v.state.order, (p) => v.state.own[zone][p] ?? []) : v.state.shared[zone]

/** The zone of which a filter speaks: a spell or an ability is on the stack (109.2b), all else where it says, if it says it. */
export const zoneMeant = (f: Filter): Filter['zone'] => f.zone ?? (f.spell || f.ability ? 'stack' : undefined)

/** Where it looks for them: anywhere, if it asks what the rules call a permanent. */
const candidates = (v: View, f: Filter): readonly ObjectId[] =>
  f.permanent ? Object.keys(v.state.objects) : inZone(v, zoneMeant(f))

/** Whether a filter speaks of what is never a permanent: instants and sorceries, which are spells wherever somebody controls them. */
const isOfSpells = ({ types, anyType, zone, permanent }: Filter): boolean =>
  zone === undefined && !permanent && (types?.some(isSpellType) || (anyType?.every(isSpellType) ?? false))

/**
 * Objects that the filter of a continuous effect means by now: permanents, unless it speaks of another zone (109.2, 611.3a), or of
 * instants and sorceries, and so of spells.
 */
export function spokenOf(v: View, f: Filter, controller: PlayerId, source?: ObjectId): readonly ObjectId[] {
  const what = isOfSpells(f) ? { ...f, zone: 'stack' as const } : f
  // What an effect says of its own object alone is said where it works.
  const home =
    f.self && zoneMeant(what) === undefined && source !== undefined ? v.state.objects[source]?.zone : undefined
  return home === undefined
    ? candidates(v, what).filter((id) => matches(v, id, what, controller, source))
    : inZone(v, home).filter((id) => matches(v, id, what, controller, source, home))
}

/** Objects that a filter means, where it looks for them. */
export function matching(v: View, f: Filter, c: Omit<Context, 'targets'> & Partial<Context>): readonly ObjectId[] {
  const by = { targets: [], ...c }
  return candidates(v, f).filter((id) => matches(v, id, f, c.controller, c.source, 'battlefield', by))
}

/**
 * What an effect means by all objects of a kind: where it names no other zone, permanents of everybody (400.1, 403.2). Only who believes it has it
 * speak of cards of that kind wherever they are, or of what opponents have.
 */
function allOf(v: View, f: Filter, c: Context): readonly ObjectId[] {
  if (!f.types || f.permanent || zoneMeant(f) !== undefined) return matching(v, f, c)
  const found = v.ask('onlyBattlefield', {})
    ? matching(v, f, c)
    : Object.keys(v.state.objects).filter(
        (id) => objectOf(v, id)?.zone !== 'outside' && matches(v, id, f, c.controller, c.source, 'anywhere', c),
      )
  return f.controller !== undefined || v.ask('sharedByAll', {})
    ? found
    : found.filter((id) => opponents(v, c.controller).includes(v.controller(id)))
}

/** The names that an object may have to share one with others; none, where what they should be of is not there or has no name. */
export function sharedNames(v: View, of: ObjectRef, c: Context): readonly string[] {
  return flatMap(objects(v, of, c), (id) => v.characteristics(id).name || [])
}

/** Whether an object shares a name with others, and is none of them. */
const sharesName = (v: View, id: ObjectId, of: ObjectRef, c: Context): boolean =>
  !objects(v, of, c).includes(id) &&
  objects(v, of, c).some((other) => v.ask('sameName', { object: id, other }) === true)

/**
 * Whether an object is one the filter speaks of; `you` is the controller of the effect. A filter that names no zone speaks of
 * what is on the battlefield, or of objects anywhere where its effect is about an event or a source.
 */
export function matches(
  v: View,
  id: ObjectId,
  f: Filter,
  you: PlayerId,
  self?: ObjectId,
  where: Zone | 'anywhere' = 'battlefield',
  by?: Context,
): boolean {
  const o = objectOf(v, id)
  if (!o) return false
  if (f.self && id !== self) return false
  if (f.other && id === self) return false
  if (f.id !== undefined && o.card !== f.id) return false
  if (f.token !== undefined && (o.kind === 'token') !== f.token) return false
  if (f.spell !== undefined && (o.zone === 'stack' && o.kind !== 'ability') !== f.spell) return false
  if (f.ability !== undefined && !isAbility(o, f.ability)) return false
  if (f.card !== undefined && (v.ask('isCard', { object: id }) === true) !== f.card) return false
  if (f.permanent && v.ask('isPermanent', { object: id }) !== true) return false
  if (f.counter !== undefined && !o.counters[f.counter]) return false
  if (f.host && (self === undefined || objectOf(v, self)?.attachedTo !== id)) return false
  if (f.linked && (self === undefined || v.ask('isLinked', { object: id, source: self }) !== true)) return false
  if (f.attacking !== undefined && isAttacking(v, id) !== f.attacking) return false
  const zone = zoneMeant(f) ?? (f.permanent ? 'anywhere' : where)
  if (zone !== 'anywhere' && zone !== o.zone && exists(v, id)) return false
  if (f.controller) {
    const c = v.controller(id)
    if (f.controller === 'you' ? c !== you : !players(v, f.controller, by ?? ofSource(you, self)).includes(c))
      return false
  }
  if (f.owner && (f.owner === 'you' ? o.owner !== you : !opponents(v, you).includes(o.owner))) return false
  const { manaValue } = f
  if (manaValue && !comparedValues(v, id).some((n) => within(n, manaValue))) return false
  const c = v.characteristics(id)
  return (
    (f.name === undefined || c.name === f.name) &&
    (f.types?.every((t) => c.types.includes(t)) ?? true) &&
    (f.anyType?.some((t) => c.types.includes(t)) ?? true) &&
    !(f.notTypes?.some((t) => c.types.includes(t)) ?? false) &&
    (f.subtypes?.every((t) => c.subtypes.includes(t)) ?? true) &&
    (f.supertypes?.every((t) => c.supertypes.includes(t)) ?? true) &&
    !(f.notSupertypes?.some((t) => c.supertypes.includes(t)) ?? false) &&
    (f.colors?.some((t) => c.colors.includes(t)) ?? true) &&
    (f.allColors?.every((t) => c.colors.includes(t)) ?? true) &&
    !(f.notColors?.some((t) => c.colors.includes(t)) ?? false) &&
    (f.power === undefined || hasPower(v, c.power ?? 0, f.power, by ?? ofSource(you, self))) &&
    (f.keyword === undefined || c.keywords.some((k) => k.keyword === f.keyword)) &&
    (f.sameName === undefined || sharesName(v, id, f.sameName, by ?? ofSource(you, self)))
  )
}

/** Whether an object attacks in the combat that there is. */
const isAttacking = (v: View, id: ObjectId): boolean => v.state.combat?.attackers.some((a) => a.id === id) === true

/** Whether an object is an ability on the stack, of that kind. */
const isAbility = (o: GameObject, kind: NonNullable<Filter['ability']>): boolean =>
  o.kind === 'ability' && (kind === 'any' || o.onStack?.ability?.type === kind)

/** What is compared where a mana value is asked for: one number, unless somebody believes that each half of a card counts. */
const comparedValues = (v: View, object: ObjectId): readonly number[] =>
  (v.state.objects[object]?.sides && v.ask('comparedManaValues', { object })) || [v.ask('manaValue', { object }) ?? 0]

const ofSource = (controller: PlayerId, source: ObjectId | undefined): Context => ({
  controller,
  targets: [],
  ...(source === undefined ? {} : { source }),
})

const within = (n: number, { atLeast, atMost, equal }: NonNullable<Filter['manaValue']>): boolean =>
  n >= (atLeast ?? n) && n <= (atMost ?? n) && n === (equal ?? n)

/** Whether a number is as large as a filter asks for. */
function hasPower(v: View, n: number, { atLeast, atMost, equal }: NonNullable<Filter['power']>, by: Context): boolean {
  const than = (a: Amount): number => quantity(v, a, by)
  return n >= than(atLeast ?? n) && n <= than(atMost ?? n) && n === than(equal ?? n)
}

/** The player of an event: who gains, loses, draws, is dealt damage. */
export function eventPlayer(v: View, e: GameEvent): PlayerId | undefined {
  if ('player' in e && e.player !== undefined) return e.player
  if (e.type === 'step') return v.state.turn.active
  if ((e.type === 'damage' || e.type === 'becomesTarget') && isPlayer(v, e.target)) return e.target
  if (e.type === 'adjustCounters' || e.type === 'putCounters') return isPlayer(v, e.on) ? e.on : undefined
  const object = eventObject(v, e)
  return object === undefined ? undefined : v.controller(object)
}

/** The object an event happens to; of one that left a public zone, as it was there; else what it has become. */
export function eventObject(v: View, e: GameEvent): ObjectId | undefined {
  if (e.type === 'move') return e.to !== 'battlefield' && objectOf(v, e.object) ? e.object : (e.as ?? e.object)
  if (e.type === 'createToken') return e.as ?? e.label
  if (e.type === 'addMana') return e.source
  if (e.type === 'discard') return lying(v, e.object)
  if ('object' in e && typeof e.object === 'string') return e.object
  if ((e.type === 'damage' || e.type === 'becomesTarget') && !isPlayer(v, e.target)) return e.target
  if ((e.type === 'putCounters' || e.type === 'adjustCounters') && !isPlayer(v, e.on)) return e.on
  return undefined
}

/** A card, or what it has become since it left a place that nobody remembers: `orso` of `orso#2` is the card. */
const lying = (v: View, id: ObjectId): ObjectId =>
  objectOf(v, id) ? id : (v.state.cards[id.split('#')[0] ?? id] ?? id)

export const eventSource = (e: GameEvent): ObjectId | undefined => ('source' in e ? e.source : undefined)

/** The object a label stands for now: a card of the scenario, or an object by its own id. */
export const objectNamed = (v: View, label: string): ObjectId | undefined =>
  v.state.cards[label] ?? (v.state.objects[label] ? label : undefined)

/** What an effect at work may refer to. */
export const contextOf = (a: Pick<Active, 'controller' | 'source'>, event?: GameEvent): Context => ({
  ...ofSource(a.controller, a.source),
  ...(event ? { event } : {}),
})

/** What an effect forbids, if it is this. */
export const forbidding = (e: Lasting, verb: Forbidden): Forbids | undefined =>
  'cant' in e && e.cant === verb ? e : undefined

/** Whether an effect at work says that a player can't do something. */
export const playerCant = (v: View, verb: Forbidden, player: PlayerId): boolean =>
  v.lasting().some((a) => {
    const e = forbidding(a.effect, verb)
    return e !== undefined && !e.what && concerns(v, a, player)
  })

/** Whether an effect at work says that a player can't do something with an object: anybody, if it names objects and no player. */
export const playerCantWith = (v: View, verb: Forbidden, player: PlayerId, object: ObjectId): boolean =>
  v.lasting().some((a) => {
    const e = forbidding(a.effect, verb)
    if (!e) return false
    const { what, player: who } = e
    if (what && !matches(v, object, what, a.controller, a.source, 'anywhere')) return false
    return (what && who === undefined) || concerns(v, a, player)
  })

/** Whether an effect at work says that something can't be done to an object or player by another object. */
export const cantBeBy = (v: View, verb: Forbidden, target: TargetId, by: ObjectId): boolean =>
  v.lasting().some((a) => {
    const e = forbidding(a.effect, verb)
    if (!e) return false
    const { what, by: whom } = e
    if (whom && !matches(v, by, whom, a.controller, a.source, 'anywhere')) return false
    if (a.fixed) return a.fixed.includes(target)
    if (isPlayer(v, target)) return !what && concerns(v, a, target)
    return what !== undefined && matches(v, target, what, a.controller, a.source)
  })

/** Where the objects are of which a "can't" speaks, if not on the battlefield. */
const WHERE: Partial<Record<Forbidden, Zone | 'anywhere'>> = { 'be-countered': 'stack' }

/** Whether an effect at work says that an object can't do something, or have it done to it. */
export const objectCant = (v: View, verb: Forbidden, object: ObjectId): boolean =>
  v.lasting().some((a) => {
    const e = forbidding(a.effect, verb)
    if (!e) return false
    if (a.fixed) return a.fixed.includes(object)
    return e.what !== undefined && matches(v, object, e.what, a.controller, a.source, WHERE[verb])
  })

/** What scripts and choices call an object or a player: its label; an ability on the stack is called like its source. */
export function labelOf(v: View, id: TargetId): string {
  const o = objectOf(v, id)
  const source = o?.kind === 'ability' ? o.onStack?.source : undefined
  return source === undefined ? (o?.card ?? id) : (objectOf(v, source)?.card ?? source)
}

/** What a label stands for as a target of such words: an ability on the stack is called like its source, `pozzo/2` the second of it. */
export function aimedAt(v: View, label: string, filter: Filter | undefined): TargetId {
  if (v.state.players[label]) return label
  const found = objectNamed(v, label)
  if (!filter || zoneMeant(filter) !== 'stack' || (found !== undefined && objectOf(v, found)?.zone === 'stack'))
    return found ?? label
  const [name, n = '1'] = label.split('/')
  const named = v.state.shared.stack.filter((id) => labelOf(v, id) === name && v.state.objects[id]?.kind === 'ability')
  return (
    named.filter((id) => !filter.ability || matches(v, id, filter, ''))[Number(n) - 1] ?? named[0] ?? found ?? label
  )
}

/** The players an effect names. */
export function players(v: View, ref: PlayerRef, c: Context): readonly PlayerId[] {
  if (typeof ref === 'object') {
    if ('target' in ref) {
      const t = c.targets[ref.target]
      return t !== undefined && isPlayer(v, t) ? [t] : []
    }
    const ids = objects(v, 'controllerOf' in ref ? ref.controllerOf : ref.ownerOf, c)
    return flatMap(ids, (id) => ('controllerOf' in ref ? [v.controller(id)] : (objectOf(v, id)?.owner ?? [])))
  }
  if (ref === 'you') return [c.controller]
  if (ref === 'host') return hostOf(v, c).filter((id) => isPlayer(v, id))
  if (ref === 'each') return turnOrder(v)
  if (ref === 'opponent' || ref === 'each-opponent') return opponents(v, c.controller)
  if (ref === 'event-player') {
    const p = c.event && eventPlayer(v, c.event)
    return p ? [p] : []
  }
  if (ref === 'chosen') return (c.memory?.chosen ?? []).filter((id) => isPlayer(v, id))
  return v.state.players[ref] ? [ref] : []
}

/** What earlier instructions of the same spell or ability did: of what is drawn, milled or discarded, the cards that there were. */
const thisWay = (v: View, word: Watched, c: Context): readonly GameEvent[] =>
  (c.memory?.done ?? []).filter((e) =>
    /draw|mill|discard/.test(word) ? 'verb' in e && e.verb === word : watchedAs(e, v).includes(word),
  )

/** What an event has made of its object: of a melded permanent both cards (712.21c). */
function becomes(v: View, e: GameEvent): readonly ObjectId[] {
  const second = e.type === 'move' && objectOf(v, e.object)?.facing?.second
  return flatMap([e.type === 'move' ? e.as : eventObject(v, e), second && incarnation(second)], (id) => id || [])
}

/** What the source of an effect is attached to, or was as it left. */
const hostOf = (v: View, { source = '' }: Context): readonly TargetId[] =>
  [objectOf(v, source)?.attachedTo ?? []].flat()

/** The objects an effect names. */
export function objects(v: View, ref: ObjectRef, c: Context): readonly ObjectId[] {
  if (typeof ref === 'object') {
    if ('all' in ref)
      return allOf(v, ref.all, c).filter((object) =>
        v.ask('untargetedReaches', { object, player: c.controller, source: c.source ?? '' }),
      )
    if ('thisWay' in ref) return flatMap(thisWay(v, ref.thisWay, c), (e) => becomes(v, e))
    if ('cardsIn' in ref)
      return flatMap(players(v, ref.of, c), (of) => v.ask('zoneContents', { zone: ref.cardsIn, of }) ?? [])
    const t = c.targets[ref.target]
    return t && !isPlayer(v, t) ? [t] : []
  }
  if (ref === 'linked') {
    const { source } = c
    return source === undefined
      ? []
      : v.state.shared.exile.filter((object) => v.ask('isLinked', { object, source }) === true)
  }
  if (ref === 'host') return hostOf(v, c).filter((id) => !isPlayer(v, id))
  if (ref === 'event-card') return c.event ? becomes(v, c.event) : []
  if (ref === 'chosen') return (c.memory?.chosen ?? []).filter((id) => !isPlayer(v, id))
  const id = only(v, ref, c)
  return id ? [id] : []
}

/** The one object that a word names. */
function only(v: View, ref: string, { source, event }: Context): ObjectId | undefined {
  if (ref === 'self') return source
  if (ref === 'event-object') return event && eventObject(v, event)
  return ref === 'event-source' ? event && eventSource(event) : objectNamed(v, ref)
}

/** How many counters of a kind an object, or a player, has. */
export function counterCount(v: View, on: TargetId, kind: string): number {
  if (!isPlayer(v, on)) return objectOf(v, on)?.counters[kind] ?? 0
  return kind === 'poison' ? poison(v, on) : (v.state.players[on]?.counters?.[kind] ?? 0)
}

/** What counters are put on: objects, or players. */
export const holders = (v: View, on: ObjectRef | { readonly player: PlayerRef }, c: Context): readonly TargetId[] =>
  typeof on === 'object' && 'player' in on ? players(v, on.player, c) : objects(v, on, c)

/** How much an effect says, never less than nothing (107.1b). */
export function amount(v: View, a: Amount, c: Context): number {
  return Math.max(0, quantity(v, a, c))
}

/** Devotion to colours, as the rules count it. */
function devotion(v: View, to: readonly Color[] | 'chosen', { controller: player, color }: Context): number {
  const colors = to !== 'chosen' ? to : color === undefined ? [] : [color]
  return v.ask('devotion', { player, colors }) ?? 0
}

/** Costs of a spell or ability that were announced by name; a permanent remembers those of the spell that it was (400.7d). */
export function paidCosts(v: View, { paid, source = '' }: Context): readonly string[] {
  const { announced } = objectOf(v, source) ?? {}
  return paid ?? [...(announced?.additional ?? []), ...(announced?.alternatives ?? [])]
}

/** What something of some objects adds up to; the view notes it, for whoever explains the event that the number is for. */
function measured(v: View, what: Measure['what'], of: readonly ObjectId[], each: (id: ObjectId) => number): number {
  const n = of.reduce((sum, id) => sum + each(id), 0)
  v.measure({ what, objects: of, n })
  return n
}

/** How many objects there are of what a filter asks for; the same note says what that was. */
function counted(v: View, filter: Filter, c: Context): number {
  const found = matching(v, filter, c)
  v.measure({ what: 'count', objects: found, n: found.length, filter, you: c.controller })
  return found.length
}

/** A number that may be below zero: a life total, what is compared. */
export function quantity(v: View, a: Amount, c: Context): number {
  if (typeof a === 'number') return a
  if (a === 'x') return c.x ?? objectOf(v, c.source ?? '')?.announced?.x ?? 0
  if (a === 'event-amount') return c.event && 'amount' in c.event ? c.event.amount : 0
  if ('count' in a) return counted(v, a.count, c)
  if ('thisWay' in a) return thisWay(v, a.thisWay, c).reduce((n, e) => n + ('amount' in e ? e.amount : 1), 0)
  if ('powerOf' in a) return measured(v, 'power', objects(v, a.powerOf, c), (id) => power(v, id))
  if ('toughnessOf' in a) return measured(v, 'toughness', objects(v, a.toughnessOf, c), (id) => toughness(v, id))
  if ('countersOn' in a) return holders(v, a.countersOn, c).reduce((n, id) => n + counterCount(v, id, a.counter), 0)
  if ('manaValueOf' in a) return measured(v, 'manaValue', objects(v, a.manaValueOf, c), (id) => manaValue(v, id))
  if ('lifeOf' in a) return players(v, a.lifeOf, c).reduce((n, p) => n + life(v, p), 0)
  if ('devotion' in a) return devotion(v, a.devotion, c)
  if ('share' in a) return c.division?.[a.share] ?? 0
  if ('paid' in a) return paidCosts(v, c).filter((name) => name === a.paid).length
  if ('half' in a) return (a.round === 'up' ? Math.ceil : Math.floor)(quantity(v, a.half, c) / 2)
  if ('plus' in a) return exact(a.plus.reduce<number>((n, x) => n + quantity(v, x, c), 0))
  return exact(a.times.reduce<number>((n, x) => n * quantity(v, x, c), 1))
}
