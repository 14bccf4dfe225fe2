import { isType, toughness } from '../../kernel/look'
import { believes, query, type Rule, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const beyond = (lethalTo: (v: View, object: string) => number): Rule =>
  query('120.4a', 'beforeExcess', (v, { object, source }) => {
    const { loyalty = 0, defense = 0 } = v.state.objects[object]?.counters ?? {}
    const lethal = isType(v, object, 'creature') ? Math.max(0, lethalTo(v, object)) : 0
    const one = lethal > 0 && v.ask('oneIsLethal', { source }) === true
    return Math.max(
      one ? 1 : lethal,
      isType(v, object, 'planeswalker') ? loyalty : 0,
      isType(v, object, 'battle') ? defense : 0,
    )
  })

/** What is dealt beyond lethal damage, or beyond the loyalty or the defense, is excess: an effect may deal it elsewhere. */
export const excessDamage = room(
  '120.4',
  'Excess damage',
  [beyond((v, object) => v.ask('lethalDamage', { object }) ?? 0)],
  [believes('excess-ignores-marked', beyond(toughness))],
)
