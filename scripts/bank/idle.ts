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
  mutate,
  type RuleId,
  rulesAbout,
  rulesBelieving,
  rulesNaming,
  rulesWithout,
} from '#lib/rules/index'
import { isRuleId } from '#lib/rules/numbers'
import { owed } from './said'

/** A rule that a step cites, and without which that step would stand as it does. */
export interface Idle {
  readonly rule: RuleId
  readonly sentence: string
}

/**
 * Rules that stand beside a step and did nothing in it. A rule acted where, without it or with a known misreading of it, one of the events
 * of the step would not come about so, what it says would not be said, or the question had another answer; a rule that only says what an
 * event is acted where it says it of one of them; and a rule that could have forbidden what is asked acted where a step says why it did not.
 * A step that tells no event may state a rule: one that the question owes, or that a wrong answer misreads. It is there to be said, and nothing
 * of the game need depend on it.
 */
export function idleRules(item: Item, explanation: Explanation): readonly Idle[] {
  const { evaluation, relevance } = explanation
  const people = peopleOf(item.scenario, item.id)
  const owing = owed(item)
  const asked = { probe: item.probe, claims: owing, foils: explanation.foils }
  const stated = new Set<string>([...owing, ...explanation.foils.map(({ rule }) => rule)])
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
        events: counted(other),
        sentences: new Set(tellTrace(other, people, undefined, asked).map(({ sentence }) => sentence)),
      }
    })
    others.set(rule, made)
    return made
  }
  const answer = answerOf(item, evaluation)
  const own = counted(evaluation)
  return told.flatMap((step) =>
    step.rules.flatMap((rule) => {
      if (!isRuleId(rule) || isNamed(evaluation, step, rule) || !comprehensiveRules.has(rule)) return []
      if (step.of.length === 0 && stated.has(rule)) return []
      const events = eventsOf(evaluation, step)
      if (item.probe.ask === 'legal' && step.of.length === 0 && forbids(rule)) return []
      const around = [...events, ...atOnce(evaluation, step)]
      // What the trace names with an event is judged by that event; what the telling adds, by what it says.
      const gave = around.filter((h) => h.rules.includes(rule) || h.by.includes(rule))
      const acted = othersOf(rule).some((other) =>
        gave.length > 0
          ? ![...events, ...gave].every((h) => keysOf(h).every((key) => other.events.get(key) === own.get(key))) ||
            gave.some((h) => isOneOfSeveral(item, h, rule))
          : !other.sentences.has(step.sentence) || other.answer !== answer,
      )
      return acted ? [] : [{ rule, sentence: step.sentence }]
    }),
  )
}

const forbids = (rule: RuleId): boolean =>
  comprehensiveRules.get(rule)?.clauses.some(({ kind }) => kind === 'legality') === true

/** What the same scenario comes to by other rules. */
interface Other {
  readonly answer: string
  /** How often each thing happened. */
  readonly events: ReadonlyMap<string, number>
  readonly sentences: ReadonlySet<string>
}

const misread = (rule: RuleId) =>
  [...misconceptions.values()].flatMap((m) =>
    m.rule === rule && m.instead !== 'off' ? (rulesBelieving(m.id) ?? []) : [],
  )

const answerOf = (item: Item, e: Evaluation): string => canonical(finalAnswer(item.probe, e) ?? null)

const written = ({ action, event, fate }: Happening): string => canonical({ action, event: event as never, fate })

/** What is counted of an event: as it came out, and however it did, since a rule may have made one of two (704.7). */
const keysOf = (h: Happening): readonly string[] => [
  written(h),
  canonical({ action: h.action, event: h.event as never }),
]

function counted(e: Evaluation): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const h of e.trace?.happenings ?? []) for (const key of keysOf(h)) times.set(key, (times.get(key) ?? 0) + 1)
  return times
}

const eventsOf = (e: Evaluation, step: Told): readonly Happening[] =>
  step.of.flatMap((id) => e.trace?.happenings[id] ?? [])

/** Whether a rule belongs to one of several checks that found the same, each enough by itself (704.7): it goes with that one only. */
function isOneOfSeveral({ scenario }: Item, h: Happening, rule: RuleId): boolean {
  const checks = h.rules.filter((r) => CHECKS.has(r))
  if (checks.length < 2) return false
  const happens = (off: readonly RuleId[]): boolean => {
    const rules = [...new Set(off)].reduce((left, r) => mutate(left, { rule: r, instead: 'off' }), comprehensiveRules)
    return evaluate(scenario, { rules, trace: true }).trace?.happenings.some((x) => written(x) === written(h)) === true
  }
  return checks.some((own) => {
    const others = checks.filter((c) => c !== own)
    return happens(others) && !happens([...others, rule])
  })
}

const CHECKS: ReadonlySet<RuleId> = new Set(rulesAbout('stateBased'))

/** What happens together as a step ends: an entering is told with the resolution before it, a cost with what it was paid for. */
const atOnce = (e: Evaluation, step: Told): readonly Happening[] =>
  (e.trace?.happenings ?? []).filter((h) => h.batch === step.batch)

/** Whether a rule says what one of the events of a step is. */
const isNamed = (e: Evaluation, step: Told, rule: RuleId): boolean =>
  [...eventsOf(e, step), ...atOnce(e, step)].some((h) => {
    const before = e.trace?.frames[Math.max(0, h.batch - 1)] ?? e.start
    return rulesNaming(e.rules, e.look(before), h.event).includes(rule)
  })
