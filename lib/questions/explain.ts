import { type Gradual, gradual } from '#lib/base/gradual'
import { canonical } from '#lib/base/json'
import {
  type Evaluation,
  evaluate,
  type MisconceptionId,
  type Relevance,
  type RuleId,
  relevanceByRule,
  rulesBelieving,
} from '#lib/rules/index'
import type { Item } from './item'
import { finalAnswer, needsTrace } from './probe'

/** What an explanation is made of: the traced evaluation, and how much each rule that acted matters to the answer. */
export interface Explanation {
  readonly evaluation: Evaluation
  readonly relevance: ReadonlyMap<RuleId, Relevance>
  /** The same scenario as somebody with each of some beliefs sees it. */
  readonly believed: readonly { readonly id: MisconceptionId; readonly evaluation: Evaluation }[]
}

type Explained = Pick<Item, 'scenario' | 'probe' | 'claims'>

/**
 * How much each rule that acted matters to an item's answer. Depends on the item alone, and takes some fifty evaluations: worth
 * remembering.
 */
export const relevanceOf = (item: Explained): ReadonlyMap<RuleId, Relevance> => measuring(item).finish()

/** The same, to be done bit by bit. */
export function measuring({ scenario, probe, claims }: Explained): Gradual<ReadonlyMap<RuleId, Relevance>> {
  const read = (e: Evaluation): string | undefined => {
    const value = finalAnswer(probe, e)
    return value === undefined ? undefined : canonical(value)
  }
  return gradual(relevanceByRule(scenario, read, { trace: needsTrace(probe), also: claims }))
}

/** Why an item has the answer it has, and how it would go if one belief or another were right. */
export function explain(
  item: Explained,
  beliefs: readonly MisconceptionId[] = [],
  known = relevanceOf(item),
): Explanation {
  const { scenario } = item
  return {
    evaluation: evaluate(scenario, { trace: true }),
    relevance: known,
    believed: beliefs.flatMap((id) => {
      const rules = rulesBelieving(id)
      return rules ? [{ id, evaluation: evaluate(scenario, { rules, trace: true }) }] : []
    }),
  }
}
