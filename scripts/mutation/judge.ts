import { canonical, type Json } from '#lib/base/json'
import {
  comprehensiveRules,
  evaluate,
  type Misconception,
  misconceptions,
  mutate,
  parseScenario,
  type RuleId,
  type Ruleset,
  rulesBelieving,
  type Scenario,
} from '#lib/rules/index'
import { isTraced, type Outcome, observe } from '../conformance/observe'
import type { Row } from '../conformance/table'

/** A scenario with what is stated of its outcome, by the rules as they are or with one changed. */
export interface Claim {
  readonly scenario: Scenario
  readonly stated: Outcome
  readonly rules?: Ruleset
  readonly belief?: Misconception
}

/** Everything that the tables of conformance claim. */
export const claimsOf = (rows: readonly Row[]): readonly Claim[] =>
  rows.flatMap(({ scenario: document, expect, believing = {} }) => {
    const parsed = parseScenario(document)
    if (!parsed.ok) return []
    const scenario = parsed.value
    return [
      { scenario, stated: { status: 'complete' as const, ...expect } },
      ...Object.entries(believing).flatMap(([id, stated]) => {
        const rules = rulesBelieving(id)
        const belief = misconceptions.get(id)
        return rules && belief ? [{ scenario, stated: { status: 'complete' as const, ...stated }, rules, belief }] : []
      }),
    ]
  })

const plain = (x: unknown): string => canonical(JSON.parse(JSON.stringify(x)) as Json)

/**
 * Whether a claim holds, under changed rules if they are given. Only under the rules as they are must every choice be used: who believes
 * something else may never come to be asked.
 */
export const holds = ({ scenario, stated, rules }: Claim, changed: Ruleset | undefined = rules): boolean => {
  const e = evaluate(scenario, { trace: isTraced(stated), ...(changed ? { rules: changed } : {}) })
  return (
    plain(observe(stated, e)) === plain(stated) && (rules !== undefined || e.status !== 'complete' || !e.unused.length)
  )
}

/** A clause of a rule, with the rules as they are but for it. */
interface Lack {
  readonly name: string
  readonly of: RuleId
  readonly rules: Ruleset
}

/** Whether a claim stops holding where a clause is missing: of the rules as they are, or as somebody believes another of them to be. */
export const notices = (claim: Claim, { of, rules }: Lack): boolean =>
  claim.belief ? claim.belief.rule !== of && !holds(claim, mutate(rules, claim.belief)) : !holds(claim, rules)

/** The clauses of every rule, each with the ruleset that lacks it. */
export const clauses = (): readonly Lack[] =>
  [...comprehensiveRules.values()].flatMap((rule) =>
    rule.clauses.map((clause, n) => ({
      of: rule.id,
      name: `${rule.id} ${clause.kind} ${n + 1}`,
      rules: new Map(comprehensiveRules).set(rule.id, { ...rule, clauses: rule.clauses.filter((_, m) => m !== n) }),
    })),
  )
