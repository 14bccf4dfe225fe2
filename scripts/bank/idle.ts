import { canonical } from '#lib/base/json'
import { peopleOf, type Told, tellTrace } from '#lib/italian/index'
import type { Explanation, Item } from '#lib/questions/index'
import { finalAnswer } from '#lib/questions/probe'
import {
  comprehensiveRules,
  type Evaluation,
  evaluate,
  type Happening,
  misconceptions,
  type RuleId,
  rulesBelieving,
  rulesNaming,
  rulesWithout,
} from '#lib/rules/index'
import { isRuleId } from '#lib/rules/numbers'

/** A rule that a step cites, and without which that step would stand as it does. */
export interface Idle {
  readonly rule: RuleId
  readonly sentence: string
}

/**
 * Rules that stand beside a step and did nothing in it. A rule acted where, without it or with a known misreading of it, one of the events
 * of the step would not come about so, what it says would not be said, or the question had another answer; a rule that only says what an
 * event is acted where it says it of one of them.
 */
export function idleRules(item: Item, explanation: Explanation): readonly Idle[] {
  const { evaluation, relevance } = explanation
  const people = peopleOf(item.scenario, item.id)
  const asked = { probe: item.probe, claims: item.claims }
  const told = tellTrace(evaluation, people, relevance, asked)
  const others = new Map<RuleId, readonly Other[]>()
  const othersOf = (rule: RuleId): readonly Other[] => {
    const known = others.get(rule)
    if (known) return known
    const rulesets = [rulesWithout(rule), ...misread(rule)]
    const made = rulesets.map((rules): Other => {
      const other = evaluate(item.scenario, { rules, trace: true })
      return {
        answer: answerOf(item, other),
        events: new Set((other.trace?.happenings ?? []).map(written)),
        sentences: new Set(tellTrace(other, people, undefined, asked).map(({ sentence }) => sentence)),
      }
    })
    others.set(rule, made)
    return made
  }
  const answer = answerOf(item, evaluation)
  return told.flatMap((step) =>
    step.rules.flatMap((rule) => {
      if (!isRuleId(rule) || isNamed(evaluation, step, rule) || !comprehensiveRules.has(rule)) return []
      const events = eventsOf(evaluation, step)
      // What the trace names with an event is judged by that event; what the telling adds, by what it says.
      const gave = events.filter((h) => h.rules.includes(rule) || h.by.includes(rule))
      const acted = othersOf(rule).some((other) =>
        gave.length > 0
          ? !events.every((h) => other.events.has(written(h)))
          : !other.sentences.has(step.sentence) || (events.length === 0 && other.answer !== answer),
      )
      return acted ? [] : [{ rule, sentence: step.sentence }]
    }),
  )
}

/** What the same scenario comes to by other rules. */
interface Other {
  readonly answer: string
  readonly events: ReadonlySet<string>
  readonly sentences: ReadonlySet<string>
}

const misread = (rule: RuleId) =>
  [...misconceptions.values()].flatMap((m) => (m.rule === rule && m.instead !== 'off' ? (rulesBelieving(m.id) ?? []) : []))

const answerOf = (item: Item, e: Evaluation): string => canonical(finalAnswer(item.probe, e) ?? null)

const written = ({ action, event, fate }: Happening): string => canonical({ action, event: event as never, fate })

const eventsOf = (e: Evaluation, step: Told): readonly Happening[] =>
  step.of.flatMap((id) => e.trace?.happenings[id] ?? [])

/** Whether a rule says what one of the events of a step is. */
const isNamed = (e: Evaluation, step: Told, rule: RuleId): boolean =>
  eventsOf(e, step).some((h) => {
    const before = e.trace?.frames[Math.max(0, h.batch - 1)] ?? e.start
    return rulesNaming(e.rules, e.look(before), h.event).includes(rule)
  })
