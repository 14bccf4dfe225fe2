import { err, ok, type Result } from '#lib/base/result'
import { comprehensiveRules, rooms } from './cr/index'
import type { Evaluation } from './evaluation'
import type { Limits } from './kernel/budget'
import type { RuleId } from './kernel/ids'
import { mutate } from './kernel/registry'
import type { Fact, Misconception, MisconceptionId, Ruleset } from './kernel/rule'
import type { Problem } from './language/problem'
import { evaluateBy } from './run'
import type { Scenario } from './scenario/scenario'
import { type Pool, parseScenario } from './scenario/setup'

/** Every misconception that is a change of one rule, by id. */
export const misconceptions: ReadonlyMap<MisconceptionId, Misconception> = new Map(
  rooms.flatMap((r) => r.misconceptions.map((m) => [m.id, m] as const)),
)

/** Every misconception that is about what the book says where, by id. */
export const facts: ReadonlyMap<MisconceptionId, Fact> = new Map(
  rooms.flatMap((r) => r.facts.map((f) => [f.id, f] as const)),
)

export interface Options {
  /** Another set of rules: `mutate(comprehensiveRules, belief)`. */
  readonly rules?: Ruleset
  /** Keep the trace: slower, and what explanations are made of. */
  readonly trace?: boolean
  /** Less than an evaluation may come to otherwise. */
  readonly limits?: Limits
}

/** Evaluates a checked scenario. Pure: no clock, no chance, input untouched. */
export function evaluate(scenario: Scenario, options: Options = {}): Evaluation {
  return evaluateBy(scenario, options.rules ?? comprehensiveRules, options.trace ?? false, undefined, options.limits)
}

/** Checks a document of any shape, then evaluates it; problems name the place, and nothing throws. */
export function evaluateDocument(
  document: unknown,
  options: Options & { readonly pool?: Pool } = {},
): Result<Evaluation, readonly Problem[]> {
  const parsed = parseScenario(document, options.pool)
  return parsed.ok ? ok(evaluate(parsed.value, options)) : err(parsed.error)
}

const without = new Map<RuleId, Ruleset>()
const believing = new Map<MisconceptionId, Ruleset>()

/** The rules with one of them switched off. */
export function rulesWithout(rule: RuleId): Ruleset {
  const known = without.get(rule)
  if (known) return known
  const rules = mutate(comprehensiveRules, { rule, instead: 'off' })
  without.set(rule, rules)
  return rules
}

/** The rules as somebody with a known misconception believes them. */
export function rulesBelieving(id: MisconceptionId): Ruleset | undefined {
  const known = believing.get(id)
  if (known) return known
  const belief = misconceptions.get(id)
  if (!belief) return undefined
  const rules = mutate(comprehensiveRules, belief)
  believing.set(id, rules)
  return rules
}

/**
 * Rules that answer while a traced evaluation is asked something: `read` asks it. They are no part of what happened in it, and only whoever
 * asked cites them.
 */
export function askedRules(e: Evaluation, read: (e: Evaluation) => unknown): readonly RuleId[] {
  const { trace } = e
  if (!trace) return []
  const { asked } = trace
  const heard = new Set<RuleId>()
  trace.asked = heard
  try {
    read(e)
  } finally {
    trace.asked = asked
  }
  return [...heard]
}

/** Rules that acted in a traced evaluation, also in setting up the position that it begins with, in the order of their first appearance. */
export function citedRules(e: Evaluation): readonly RuleId[] {
  const cited = new Set<RuleId>()
  for (const t of e.trace?.entries ?? []) cited.add(t.rule)
  for (const h of e.trace?.happenings ?? []) for (const r of [...h.rules, ...h.by]) cited.add(r)
  return [...cited].filter((r) => e.rules.has(r))
}

/** Rules that gave, replaced or forbade something in the script of a traced evaluation: what was only looked at did nothing. */
export function actedRules({ trace, reports, rules }: Evaluation): readonly RuleId[] {
  const acted = [
    ...(trace?.happenings ?? []).flatMap(({ rules: gave, by }) => [...gave, ...by]),
    ...reports.flatMap((r) => (r.type === 'refused' ? r.violations.map((v) => v.rule) : [])),
  ]
  return [...new Set(acted)].filter((r) => rules.has(r))
}
