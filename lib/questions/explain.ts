import { canonical } from '#lib/base/json'
import {
  type Evaluation,
  evaluate,
  type Measured,
  type MisconceptionId,
  measure,
  misconceptions,
  type RuleId,
  rulesBelieving,
} from '#lib/rules/index'
import type { Item } from './item'
import { sameOutcome } from './outcome'
import { finalAnswer, needsTrace } from './probe'

/** What an explanation is made of: the traced evaluation, and how much each rule that acted matters to the answer. */
export interface Explanation extends Measured {
  /** The same scenario as somebody with each of some beliefs sees it. */
  readonly believed: readonly Believed[]
  /** The same of every belief that a wrong answer betrays, with the rule that it misreads. */
  readonly foils: readonly (Believed & { readonly rule: RuleId })[]
}

/** A scenario as somebody with a belief sees it. */
interface Believed {
  readonly id: MisconceptionId
  readonly evaluation: Evaluation
}

/**
 * Why an item has the answer it has: a rule matters when the answer changes without it, or with a misreading of it that one of the
 * options betrays; of the rules that the item claims, every known misreading is tried.
 */
export function measureItem(item: Item): Measured {
  const { scenario, probe, claims, form, options, right } = item
  const read = (e: Evaluation): string | undefined => {
    const value = finalAnswer(probe, e)
    return value === undefined ? undefined : canonical(value)
  }
  const key = options.find((o) => o.key === right)
  // Of yes or no with its reason, a wrong reason may lead to the right verdict.
  const elsewhere = options.filter((o) => key && !sameOutcome(form, o.value, key.value))
  const decisive = elsewhere.flatMap((o) => o.beliefs.flatMap(ruleOf))
  return measure(scenario, read, { trace: needsTrace(probe), misread: claims, decisive })
}

/** Why an item has the answer it has, and how it would go if one belief or another were right. */
export function explain(item: Item, beliefs: readonly MisconceptionId[] = []): Explanation {
  const foils = foilsOf(item)
  // What a wrong answer betrays is a foil already.
  const others = seen(
    item,
    beliefs.filter((id) => !foils.some((f) => f.id === id)),
  )
  const believed = [...new Set(beliefs)].flatMap((id) => [...foils, ...others].find((one) => one.id === id) ?? [])
  return { ...measureItem(item), believed, foils }
}

/** How those see an item who give its wrong answers, each with the rule that is misread. */
export function foilsOf(item: Item): Explanation['foils'] {
  const tempting = item.options.flatMap((o) => (o.key === item.right ? [] : o.beliefs))
  return seen(item, tempting).flatMap((one) => ruleOf(one.id).map((rule) => ({ ...one, rule })))
}

const seen = ({ scenario }: Item, ids: readonly MisconceptionId[]): readonly Believed[] =>
  [...new Set(ids)].flatMap((id) => {
    const rules = rulesBelieving(id)
    return rules ? [{ id, evaluation: evaluate(scenario, { rules, trace: true }) }] : []
  })

const ruleOf = (id: MisconceptionId): readonly RuleId[] => {
  const rule = misconceptions.get(id)?.rule
  return rule === undefined ? [] : [rule]
}
