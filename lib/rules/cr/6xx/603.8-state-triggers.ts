import { flatMap } from '#lib/base/lists'
import type { Ability, Triggered } from '../../kernel/card'
import { holds } from '../../kernel/condition'
import type { GameEvent } from '../../kernel/events'
import { sourcesOf } from '../../kernel/functioning'
import type { ObjectId } from '../../kernel/ids'
import { contextOf } from '../../kernel/look'
import { anyTrigger, room } from '../../kernel/rule'
import type { Trigger } from '../../kernel/state'
import { meets, triggeredOf, triggerOf } from '../../kernel/triggered'
import type { View } from '../../kernel/view'

/** Whether an ability of an object has triggered and not left the stack yet. */
const pending = ({ state: s }: View, source: ObjectId, ability: Triggered): boolean =>
  s.waiting.some((t) => t.source === source && t.ability === ability) ||
  s.shared.stack.some((id) => {
    const on = s.objects[id]?.onStack
    return on?.source === source && on.ability === ability
  })

const waitsForState = (a: Ability): boolean => a.type === 'triggered' && a.when.is !== undefined

const become = (e: GameEvent, after: View): readonly Trigger[] =>
  flatMap(
    sourcesOf(after, 'triggered').filter((source) => after.characteristics(source).abilities.some(waitsForState)),
    (source) =>
      flatMap(triggeredOf(after, source), (a): readonly Trigger[] => {
        const { is } = a.when
        if (is === undefined || pending(after, source, a)) return []
        const by = { source, controller: after.controller(source) }
        return holds(after, is, contextOf(by)) && meets(a, by, e, after) ? [triggerOf(after, source, a, e)] : []
      }),
  )

/** An ability that waits for a state triggers as soon as that is so, and not again before it has left the stack. */
export const stateTriggers = room('603.8', 'State triggers', [anyTrigger('603.8', (e, _, after) => become(e, after))])
