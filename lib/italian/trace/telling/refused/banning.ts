import type { Ability } from '#lib/rules/index'
import type { Noun } from '../../../grammar/index'
import { object, type Tale } from '../context'

/** Whether an ability forbids casting. */
export const forbidsCasting = (a: Ability): boolean =>
  a.type === 'static' && (a.effects ?? []).some((e) => 'cant' in e && e.cant === 'cast')

/** The one permanent that forbids casting, where nothing else does: undefined also where an effect without a source does. */
export function banning(t: Tale): Noun | undefined {
  const v = t.view(t.first)
  const [ban, ...more] = v.state.shared.battlefield.filter((id) => v.characteristics(id).abilities.some(forbidsCasting))
  const unnamed = t.people.scenario.effects?.some((e) => 'cant' in e && e.cant === 'cast')
  return ban === undefined || more.length > 0 || unnamed === true ? undefined : object(t, ban)
}
