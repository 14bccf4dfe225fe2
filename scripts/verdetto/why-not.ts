import type { Json } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import { tellAbsence } from '#lib/italian/index'
import {
  type Absence,
  evaluate,
  explainAbsence,
  explainWhyNot,
  type NearMiss,
  parseScenario,
  type Ruleset,
  type Scenario,
  type Violation,
} from '#lib/rules/index'
import { type Fault, type Read, readDocument } from './document'
import { peopleOrNone, type Step, told } from './told'

/** Whether an action may be taken at the end of a scenario, and every rule that forbids it; null when nobody can say. */
export interface Forbidden {
  readonly legal: boolean | null
  readonly violations: readonly Violation[]
  /** The same in Italian. */
  readonly said: readonly string[]
}

/** Each time that something came near to happening and did not: what kept it, with what was asked for. */
export interface Missed {
  readonly misses: readonly NearMiss[]
  readonly said: readonly string[]
}

export type WhyNot = Forbidden | Missed

/** Asks about an action, written as a scenario writes it, or about what did not happen: `{ trigger: coro }`. */
export function whyNot(scenario: Scenario, text: string, rules: Ruleset): Result<WhyNot, readonly Fault[]> {
  const read = readDocument(text)
  if (!read.ok) return err(read.error)
  const absence = absenceIn(read.value.data)
  return absence ? ok(missed(scenario, absence, rules)) : forbidden(scenario, read.value, rules)
}

const ABSENCES = ['trigger', 'apply', 'die', 'lose']

function absenceIn(data: Json): Absence | undefined {
  const [[key = '', label] = [], ...more] = typeof data === 'object' && data !== null ? Object.entries(data) : []
  return more.length === 0 && ABSENCES.includes(key) && typeof label === 'string'
    ? ({ [key]: label } as unknown as Absence)
    : undefined
}

function missed(scenario: Scenario, absence: Absence, rules: Ruleset): Missed {
  const e = evaluate(scenario, { rules, trace: true })
  const people = peopleOrNone(scenario)
  return { misses: explainAbsence(e, absence), said: people ? tellAbsence(e, people, absence).map(cited) : [] }
}

const cited = ({ sentence, rules }: Pick<Step, 'sentence' | 'rules'>): string =>
  `${sentence}${rules.length ? ` (${rules.join(', ')})` : ''}`

function forbidden(scenario: Scenario, read: Read, rules: Ruleset): Result<Forbidden, readonly Fault[]> {
  const step = read.data
  const n = scenario.script?.length ?? 0
  const longer = { ...scenario, script: [...((scenario.script ?? []) as readonly Json[]), step] }
  const parsed = parseScenario(longer)
  if (!parsed.ok)
    return err(
      read.locate(parsed.error.map((p) => ({ ...p, path: p.path.replace(`script[${n}]`, '').replace(/^\./, '') }))),
    )
  const action = parsed.value.script?.[n]
  const found = action === undefined ? undefined : explainWhyNot(scenario, action, { rules })
  if (!found) return ok({ legal: null, violations: [], said: [] })
  const whole = told(peopleOrNone(parsed.value), evaluate(parsed.value, { rules, trace: true }))
  const before = told(peopleOrNone(scenario), evaluate(scenario, { rules, trace: true })).length
  return ok({
    legal: !found.length,
    violations: found,
    said: found.length ? whole.slice(before).map(cited) : [],
  })
}
