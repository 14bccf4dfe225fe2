import { NOTHING_ANNOUNCED } from './announced'
import type { EventOf, GameEvent } from './events'
import { castFacing } from './facing'
import type { ObjectId, PlayerId, TargetId } from './ids'
import type { EventPattern, Filter, PlayerRef } from './language'
import { pileOf } from './library'
import {
  asOne,
  concerns,
  contextOf,
  eventObject,
  eventPlayer,
  eventSource,
  forbidding,
  isPlayer,
  matches,
  objectOf,
  players,
} from './look'
import type { Proposal } from './query'
import type { Active, View } from './view'
import type { CastAs, Zone } from './words'

/** Whether an event is one that a pattern of this effect or ability speaks of; its name is for the caller to compare. */
export function fits(v: View, p: EventPattern, e: GameEvent, by: Pick<Active, 'controller' | 'source'>): boolean {
  if (p.player !== undefined) {
    const who = befalls(v, e) ? undefined : eventPlayer(v, e)
    const named = players(v, p.player, contextOf(by))
    // A step of a team is one of each of its players.
    if (who === undefined || !named.some((q) => q === who || (e.type === 'step' && asOne(v, q, who)))) return false
  }
  if (p.combat !== undefined && (e.type !== 'damage' || e.combat !== p.combat)) return false
  if (p.cause !== undefined && (e.type !== 'loseLife' || e.cause !== p.cause)) return false
  if (p.step !== undefined && (e.type !== 'step' || e.step !== p.step)) return false
  if (p.from !== undefined && (e.type !== 'move' || zoneBefore(v, e) !== p.from)) return false
  if (p.to !== undefined && (e.type !== 'move' || e.to !== p.to)) return false
  if (p.counter !== undefined && (!('counter' in e) || e.counter !== p.counter)) return false
  // Cards are milled together, and each of them is: a pattern that says which waits for the card.
  if (p.event === 'mill' && (p.object === undefined) !== (e.type === 'mill')) return false
  if (!fitsAgainst(v, p, e, by)) return false
  const object = isArrival(v, e, by.source) ? by.source : eventObject(v, e)
  return fitsObject(v, p.object, object, by) && fitsObject(v, p.source, eventSource(e), by)
}

/** Whether a move has brought an object to where it sees that itself: what leaves the battlefield is seen from there (603.10a). */
const isArrival = (v: View, e: GameEvent, source: ObjectId | undefined): boolean =>
  e.type === 'move' && source !== undefined && e.as === source && zoneBefore(v, e) !== 'battlefield'

/** Whether an event befalls an object: damage to a permanent is not damage to whoever controls it. */
const befalls = (v: View, e: GameEvent): boolean =>
  (e.type === 'damage' || e.type === 'becomesTarget') && !isPlayer(v, e.target)

const zoneBefore = (v: View, e: EventOf<'move'>): string | undefined => e.from ?? objectOf(v, e.object)?.zone

/**
 * Whom or what it is done to. Blocking and becoming blocked are one event, and then one more for each creature on the other side: a
 * pattern that names the other side waits for those.
 */
function fitsAgainst(v: View, p: EventPattern, e: GameEvent, by: Pick<Active, 'controller' | 'source'>): boolean {
  if (e.type === 'becomesBlocked') return (p.source === undefined) === (e.source === undefined)
  if (e.type === 'blocks') {
    if (p.against === undefined || e.attacker === undefined) return p.against === e.attacker
    return fitsOther(v, p.against, e.attacker, by)
  }
  return p.against === undefined || (e.type === 'attacks' && fitsOther(v, p.against, e.target, by))
}

const fitsOther = (
  v: View,
  want: NonNullable<EventPattern['against']>,
  id: TargetId,
  by: Pick<Active, 'controller' | 'source'>,
): boolean =>
  isFilter(want)
    ? !isPlayer(v, id) && matches(v, id, want, by.controller, by.source, 'anywhere')
    : players(v, want, contextOf(by)).includes(id)

const isFilter = (want: NonNullable<EventPattern['against']>): want is Filter =>
  typeof want === 'object' && !('target' in want || 'controllerOf' in want || 'ownerOf' in want)

function fitsObject(
  v: View,
  want: EventPattern['object'],
  id: string | undefined,
  { controller, source }: Pick<Active, 'controller' | 'source'>,
): boolean {
  if (want === undefined) return true
  if (id === undefined) return false
  return want === 'self' ? id === source : matches(v, id, want, controller, source, 'anywhere')
}

/** Whether an effect on costs is about this spell, of which a zone says from where it is cast, or about this ability. */
export function speaksOfCost(
  v: View,
  by: Pick<Active, 'controller' | 'source'>,
  { what, player, abilities = false }: { what?: Filter; player?: PlayerRef; abilities?: boolean },
  p: Proposal,
): boolean {
  if (abilities !== (p.source !== undefined)) return false
  if (player !== undefined && !players(v, player, contextOf(by)).includes(p.player)) return false
  if (what === undefined) return true
  return p.source === undefined
    ? isCast(v, p.object, what, by)
    : matches(v, p.source, what, by.controller, by.source, 'anywhere')
}

/** Whether a spell is such as a filter says, of which a zone is the one that it is cast from. */
function isCast(v: View, spell: ObjectId, what: Filter, by: Pick<Active, 'controller' | 'source'>): boolean {
  const { zone, ...rest } = what
  if (zone !== undefined && zone !== 'stack' && zone !== castFrom(v, spell)) return false
  return matches(v, spell, rest, by.controller, by.source, 'anywhere')
}

/** Where a spell has been cast from, or where the card is that is to be cast. */
function castFrom(v: View, id: ObjectId): Zone | undefined {
  const o = v.state.objects[id]
  return o?.zone === 'stack' ? (o.onStack?.from ?? 'hand') : o?.zone
}

/**
 * Whether an effect lets a player cast a spell, or play a land: one such as it says, from the zone that it names, else from the
 * player's own hand. `id` is the card, or the spell that it has become.
 */
export function allows(v: View, of: Active, id: ObjectId, player: PlayerId): boolean {
  const { effect } = of
  if (!('mayCast' in effect) || !players(v, effect.player ?? 'you', contextOf(of)).includes(player)) return false
  const { zone = 'hand' } = effect.mayCast
  if (zone === 'stack' || zone === 'battlefield') return false
  if (effect.mayCast.zone === undefined && objectOf(v, id)?.owner !== player) return false
  return isCast(v, id, { ...effect.mayCast, zone }, of)
}

/** Whether a card lies in a library below another: nobody is let play it. */
function liesDeep(v: View, id: ObjectId): boolean {
  const o = v.state.objects[id]
  const [top = id] = o?.zone === 'library' ? pileOf(v.state, o.owner).top : []
  return top !== id
}

/** How a card is to be cast, as far as that makes another spell of it: which half or face, and the value of X. */
type Manner = { readonly as?: CastAs | undefined; readonly x?: number | undefined }

/** A card as the spell that it would be on the stack: of one with more than one face, that is cast face down, or for X (601.3e). */
function asSpell(v: View, object: ObjectId, { as, x }: Manner): readonly [View, ObjectId] {
  if (as === undefined && x === undefined && !v.state.objects[object]?.sides) return [v, object]
  const there = v.after({ type: 'move', object, to: 'stack', ...(as ? { facing: castFacing(as) } : {}) })
  const spell = there.state.shared.stack.at(-1) ?? object
  return [
    x === undefined ? there : there.after({ type: 'announce', object: spell, announced: { ...NOTHING_ANNOUNCED, x } }),
    spell,
  ]
}

/** What a card says of itself it says of the spell, too. */
const saidOf = (a: Active, card: ObjectId, spell: ObjectId): Active => (a.source === card ? { ...a, source: spell } : a)

/** Whether an effect lets a player play a card from where it is. */
export function letsPlay(v: View, object: ObjectId, player: PlayerId, how: Manner = {}): boolean {
  const permissions = v.lasting().filter((a) => 'mayCast' in a.effect)
  if (!permissions.length || liesDeep(v, object)) return false
  const [then, spell] = asSpell(v, object, how)
  return permissions.some((a) => allows(then, saidOf(a, object, spell), spell, player))
}

/** Whether an effect says that a player can't cast a card so: anybody, if it names spells and no player. */
export function bansCasting(v: View, object: ObjectId, player: PlayerId, how: Manner): boolean {
  const bans = v.lasting().filter((a) => forbidding(a.effect, 'cast'))
  if (!bans.length) return false
  const [then, spell] = asSpell(v, object, how)
  return bans.some((a) => {
    const { what, player: who } = forbidding(a.effect, 'cast') ?? {}
    if (what && !isCast(then, spell, what, saidOf(a, object, spell))) return false
    return (what && who === undefined) || concerns(v, a, player)
  })
}
