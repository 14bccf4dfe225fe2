import type { EventOf, GameEvent } from '../../kernel/events'
import type { ObjectId } from '../../kernel/ids'
import { isCreature, isPlayer, objectCant, toughness } from '../../kernel/look'
import { fits } from '../../kernel/pattern'
import { believes, names, type Offer, query, type Rule, replacement, result, room, rule } from '../../kernel/rule'
import type { Active, View } from '../../kernel/view'

/** Whether an effect regenerates an object: what it was fixed on, or, of a static ability, what it speaks of. */
function regenerates(v: View, a: Active, e: EventOf<'destroy'>): boolean {
  if (!('replace' in a.effect) || !('regenerate' in a.effect.with) || v.left(a) <= 0) return false
  return a.fixed ? a.fixed.includes(e.object) : fits(v, a.effect.replace, e, a)
}

const instead = (v: View, e: EventOf<'destroy'>, fixed: boolean): readonly Offer[] => {
  const found = v.lasting().filter((of) => (of.fixed !== undefined) === fixed && regenerates(v, of, e))
  if (!found.length || v.ask('regenerable', { event: e }) === false) return []
  return found.map((of) => ({
    of,
    uses: 1,
    apply: (): readonly GameEvent[] => [{ type: 'regenerate', object: e.object }],
  }))
}

const shield = replacement('701.19a', 'destroy', (v, e) => instead(v, e, true))

const regenerated = (andThen: (v: View, object: ObjectId) => readonly GameEvent[], ...more: readonly Rule[]): Rule =>
  rule(
    '701.19a',
    shield,
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
  if (!gone.length || v.ask('reachesBack', { to: 'destruction' }) === false) return undefined
  return gone.map((object) => ({ type: 'move', object, to: 'battlefield', verb: 'put' }))
}

const outOfCombat = (v: View, object: ObjectId): readonly GameEvent[] =>
  v.state.combat ? [{ type: 'leaveCombat', object }] : []

/** Damage that would be lethal is itself replaced by the shield: nothing is dealt. */
const undealt = replacement('701.19a', 'damage', (v, e): readonly Offer[] => {
  if (isPlayer(v, e.target) || !isCreature(v, e.target)) return []
  const lethal = (v.state.objects[e.target]?.damage ?? 0) + e.amount >= toughness(v, e.target)
  return lethal ? instead(v, { type: 'destroy', object: e.target }, true) : []
})

/** A regeneration shield replaces the next destruction: damage off, tapped, out of combat. */
export const regenerating = room(
  '701.19',
  'Regenerate',
  [
    regenerated(outOfCombat),
    names('701.19a', 'begin', (_, { effect: { effect: e } }) => 'replace' in e && 'regenerate' in e.with),
    replacement('701.19b', 'destroy', (v, e) => instead(v, e, false)),
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
