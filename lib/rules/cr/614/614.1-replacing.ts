import type { EventType, GameEvent } from '../../kernel/events'
import { REPLACEABLE } from '../../kernel/language'
import { fits } from '../../kernel/pattern'
import { ignores, type Offer, query, replacement, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** What effects that say "instead" offer to make of an event. */
function offers(v: View, e: GameEvent): readonly Offer[] {
  return v.lasting().flatMap((of): readonly Offer[] => {
    if (!('replace' in of.effect) || of.fixed) return []
    const { replace, with: change } = of.effect
    if (replace.event !== e.type || !fits(v, replace, e, of)) return []
    if ('nothing' in change) return [{ of, apply: () => [] }]
    if ('instead' in change) return [{ of, apply: change.instead }]
    if (!('amount' in e)) return []
    const amount = 'times' in change ? e.amount * change.times : e.amount + change.plus
    return [{ of, apply: () => [{ ...e, amount }] }]
  })
}

const on = (type: EventType) => replacement('614.1a', type, offers)

/** Replacement effects: what would happen does not, and something else does; each acts once on an event. */
export const replacing = room(
  '614.1',
  'Replacement effects',
  [rule('614.1a', ...REPLACEABLE.map(on)), query('614.5', 'replacementTimes', () => 'once')],
  [ignores('replacement-reapplies', '614.5')],
)
