import { chosenOne, nameAll } from '../../kernel/choose'
import { entering } from '../../kernel/entering'
import type { EventOf } from '../../kernel/events'
import type { TargetId } from '../../kernel/ids'
import { hasSubtype, instances, isCreature, labelOf, permanents, turnOrder } from '../../kernel/look'
import { cant, query, replacement, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** Whether an Aura enters the battlefield attached to nothing yet: not as a spell that resolves, nor where its effect says. */
const unattached = (v: View, e: EventOf<'move'>): boolean =>
  e.to === 'battlefield' && e.entry?.attachedTo === undefined && hasSubtype(v, e.object, 'Aura')

/** What an Aura could be attached to. */
const hosts = (v: View, object: string): readonly TargetId[] =>
  [...permanents(v), ...turnOrder(v)].filter((to) => v.ask('mayAttach', { object, to }) === true)

/** The player who puts it onto the battlefield chooses what it will enchant. */
function chosen(v: View, e: EventOf<'move'>): TargetId {
  const player = e.controller ?? v.controller(e.object)
  const named = nameAll(hosts(v, e.object), (id) => labelOf(v, id))
  return chosenOne(v, { choose: 'attach', player, of: labelOf(v, e.object) }, named)
}

/** An Aura spell has a target; an Aura is attached to what its enchant ability allows, never to itself, and not while a creature. */
export const auras = room('303.4', 'Auras', [
  query('303.4a', 'spellTargets', (v, { object }) => {
    const [enchant] = hasSubtype(v, object, 'Aura') ? instances(v, object, 'enchant') : []
    if (!enchant) return undefined
    return [enchant.what ? { kind: 'object', filter: enchant.what } : { kind: 'player' }]
  }),
  query('303.4d', 'mayAttach', (v, { object, to }) =>
    hasSubtype(v, object, 'Aura') && (object === to || isCreature(v, object)) ? false : undefined,
  ),
  replacement('303.4f', 'move', (v, e) => {
    if (!unattached(v, e)) return []
    const controller = e.controller ?? v.controller(e.object)
    const of = { id: `${e.object}/enchants`, effect: { enters: {}, what: {} }, controller, timestamp: 0 }
    return [{ of, commutes: true, apply: () => [entering(e, { attachedTo: chosen(v, e) })] }]
  }),
  cant('303.4g', 'move', (v, e) => unattached(v, e) && !hosts(v, e.object).length),
])
