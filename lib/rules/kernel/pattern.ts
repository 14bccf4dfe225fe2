import type { EventOf, GameEvent } from './events'
import type { ObjectId, PlayerId, TargetId } from './ids'
import type { EventPattern, Filter, PlayerRef } from './language'
import { asOne, contextOf, eventObject, eventPlayer, eventSource, isPlayer, matches, objectOf, players } from './look'
import type { Proposal } from './query'
import type { Active, View } from './view'

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
  if (!fitsAgainst(v, p, e, by)) return false
  return fitsObject(v, p.object, eventObject(v, e), by) && fitsObject(v, p.source, eventSource(e), by)
}

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

/** Whether an effect on costs is about this spell, or about this ability. */
export function speaksOfCost(
  v: View,
  by: Pick<Active, 'controller' | 'source'>,
  { what, player, abilities = false }: { what?: Filter; player?: PlayerRef; abilities?: boolean },
  p: Proposal,
): boolean {
  if (abilities !== (p.source !== undefined)) return false
  if (player !== undefined && !players(v, player, contextOf(by)).includes(p.player)) return false
  return what === undefined || matches(v, p.source ?? p.object, what, by.controller, by.source, 'anywhere')
}

/** Whether an effect lets a player play a card from where it is. */
export const letsPlay = (v: View, object: ObjectId, player: PlayerId): boolean =>
  v
    .lasting()
    .some(
      (a) =>
        'mayCast' in a.effect &&
        players(v, a.effect.player ?? 'you', contextOf(a)).includes(player) &&
        matches(v, object, a.effect.mayCast, a.controller, a.source, 'hand'),
    )
