import type { EventOf, GameEvent } from '../../kernel/events'
import type { ObjectId } from '../../kernel/ids'
import { isCreature, isPlayer, objectCant, toughness } from '../../kernel/look'
import { regenerationOf } from '../../kernel/regeneration'
import { believes, names, type Offer, query, type Rule, replacement, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const regenerated = (andThen: (v: View, object: ObjectId) => readonly GameEvent[], ...more: readonly Rule[]): Rule =>
  rule(
    '701.19a',
    result('701.19a', 'regenerate', (v, { object }) => [
      { type: 'clearDamage', object },
      { type: 'tap', object },
      ...andThen(v, object),
    ]),
    result('701.19a', 'begin', revived),
    ...more,
  )

/** A shield for what has been destroyed already brings it back only if shields reach back, and they do not (614.4). */
function revived(v: View, { effect: { effect: e, fixed = [] } }: EventOf<'begin'>): readonly GameEvent[] | undefined {
  if (!('replace' in e) || !('regenerate' in e.with)) return undefined
  const gone = fixed.filter((id) => v.state.objects[id]?.zone === 'graveyard')
  if (!gone.length || v.ask('reachesBack', { of: 'replacement' }) === false) return undefined
  return gone.map((object) => ({ type: 'move', object, to: 'battlefield', verb: 'put' }))
}

const outOfCombat = (v: View, object: ObjectId): readonly GameEvent[] =>
  v.state.combat ? [{ type: 'leaveCombat', object }] : []

/** Damage that would be lethal is itself replaced by the shield: nothing is dealt. */
const undealt = replacement('701.19a', 'damage', (v, e): readonly Offer[] => {
  if (isPlayer(v, e.target) || !isCreature(v, e.target)) return []
  const lethal = (v.state.objects[e.target]?.damage ?? 0) + e.amount >= toughness(v, e.target)
  return lethal ? regenerationOf(v, { type: 'destroy', object: e.target }, true) : []
})

/** What regenerates loses its damage, is tapped and leaves combat; that a shield takes the place of a destruction is another rule's. */
export const regenerating = room(
  '701.19',
  'Regenerate',
  [
    regenerated(outOfCombat),
    names('701.19a', 'begin', (_, { effect: { effect: e } }) => 'replace' in e && 'regenerate' in e.with),
    replacement('701.19b', 'destroy', (v, e) => regenerationOf(v, e, false)),
    query('701.19c', 'regenerable', (v, { event }) =>
      event.noRegeneration || objectCant(v, 'be-regenerated', event.object) ? false : undefined,
    ),
  ],
  [
    believes(
      'regenerate-stays-in-combat',
      regenerated(() => []),
    ),
    believes('regenerate-no-damage-trigger', regenerated(outOfCombat, undealt)),
  ],
)
