import type { ObjectId } from './ids'
import { spellAbility } from './targets'
import type { View } from './view'

/** What a spell or ability that resolves leaves to a player: whether to do something, or whether to pay for it or against it. */
export function leftTo(v: View, object: ObjectId): 'may' | 'pay' | undefined {
  const ability = v.state.objects[object]?.onStack?.ability ?? spellAbility(v, object)
  const whole = ability && 'effect' in ability ? ability.effect : undefined
  const effect = whole?.do === 'if' ? whole.effect : whole
  if (effect?.do === 'unless') return 'pay'
  return effect?.do === 'may' ? (effect.pay?.length ? 'pay' : 'may') : undefined
}
