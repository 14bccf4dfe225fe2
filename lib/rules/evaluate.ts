import { err, ok, type Result } from '#lib/base/result'
import { rooms } from './cr/index'
import type { RuleId } from './kernel/ids'
import { mutate, rulesOf } from './kernel/registry'
import type { Fact, Misconception, MisconceptionId, Ruleset } from './kernel/rule'
import { type Evaluation, evaluateBy } from './run'
import type { Scenario } from './scenario/scenario'
import type { Problem } from './scenario/schema'
import { type Pool, parseScenario } from './scenario/setup'
import { kit } from './volumes/index'

/** The rules of the edition, by number. */
export const comprehensiveRules: Ruleset = rulesOf(rooms)

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
}

/** Evaluates a checked scenario. Pure: no clock, no chance, input untouched. */
export function evaluate(scenario: Scenario, options: Options = {}): Evaluation {
  return evaluateBy(scenario, options.rules ?? comprehensiveRules, kit, options.trace ?? false)
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

/** How much a rule matters to an answer: measured by switching it off, or by reading it as somebody misreads it. */
export type Relevance = 'decisive' | 'structural' | 'incidental'

/** Rules that acted in a traced evaluation, in rule-number order of their first appearance. */
export function citedRules(e: Evaluation): readonly RuleId[] {
  const cited = new Set<RuleId>()
  for (const t of e.trace?.entries ?? []) cited.add(t.rule)
  for (const h of e.trace?.happenings ?? []) for (const r of [...h.rules, ...h.by]) cited.add(r)
  return [...cited].filter((r) => e.rules.has(r))
}

/**
 * For each rule that acted: `decisive` when the answer changes without it, or with a known misreading of it; `structural` when
 * there is no answer without it; `incidental` when nothing changes. `read` gives the answer of an evaluation, or undefined where it has none;
 * `also` names rules to measure even if they did not act: a misreading of them may. Pauses after each rule.
 */
export function* relevanceByRule(
  scenario: Scenario,
  read: (e: Evaluation) => string | undefined,
  options: Options & { readonly also?: readonly RuleId[] } = {},
): Generator<void, ReadonlyMap<RuleId, Relevance>> {
  const whole = evaluate(scenario, { ...options, trace: true })
  const answer = read(whole)
  const under = (rules: Ruleset): string | undefined => read(evaluate(scenario, { ...options, rules }))
  const misread = (rule: RuleId): boolean =>
    (misreadings.get(rule) ?? []).some((id) => {
      const rules = rulesBelieving(id)
      const other = rules && under(rules)
      return other !== undefined && other !== answer
    })
  const found = new Map<RuleId, Relevance>()
  for (const rule of new Set([...citedRules(whole), ...legalityRules(whole), ...(options.also ?? [])])) {
    yield
    const without = under(rulesWithout(rule))
    const decisive = (without !== undefined && without !== answer) || misread(rule)
    found.set(rule, decisive ? 'decisive' : without === undefined ? 'structural' : 'incidental')
  }
  return found
}

/** Misconceptions by the rule they change, those that say something else of it. */
const misreadings: ReadonlyMap<RuleId, readonly MisconceptionId[]> = new Map(
  [...comprehensiveRules.keys()].map((rule) => [
    rule,
    [...misconceptions.values()].filter((m) => m.rule === rule && m.instead !== 'off').map((m) => m.id),
  ]),
)

/** Legality rules speak only when they forbid: a permission is measured too, among those of the actions taken. */
function legalityRules(e: Evaluation): readonly RuleId[] {
  return e.consulted.filter((r) => e.rules.has(r))
}
