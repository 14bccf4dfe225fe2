import { asList, type Probe, type Reading, readingsOf } from '#lib/questions/index'
import { readProbe } from '#lib/questions/probe'
import type { Evaluation } from '#lib/rules/index'
import { compareRules, isRuleId } from '#lib/rules/numbers'
import type { People } from '../names/people'
import { headline } from '../situation/probe'
import type { Told } from './told'

/** Whether the last steps leave the answer unsaid: nothing happens, and that is the answer. */
function unsaid(probe: Reading, value: unknown, told: readonly Told[]): boolean {
  const said = (text: string): boolean => told.some((s) => s.sentence.includes(text))
  if (!told.length) return true
  if (probe.ask === 'lost') return value === false && !said('resta in partita')
  if (probe.ask === 'survives') return value === true && !told.at(-1)?.sentence.includes('resta sul campo di battaglia')
  if (probe.ask === 'triggers') return value === 0
  return probe.ask === 'outcome' && !said('resta in partita') && !said('perde la partita') && !said('perde subito')
}

/** A trace whose last step is the answer, or whose refusal or own words already are it: then the rules join that step. */
export function closed(
  told: readonly Told[],
  evaluation: Evaluation,
  probe: Probe,
  people: People,
  claims: readonly string[] = [],
): readonly Told[] {
  const last = closing(told, evaluation, probe, people, claims)
  if (!last) return told
  const answer = last.sentence.replace(/\.$/, '')
  const at = told.findLastIndex((s) => s.sentence === last.sentence || s.sentence.startsWith(`${answer}: `))
  const same = told[at]
  if (!same) return [...told, last]
  const rules = [...new Set([...last.rules, ...same.rules])].slice(0, 3)
  return told.with(at, { ...same, rules, decisive: same.decisive || last.decisive })
}

/**
 * The answer as the last step of a trace, where the steps do not say it or some rule that the question is about has not been cited
 * yet. `claims` are those rules; none for a trace as somebody believes it.
 */
function closing(
  told: readonly Told[],
  evaluation: Evaluation,
  probe: Probe,
  people: People,
  claims: readonly string[] = [],
): Told | undefined {
  const cited = new Set(told.flatMap((s) => s.rules))
  const missing = [...new Set(claims)]
    .filter((r) => !cited.has(r))
    .filter(isRuleId)
    .sort(compareRules)
    .slice(0, 3)
  const value = readProbe(probe, evaluation)
  if (value === undefined) return undefined
  const values = probe.ask === 'several' ? asList(value) : [value]
  if (!missing.length && !readingsOf(probe).every((reading, n) => unsaid(reading, values[n], told))) return undefined
  // Where nothing more is to be cited, what decided goes with the answer.
  const rules = missing.length ? missing : ((told.findLast((s) => s.decisive) ?? told.at(-1))?.rules ?? [])
  return answerStep(evaluation, probe, people, rules, missing.length > 0)
}

/** The answer of an evaluation as a step of its own, with these rules; undefined where it has none. */
export function answerStep(
  evaluation: Evaluation,
  probe: Probe,
  people: People,
  rules: readonly string[],
  decisive = true,
): Told | undefined {
  const value = readProbe(probe, evaluation)
  if (value === undefined) return undefined
  const batch = Math.max(0, (evaluation.trace?.frames.length ?? 1) - 1)
  return { sentence: headline(probe, value, people), rules, figure: '', batch, of: [], decisive }
}
