import { plus } from '#lib/base/copy'
import { comprehensiveRules } from './cr/index'
import { askedRules, citedRules, evaluate, misconceptions, rulesBelieving, rulesWithout } from './evaluate'
import type { Evaluation } from './evaluation'
import { resumeScript, type Step } from './kernel/evaluate'
import type { RuleId } from './kernel/ids'
import { listening } from './kernel/listening'
import { compile } from './kernel/registry'
import type { MisconceptionId } from './kernel/rule'
import { evaluateBy } from './run'
import type { Scenario } from './scenario/scenario'
import { scriptOf } from './scenario/script'

/** How much a rule matters to an answer: measured by switching it off, or by reading it as somebody misreads it. */
export type Relevance = 'decisive' | 'structural' | 'incidental'

/** What an answer depends on: each rule is measured when it is asked about; undefined for one that did not act. */
export interface Relevances {
  readonly get: (rule: RuleId) => Relevance | undefined
}

/** The traced evaluation of a scenario, and how much each of its rules matters to the answer. */
export interface Measured {
  readonly evaluation: Evaluation
  readonly relevance: Relevances
  /** Rules that answered as the answer was read: what is asked is asked of them. */
  readonly asked: readonly RuleId[]
}

export interface Measuring {
  /** Whether an answer can only be read from a traced evaluation. */
  readonly trace?: boolean
  /** Rules whose known misreadings are tried too, whether they acted or not. */
  readonly misread?: readonly RuleId[]
  /** Rules of which it is known that a misreading changes the answer. */
  readonly decisive?: readonly RuleId[]
}

/** Before the first action of a script. */
const BEFORE = -1

/** The rules of the edition, and what is heard of them. */
const ear = listening(comprehensiveRules)

/**
 * For each rule that acted: `decisive` when the answer changes without it, or with a known misreading of it; `structural` when
 * there is no answer without it; `incidental` when nothing changes. `read` gives the answer of an evaluation, or undefined where it has none.
 */
export function measure(
  scenario: Scenario,
  read: (e: Evaluation) => string | undefined,
  { trace = false, misread = [], decisive = [] }: Measuring = {},
): Measured {
  const { evaluation, without, answer, asked } = overhear(scenario, read, trace)
  const isMisread = (rule: RuleId): boolean =>
    (misreadings.get(rule) ?? []).some((id) => {
      const rules = rulesBelieving(id)
      const other = rules && read(evaluate(scenario, { rules, trace }))
      return other !== undefined && other !== answer
    })
  const measured = (rule: RuleId): Relevance => {
    if (decisive.includes(rule)) return 'decisive'
    const other = without(rule)
    if ((other !== undefined && other !== answer) || (misread.includes(rule) && isMisread(rule))) return 'decisive'
    return other === undefined ? 'structural' : 'incidental'
  }
  const acted = new Set([...citedRules(evaluation), ...asked, ...misread, ...decisive])
  const known = new Map<RuleId, Relevance>()
  const get = (rule: RuleId): Relevance | undefined => {
    if (!acted.has(rule)) return undefined
    const relevance = known.get(rule) ?? measured(rule)
    known.set(rule, relevance)
    return relevance
  }
  return { evaluation, relevance: { get }, asked }
}

/**
 * An evaluation, its answer, and the answer without one rule: played from the action in which that rule first said anything, since until
 * then all goes the same way without it.
 */
function overhear(scenario: Scenario, read: (e: Evaluation) => string | undefined, traced: boolean) {
  const script = scriptOf(scenario)
  const told: readonly Step[] = script.map((step, n) => (v) => {
    ear.at(n)
    return step(v)
  })
  ear.begin()
  ear.at(BEFORE)
  const evaluation = evaluateBy(scenario, ear.rules, true, told)
  ear.at(script.length)
  let answer: string | undefined
  const asked = askedRules(evaluation, (e) => {
    answer = read(e)
  })
  const heard = ear.heard()
  const without = (rule: RuleId): string | undefined => {
    const since = heard.get(rule)
    if (since === undefined) return answer
    const rules = rulesWithout(rule)
    const from = Math.min(since, evaluation.marks.length - 1)
    if (from === BEFORE) return read(evaluate(scenario, { rules, trace: traced }))
    return read(plus(resumeScript(evaluation, from, script, compile(rules), traced), { rules }))
  }
  return { evaluation, answer, asked, without }
}

/** Misconceptions by the rule they change, those that say something else of it. */
const misreadings: ReadonlyMap<RuleId, readonly MisconceptionId[]> = new Map(
  [...comprehensiveRules.keys()].map((rule) => [
    rule,
    [...misconceptions.values()].filter((m) => m.rule === rule && m.instead !== 'off').map((m) => m.id),
  ]),
)
