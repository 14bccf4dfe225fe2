import { asList, type Probe, type Reading, readingsOf } from '#lib/questions/index'
import { readProbe } from '#lib/questions/probe'
import type { Evaluation } from '#lib/rules/index'
import type { People } from '../names/people'
import { headline } from '../situation/probe'
import type { Told } from './story'

/** Whether the last steps leave the answer unsaid: nothing happens, and that is the answer. */
function unsaid(probe: Reading, value: unknown, told: readonly Told[]): boolean {
  const said = (text: string): boolean => told.some((s) => s.sentence.includes(text))
  if (!told.length) return true
  if (probe.ask === 'lost') return value === false && !said('resta in partita')
  if (probe.ask === 'survives') return value === true && !told.at(-1)?.sentence.includes('resta sul campo di battaglia')
  if (probe.ask === 'triggers') return value === 0 && !said('non si innesca')
  return probe.ask === 'outcome' && !said('resta in partita') && !said('perde la partita') && !said('perde subito')
}

/** A trace with the answer as its last step, where the others leave it unsaid: with the rules of the step that decided, or else with these. */
export function closed(
  told: readonly Told[],
  evaluation: Evaluation,
  probe: Probe,
  people: People,
  otherwise: readonly string[] = [],
): readonly Told[] {
  const value = readProbe(probe, evaluation)
  if (value === undefined) return told
  const values = probe.ask === 'several' ? asList(value) : [value]
  if (!readingsOf(probe).every((reading, n) => unsaid(reading, values[n], told))) return told
  const rules = (told.findLast((s) => s.decisive) ?? told.at(-1))?.rules ?? otherwise
  const last = answerStep(evaluation, probe, people, rules, false)
  if (last === undefined) return told
  const answer = last.sentence.replace(/\.$/, '')
  const isSaid = told.some(({ sentence }) => sentence === last.sentence || sentence.startsWith(`${answer}: `))
  return isSaid ? told : [...told, last]
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
