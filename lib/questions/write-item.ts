import { canonical, type Json } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import { shuffled } from '#lib/base/seed'
import {
  EDITION,
  type Evaluation,
  evaluate,
  type MisconceptionId,
  type RuleId,
  rulesBelieving,
  type Scenario,
} from '#lib/rules/index'
import type { Form } from './form'
import type { Item, Option } from './item'
import { keyOf } from './key'
import { asList, piecesOf } from './pieces'
import { askedActions, finalAnswer, NATURAL_FORM, needsTrace, type Probe } from './probe'
import { replies } from './replies'

/**
 * How many pieces an answer is chosen from: with fewer the item is not sound, and its template asks in another form; with more, nobody
 * would read them all.
 */
const PIECES: Readonly<Record<Form, readonly [least: number, most: number]>> = {
  number: [0, 0],
  choice: [3, 5],
  'yes-no': [3, 5],
  select: [4, 6],
  order: [3, 7],
  zones: [4, 60],
  board: [0, 60],
  reply: [4, 4],
}

/** What an item is written from: nothing of it is the answer. */
export interface ItemSource {
  readonly scenario: Scenario
  readonly probe: Probe
  /** Where it differs from the natural form of the probe. */
  readonly form?: Form | undefined
  /** Beliefs whose outcomes are the wrong options. */
  readonly beliefs: readonly MisconceptionId[]
  /** For yes or no: the rule that is the right reason. */
  readonly because: RuleId | ''
  /** For yes or no: whether a belief's reason makes sense here. */
  readonly fits?: (belief: MisconceptionId) => boolean
  /** Some choices are asked for only where a belief is right. */
  readonly idle?: true | undefined
  /** How many options somebody adds afterwards: they are chosen from as well. */
  readonly more?: number | undefined
}

/**
 * Why there is no item: a choice is open, or no rule says how it goes on; an action is refused; the probe reads nothing; choices that
 * nobody asks for; too few, or too many, answers to choose from.
 */
export type Unsound = 'undecided' | 'stuck' | 'exhausted' | 'refused' | 'no-answer' | 'unused' | 'too-few' | 'too-many'

/** Writes an item: the right answer as the evaluator has it, and one wrong answer per belief that leads elsewhere. The only way to make one. */
export function writeItem(
  named: Pick<Item, 'id' | 'template' | 'version' | 'claims'>,
  source: ItemSource,
): Result<Item, Unsound> {
  const { scenario, probe } = source
  const form = source.form ?? NATURAL_FORM[probe.ask]
  const truth = evaluate(scenario, { trace: needsTrace(probe) })
  const answer = soundAnswer(truth, probe)
  if (answer === undefined) return err(whyNot(truth, probe))
  if (truth.unused.length && !source.idle) return err('unused')
  const options = optionsOf(named.id, source, answer, form)
  const [least, most] = PIECES[form]
  const pieces = piecesOf({ form, probe, options, scenario }).length
  if (pieces > most) return err('too-many')
  const { more = 0 } = source
  if (pieces + more < least || options.length === 0 || (form !== 'number' && options.length + more < 2))
    return err('too-few')
  const right = options.find((o) => !o.beliefs.length)?.key
  if (right === undefined) return err('no-answer')
  const { id } = named
  return ok({ ...named, edition: EDITION, scenario, probe, form, options: arranged(id, options), right })
}

function optionsOf(id: string, source: ItemSource, answer: Json, form: Form): readonly Option[] {
  if (form === 'reply') return replies(id, reasoned(source, answer))
  return form === 'yes-no' ? reasoned(source, answer) : valued(source, answer, form)
}

const whyNot = (e: Evaluation, probe: Probe): Unsound =>
  isRefused(e, probe) ? 'refused' : e.status === 'complete' ? 'no-answer' : e.status

/** By the item, so that where «yes» stood once says nothing of where it stands next; and from an order that does not know the right one. */
const arranged = (id: string, options: readonly Option[]): readonly Option[] =>
  shuffled(
    id,
    options.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  )

/** An answer that may be asked about: the script ran to its end, and nothing was refused but what the question is about. */
const soundAnswer = (e: Evaluation, probe: Probe): Json | undefined =>
  isRefused(e, probe) ? undefined : finalAnswer(probe, e)

function isRefused(e: Evaluation, probe: Probe): boolean {
  const asked = askedActions(probe)
  return probe.ask !== 'legal' && e.reports.some((r, n) => r.type === 'refused' && !asked.includes(n))
}

/** What the probe reads where one rule is changed to a belief; undefined where the belief leads nowhere. */
export function believedAnswer(scenario: Scenario, probe: Probe, id: MisconceptionId): Json | undefined {
  const rules = rulesBelieving(id)
  return rules && soundAnswer(evaluate(scenario, { rules, trace: needsTrace(probe) }), probe)
}

/** The right value, then one option per distinct wrong value: beliefs that agree share it, those that agree with the rules fall away. */
function valued({ scenario, probe, beliefs }: ItemSource, answer: Json, form: Form): readonly Option[] {
  const wrong = new Map<string, { value: Json; beliefs: MisconceptionId[] }>()
  for (const belief of beliefs) {
    const value = believedAnswer(scenario, probe, belief)
    if (value === undefined || canonical(value) === canonical(answer)) continue
    if (form === 'order' && !reorders(value, answer)) continue
    const known = wrong.get(canonical(value))
    if (known) known.beliefs.push(belief)
    else wrong.set(canonical(value), { value, beliefs: [belief] })
  }
  return [option(answer, []), ...[...wrong.values()].map((w) => option(w.value, w.beliefs))]
}

/** Whether two orders are of the same things: only then can one be made of the other. */
const reorders = (a: Json, b: Json): boolean => {
  const sorted = (value: Json): string =>
    canonical(
      asList(value)
        .map((x) => canonical(x))
        .toSorted(),
    )
  return sorted(a) === sorted(b)
}

/** Yes or no, each with one reason: the rule's, and what each belief says, even where it reaches the right outcome; none where no belief reaches another. */
function reasoned({ scenario, probe, beliefs, because, fits }: ItemSource, answer: Json): readonly Option[] {
  const right = option({ verdict: answer, reason: because }, [])
  const wrong = beliefs.flatMap((belief) => {
    const verdict = fits?.(belief) === false ? undefined : believedAnswer(scenario, probe, belief)
    return verdict === undefined ? [] : [option({ verdict, reason: belief }, [belief])]
  })
  // All of them yes, or all of them no, would be no question of yes or no.
  const verdicts = new Set(
    [right, ...wrong].map(({ value }) => canonical((value as { readonly verdict: Json }).verdict)),
  )
  return verdicts.size > 1 ? [right, ...wrong] : []
}

const option = (value: Json, beliefs: readonly MisconceptionId[]): Option => ({ key: keyOf(value), value, beliefs })
