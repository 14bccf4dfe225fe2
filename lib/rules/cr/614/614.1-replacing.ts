import type { EventType, GameEvent } from '../../kernel/events'
import type { EventPattern } from '../../kernel/language'
import { eventObject, eventPlayer, eventSource, matches, players } from '../../kernel/look'
import { type Offer, query, replacement, room, rule } from '../../kernel/rule'
import type { Active, View } from '../../kernel/view'

function applies(v: View, a: Active, p: EventPattern, e: GameEvent): boolean {
  if (p.event !== e.type) return false
  const is = (want: EventPattern['object'], id: string | undefined): boolean =>
    want === undefined ||
    (id !== undefined && (want === 'self' ? id === a.source : matches(v, id, want, a.controller, a.source)))
  if (p.player !== undefined) {
    const who = eventPlayer(v, e)
    const context = { controller: a.controller, targets: [], ...(a.source ? { source: a.source } : {}) }
    if (who === undefined || !players(v, p.player, context).includes(who)) return false
  }
  if (p.combat !== undefined && (e.type !== 'damage' || e.combat !== p.combat)) return false
  return is(p.object, eventObject(v, e)) && is(p.source, eventSource(e))
}

/** What effects that say "instead" offer to make of an event. */
function offers(v: View, e: GameEvent): readonly Offer[] {
  return v.lasting().flatMap((a): readonly Offer[] => {
    if (!('replace' in a.effect) || a.fixed || !applies(v, a, a.effect.replace, e)) return []
    const { with: change } = a.effect
    const base = { identity: a.id, controller: a.controller, ...(a.source ? { source: a.source } : {}) }
    if ('nothing' in change) return [{ ...base, apply: () => [] }]
    if ('times' in change && 'amount' in e)
      return [{ ...base, apply: () => [{ ...e, amount: e.amount * change.times }] }]
    if ('plus' in change && 'amount' in e) return [{ ...base, apply: () => [{ ...e, amount: e.amount + change.plus }] }]
    return []
  })
}

const on = (type: EventType) => replacement('614.1a', type, offers)

/** Replacement effects: what would happen does not, and something else does; each acts once on an event. */
export const replacing = room(
  '614.1',
  'Replacement effects',
  [
    rule('614.1a', on('gainLife'), on('loseLife'), on('damage'), on('draw'), on('putCounters')),
    query('614.5', 'replacementTimes', () => 'once'),
  ],
  [{ id: 'replacement-reapplies', rule: '614.5', instead: 'off' }],
)
