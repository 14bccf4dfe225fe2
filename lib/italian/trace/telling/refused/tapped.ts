import type { ObjectId, Violation } from '#lib/rules/index'
import { ed, type Noun, type Phrase, phrase, verbatim } from '../../../grammar/index'
import { since } from '../before/beforehand'
import { stepOf, type Tale } from '../context'

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

/** «Il costo contiene {T} ed Elfo è arrivato in questo turno»: where nothing pays with {T} or {Q}, only that it has. */
export function arrived(t: Tale, id: ObjectId, who: Noun): Phrase {
  const step = stepOf(t)
  const v = t.view(t.first)
  const ability =
    typeof step === 'object' && 'activate' in step && v.state.objects[id]
      ? v.characteristics(id).abilities[step.ability ?? 0]
      : undefined
  const costs = ability?.type === 'activated' ? ability.cost.map(({ pay }) => pay) : []
  const symbol = costs.includes('tap') ? '{T}' : costs.includes('untap') ? '{Q}' : undefined
  const when = since(t, [id], [who])
  return symbol ? phrase`il costo contiene ${verbatim(symbol)} ${ed(when)}` : when
}
