import type { GameEvent } from './events'
import type { EventPattern, Filter, PlayerRef } from './language'
import { contextOf, eventObject, eventPlayer, eventSource, matches, players } from './look'
import type { Proposal } from './query'
import type { Active, View } from './view'

/** Whether an event is one that a pattern of this effect or ability speaks of; its name is for the caller to compare. */
export function fits(v: View, p: EventPattern, e: GameEvent, by: Pick<Active, 'controller' | 'source'>): boolean {
  if (p.player !== undefined) {
    const who = eventPlayer(v, e)
    if (who === undefined || !players(v, p.player, contextOf(by)).includes(who)) return false
  }
  if (p.combat !== undefined && (e.type !== 'damage' || e.combat !== p.combat)) return false
  if (p.step !== undefined && (e.type !== 'step' || e.step !== p.step)) return false
  return fitsObject(v, p.object, eventObject(v, e), by) && fitsObject(v, p.source, eventSource(e), by)
}

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
