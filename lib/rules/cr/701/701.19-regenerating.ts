import type { GameEvent } from '../../kernel/events'
import type { ObjectId } from '../../kernel/ids'
import { believes, type Rule, replacement, result, room, rule } from '../../kernel/rule'
import type { Active, View } from '../../kernel/view'

/** Whether an effect is a regeneration shield of an object that is still to be used. */
const shields = (v: View, a: Active, object: string): boolean =>
  'replace' in a.effect && a.effect.replace.event === 'destroy' && a.fixed?.includes(object) === true && v.left(a) > 0

const instead = replacement('701.19a', 'destroy', (v, { object, noRegeneration }) =>
  noRegeneration
    ? []
    : v
        .lasting()
        .filter((of) => shields(v, of, object))
        .map((of) => ({
          of,
          apply: (): readonly GameEvent[] => [
            { type: 'use', effect: of.id, amount: 1 },
            { type: 'regenerate', object },
          ],
        })),
)

const regenerated = (andThen: (v: View, object: ObjectId) => readonly GameEvent[]): Rule =>
  rule(
    '701.19a',
    instead,
    result('701.19a', 'regenerate', (v, { object }) => [
      { type: 'clearDamage', object },
      { type: 'tap', object },
      ...andThen(v, object),
    ]),
  )

/** A regeneration shield replaces the next destruction: damage off, tapped, out of combat. */
export const regenerating = room(
  '701.19',
  'Regenerate',
  [regenerated((v, object) => (v.state.combat ? [{ type: 'leaveCombat', object }] : []))],
  [
    believes(
      'regenerate-stays-in-combat',
      regenerated(() => []),
    ),
  ],
)
