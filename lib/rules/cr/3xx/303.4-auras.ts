import { chosenOne, nameAll } from '../../kernel/choose'
import { entering } from '../../kernel/entering'
import type { EventOf } from '../../kernel/events'
import type { PlayerId, TargetId } from '../../kernel/ids'
import { has, hasSubtype, instances, isCreature, isPlayer, labelOf, permanents, turnOrder } from '../../kernel/look'
import { believes, cant, ignores, query, replacement, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** Whether an Aura enters the battlefield attached to nothing yet: not as a spell that resolves, nor where its effect says. */
const unattached = (v: View, e: EventOf<'move'>): boolean =>
  e.to === 'battlefield' &&
  e.entry?.attachedTo === undefined &&
  e.facing?.faceDown === undefined &&
  hasSubtype(v, e.object, 'Aura')

/** What an Aura could be attached to. */
const hosts = (v: View, object: string): readonly TargetId[] =>
  [...permanents(v), ...turnOrder(v)].filter((to) => v.ask('mayAttach', { object, to }) === true)

type Among = (v: View, player: PlayerId, host: TargetId) => boolean

/** Whether there are things that an Aura could be attached to, and none among them that whoever puts it may choose. */
function without(v: View, e: EventOf<'move'>, among: Among): boolean {
  const all = hosts(v, e.object)
  const controller = e.controller ?? v.controller(e.object)
  return all.length > 0 && !all.some((to) => among(v, controller, to))
}

/** The player who puts it onto the battlefield chooses what it will enchant, among what it could be attached to. */
const choosing = (among: Among) =>
  replacement('303.4f', 'move', (v, e) => {
    if (!unattached(v, e)) return []
    const controller = e.controller ?? v.controller(e.object)
    const found = hosts(v, e.object).filter((to) => among(v, controller, to))
    if (!found.length) return []
    const of = { id: `${e.object}/enchants`, effect: { enters: {}, what: {} }, controller, timestamp: 0 }
    const asked = { choose: 'attach', player: controller, of: labelOf(v, e.object) } as const
    const attachedTo = () =>
      chosenOne(
        v,
        asked,
        nameAll(found, (id) => labelOf(v, id)),
      )
    return [{ of, commutes: true, apply: () => [entering(e, { attachedTo: attachedTo() })] }]
  })

/** An Aura spell has the target that its enchant ability speaks of. */
const target = query('303.4a', 'spellTargets', (v, { object }) => {
  const [enchant] = hasSubtype(v, object, 'Aura') ? instances(v, object, 'enchant') : []
  if (!enchant) return undefined
  return [enchant.what ? { kind: 'object', filter: enchant.what } : { kind: 'player' }]
})

/** What a player may choose as a target, as far as its own words go. */
const asTarget: Among = (v, player, to) => isPlayer(v, to) || !has(v, to, 'hexproof') || v.controller(to) === player

/** An Aura spell has a target; an Aura is attached to what its enchant ability allows, never to itself, and not while a creature. */
export const auras = room(
  '303.4',
  'Auras',
  [
    target,
    query('303.4d', 'mayAttach', (v, { object, to }) =>
      hasSubtype(v, object, 'Aura') && (object === to || isCreature(v, object)) ? false : undefined,
    ),
    choosing(() => true),
    cant('303.4g', 'move', (v, e) => unattached(v, e) && !hosts(v, e.object).length),
  ],
  [
    believes(
      'aura-resolves-anyway',
      rule(
        '303.4a',
        target,
        query('303.4a', 'failsWithoutTargets', (v, { object }) => (hasSubtype(v, object, 'Aura') ? false : undefined)),
      ),
    ),
    // With nothing left that it could target it stays where it is, as it does with nothing to enchant.
    believes(
      'aura-put-targets',
      rule(
        '303.4f',
        choosing(asTarget),
        cant('303.4f', 'move', (v, e) => unattached(v, e) && without(v, e, asTarget)),
      ),
    ),
    ignores('aura-enters-anyway', '303.4g'),
  ],
)
