import { canonical, type Json } from '#lib/base/json'
import { err, ok, type Result } from '#lib/base/result'
import { shuffled } from '#lib/base/seed'
import {
  EDITION,
  type Evaluation,
  evaluate,
  type MisconceptionId,
  rulesBelieving,
  type Scenario,
} from '#lib/rules/index'
import type { Form, Item, ItemError, Option, PublicItem } from './item'
import { formatItemId, parseItemId, pointAt } from './item-id'
import { keyOf } from './key'
import { asList, piecesOf } from './pieces'
import { askedActions, finalAnswer, NATURAL_FORM, needsTrace, type Probe } from './probe'
import type { Axes, Point, Template } from './template'
import { templates } from './templates/index'

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
}

/** Makes the item of an id: the scenario, the right answer, and one wrong answer per belief that leads elsewhere. */
export function instantiate(id: string): Result<Item, ItemError> {
  const parsed = parseItemId(id)
  if (!parsed.ok) return parsed
  const t = templates.find((x) => x.id === parsed.value.template)
  if (!t) return err('unknown-template')
  if (parsed.value.version !== t.version) return err(parsed.value.version < t.version ? 'old-version' : 'out-of-range')
  const point = pointAt(t.axes, parsed.value.indices)
  if (!point || formatItemId(t, parsed.value.indices) !== id) return err('out-of-range')
  return itemAt(t, point, id)
}

/** The item of a template at a point, or why there is none. */
export function itemAt(
  t: Template,
  point: Record<string, string | number | boolean>,
  id: string,
): Result<Item, ItemError> {
  if (t.valid && !t.valid(point)) return err('not-sound')
  const scenario = t.scenario(point)
  const probe = t.probe(point)
  const form = t.form ?? NATURAL_FORM[probe.ask]
  const truth = evaluate(scenario, { trace: needsTrace(probe) })
  const answer = soundAnswer(truth, probe)
  if (answer === undefined || (truth.unused.length && !t.idle)) return err('not-sound')
  const options =
    form === 'yes-no' ? reasoned(t, point, scenario, probe, answer) : valued(t, scenario, probe, answer, form)
  const [least, most] = PIECES[form]
  const pieces = piecesOf({ form, probe, options, scenario }).length
  if (pieces < least || pieces > most || (form !== 'number' && options.length < 2)) return err('not-sound')
  const right = options.find((o) => !o.beliefs.length)?.key
  if (right === undefined) return err('not-sound')
  return ok({
    id,
    template: t.id,
    version: t.version,
    edition: EDITION,
    claims: t.claimsAt?.(point) ?? t.claims,
    scenario,
    probe,
    form,
    options: arranged(id, options),
    right,
  })
}

/** By the item, so that where «yes» stood once says nothing of where it stands next; and from an order that does not know the right one. */
const arranged = (id: string, options: readonly Option[]): readonly Option[] =>
  shuffled(
    id,
    options.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  )

/** An answer that may be asked about: the script ran to its end, and nothing was refused but what the question is about. */
function soundAnswer(e: Evaluation, probe: Probe): Json | undefined {
  const asked = askedActions(probe)
  if (probe.ask !== 'legal' && e.reports.some((r, n) => r.type === 'refused' && !asked.includes(n))) return undefined
  return finalAnswer(probe, e)
}

/** What the probe reads where one rule is changed to a belief; undefined where the belief leads nowhere. */
function believedAnswer(scenario: Scenario, probe: Probe, id: MisconceptionId): Json | undefined {
  const rules = rulesBelieving(id)
  return rules && soundAnswer(evaluate(scenario, { rules, trace: needsTrace(probe) }), probe)
}

/** The right value, then one option per distinct wrong value: beliefs that agree share it, those that agree with the rules fall away. */
function valued(t: Template, scenario: Scenario, probe: Probe, answer: Json, form: Form): readonly Option[] {
  const wrong = new Map<string, { value: Json; beliefs: MisconceptionId[] }>()
  for (const belief of t.beliefs) {
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

/** Yes or no, each with one reason: the rule's, and what each belief says, even where it reaches the right outcome. */
function reasoned(t: Template, point: Point<Axes>, scenario: Scenario, probe: Probe, answer: Json): readonly Option[] {
  const because = typeof t.because === 'function' ? t.because(point) : (t.because ?? t.claims[0] ?? '')
  const right = option({ verdict: answer, reason: because }, [])
  const wrong = t.beliefs.flatMap((belief) => {
    const verdict = t.fits?.(belief, point) === false ? undefined : believedAnswer(scenario, probe, belief)
    return verdict === undefined ? [] : [option({ verdict, reason: belief }, [belief])]
  })
  return [right, ...wrong]
}

const option = (value: Json, beliefs: readonly MisconceptionId[]): Option => ({ key: keyOf(value), value, beliefs })

/** What may leave the server before the answer is locked: no key, no belief, and for a number no value at all. */
export function toPublic(item: Item): PublicItem {
  const { id, edition, scenario, probe, form } = item
  return { id, edition, scenario, probe, form, options: piecesOf(item) }
}
