import type { Violation } from '#lib/rules/index'
import type { Tale } from './context'

/** What {T} and {Q} ask for: a permanent that is untapped, or tapped. */
const TAP_SYMBOL = '107.5'
const UNTAP_SYMBOL = '107.6'

/** Whether what is TAPped already would pay {T}: it has nothing left to pay it with. */
export const payingByTapping = (t: Tale, v: Violation): boolean => v.rule === TAP_SYMBOL && asksFor(t, v, 'tap')

/** The rule that a violation is of; where what is tapped would pay {Q} and no {T}, which only who believes that it uses no ability refuses, that of {Q}. */
export const ruleOf = (t: Tale, v: Violation): Violation['rule'] =>
  asksFor(t, v, 'untap') && !asksFor(t, v, 'tap') ? UNTAP_SYMBOL : v.rule

/** Whether an activated ability of what is found TAPped has this in its cost. */
const asksFor = (t: Tale, { reason, detail }: Violation, what: 'tap' | 'untap'): boolean =>
  reason === 'tapped' &&
  typeof detail?.object === 'string' &&
  t
    .view(t.first)
    .characteristics(detail.object)
    .abilities.some((a) => a.type === 'activated' && a.cost.some(({ pay }) => pay === what))
