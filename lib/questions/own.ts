import { canonical, type Json } from '#lib/base/json'
import { err, type Result } from '#lib/base/result'
import {
  actedRules,
  citedRules,
  type Evaluation,
  evaluate,
  LIMITS,
  type MisconceptionId,
  measure,
  misconceptions,
  type RuleId,
  type Scenario,
} from '#lib/rules/index'
import { claimedRules } from './bank'
import type { Item } from './item'
import { isChosen } from './own-options'
import { finalAnswer, NATURAL_FORM, needsTrace, type Probe, type Reading, type Reasoned, readingsOf } from './probe'
import { isReasonFor } from './reasons-asked'
import { believedAnswer, type ItemSource, type Unsound, writeItem } from './write-item'

/** A question that somebody put together: what happens, what is asked, what is said before it. The answer is not theirs to say. */
export interface OwnSource {
  readonly scenario: Scenario
  readonly probe: Probe
  readonly introduction: string
  /** How many wrong options of their own they add (`withOwnOptions`). */
  readonly more?: number
}

/** Why a question of one's own is none: as for any item, or no rule decides the answer, or no known misreading leads to another one. */
export type OwnUnsound = Unsound | 'nothing-decides' | 'no-mistakes'

/** What no template may be called. */
const OWN = 'propria-'

/** Whether an item is a question of somebody's own: it lives where it was frozen, and nothing makes it again. */
export const isOwn = ({ id }: Pick<Item, 'id'>): boolean => id.startsWith(OWN)

/** The template of all versions of a question of somebody's own. */
export const ownTemplate = (id: string): string => `${OWN}${id}`

/** Which question of somebody's own an item is a version of; null for one of the bank. */
export const ownId = ({ template }: Pick<Item, 'template'>): string | null =>
  template.startsWith(OWN) ? template.slice(OWN.length) : null

/** What evaluating it once may come to: four times the largest question of the bank. */
const MOST_STEPS = 10_000

/** Rules that one question says it is about, at most. */
const CLAIMS = 6
/** Wrong options at most, where they are read one by one. */
const WRONG = 4

/** Readings that a box with a closed list can ask where there is not enough to choose from otherwise. */
const BOXED: ReadonlySet<Reading['ask']> = new Set(['zone', 'controller', 'owner'])

/**
 * The item of a question of one's own: claimed are the rules that are measured to decide it, wrong answers are the outcomes under the
 * known misreadings of the rules that act. `canSay` tells whether a yes or no has words for its reason.
 */
export function ownItem(
  { id, version }: { readonly id: string; readonly version: number },
  { scenario, probe, introduction, more = 0 }: OwnSource,
  canSay: (answer: Reasoned, asked: Reading['ask']) => boolean,
): Result<Item, OwnUnsound> {
  const read = (e: Evaluation): string | undefined => {
    const value = finalAnswer(probe, e)
    return value === undefined ? undefined : canonical(value)
  }
  const { evaluation, relevance, asked } = measure(scenario, read, { trace: needsTrace(probe) })
  // It is evaluated hundreds of times: once for each rule, and for each belief.
  if (LIMITS.steps - evaluation.left.steps > MOST_STEPS) return err('exhausted')
  const acted = [...new Set([...citedRules(evaluation), ...asked])]
  const deciding = acted.filter((rule) => relevance.get(rule) === 'decisive')
  const atWork = new Set([...rulesAtWork(evaluation), ...asked])
  // That a game begins with 20 life decides every total: it is what a question is about only where nothing else is.
  const decisive = deciding.some((rule) => atWork.has(rule)) ? deciding.filter((rule) => atWork.has(rule)) : deciding
  const named = { id: `${OWN}${id}.v${version}.0`, template: ownTemplate(id), version, claims: claimsOf(decisive) }
  const answer = finalAnswer(probe, evaluation)
  const beliefs = misleading(scenario, probe, acted, answer)
  const found: ItemSource = { scenario, probe, beliefs, because: '' }
  let first: Result<Item, OwnUnsound> | undefined
  for (const source of waysToAsk(found, decisive, answer, canSay)) {
    const chosen = isChosen(source.form ?? NATURAL_FORM[source.probe.ask])
    const item = writeItem(named, chosen ? { ...source, more } : source)
    if (item.ok && decisive.length === 0) return err('nothing-decides')
    if (item.ok) return introduction === '' ? item : { ...item, value: { ...item.value, introduction } }
    first ??= item
  }
  if (first?.ok === false && first.error === 'too-few' && found.beliefs.length === 0) return err('no-mistakes')
  return first ?? err('too-few')
}

/** Rules that spoke in what happens, and not only in setting up the position that it begins with. */
const rulesAtWork = (e: Evaluation): readonly RuleId[] => [
  ...(e.trace?.entries ?? []).flatMap(({ action, rule }) => (action >= 0 ? rule : [])),
  ...actedRules(e),
]

function claimsOf(decisive: readonly RuleId[]): readonly RuleId[] {
  const taught = new Set(claimedRules())
  const known = decisive.filter((rule) => taught.has(rule))
  return (known.length > 0 ? known : decisive).slice(0, CLAIMS)
}

/**
 * The misreadings that lead elsewhere: one for each outcome, and no more than are read. Those of rules that act come first, but a
 * misreading may also make a rule act that does not.
 */
function misleading(
  scenario: Scenario,
  probe: Probe,
  acted: readonly RuleId[],
  answer: Json | undefined,
): readonly MisconceptionId[] {
  const rules = new Set(acted)
  const all = [...misconceptions.values()]
  const outcomes = new Map<string, MisconceptionId[]>()
  for (const { id } of [...all.filter(({ rule }) => rules.has(rule)), ...all.filter(({ rule }) => !rules.has(rule))]) {
    const value = believedAnswer(scenario, probe, id)
    if (value === undefined || answer === undefined || canonical(value) === canonical(answer)) continue
    const known = outcomes.get(canonical(value)) ?? []
    outcomes.set(canonical(value), [...known, id])
  }
  const open = NATURAL_FORM[probe.ask] === 'number'
  return [...outcomes.values()].slice(0, open ? outcomes.size : WRONG).flat()
}

/** Several things at once: the statements that are true, the place of every card; in boxes otherwise. */
function together(found: ItemSource): readonly ItemSource[] {
  const asked = readingsOf(found.probe).map(({ ask }) => ask)
  if (asked.length > 1 && asked.every((ask) => NATURAL_FORM[ask] === 'yes-no')) return [{ ...found, form: 'select' }]
  return asked.length > 1 && asked.every((ask) => ask === 'zone') ? [{ ...found, form: 'zones' }] : []
}

/** How the question may be asked, the best way first: as its probe is asked; else in a box, where there are words for every answer. */
function waysToAsk(
  found: ItemSource,
  decisive: readonly RuleId[],
  answer: Json | undefined,
  canSay: (answer: Reasoned, asked: Reading['ask']) => boolean,
): readonly ItemSource[] {
  const { probe, scenario, beliefs } = found
  if (probe.ask === 'several') return [...together(found), found]
  const box: ItemSource = { ...found, probe: { ask: 'several', of: [probe] } }
  if (NATURAL_FORM[probe.ask] !== 'yes-no') return BOXED.has(probe.ask) ? [found, box] : [found]
  // Why something dies is why it is not there any more, where it is not elsewhere either.
  const meant: Probe = probe.ask === 'died' ? { ask: 'survives', object: probe.object } : probe
  const said = (value: Json | undefined, reason: string, there: () => Json | undefined): boolean =>
    typeof value === 'boolean' &&
    isReasonFor(reason, meant.ask) &&
    (meant === probe || there() === !value) &&
    canSay({ verdict: value, reason }, probe.ask)
  const stays = meant === probe ? undefined : finalAnswer(meant, evaluate(scenario))
  const because = decisive.find((rule) => said(answer, rule, () => stays))
  if (because === undefined) return [box]
  const reasons = beliefs
    .filter((id) => said(believedAnswer(scenario, probe, id), id, () => believedAnswer(scenario, meant, id)))
    .slice(0, WRONG)
  return [{ ...found, because, beliefs: reasons }, box]
}
