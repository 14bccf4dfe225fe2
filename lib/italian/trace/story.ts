import {
  comprehensiveRules,
  type Evaluation,
  type GameState,
  type Happening,
  type Relevance,
  type Relevances,
  rulesAbout,
  type View,
  type Violation,
} from '#lib/rules/index'
import { isRuleId } from '#lib/rules/numbers'
import type { People } from '../names/people'
import { freePayments } from './telling/before/payments'
import { survivors } from './telling/checks'
import type { Dated, Saying, Span, Tale } from './telling/context'
import { atSameCheck, stillInTheGame } from './telling/losing'
import { refused } from './telling/refused/refused'
import { tellEach, tellRoots } from './telling/tell'
import { treesOf } from './telling/tree'

/** One step of an explanation: what happened, by which rules, and which frame shows it. */
export interface Told {
  /** One Italian sentence, without rule numbers. */
  readonly sentence: string
  /** At most three, the deciding ones first. */
  readonly rules: readonly string[]
  /** «3 → 2», «3 − 5 + 4», or empty. */
  readonly figure: string
  /** Index of the frame of the trace that shows the step. */
  readonly batch: number
  /** The happenings that it tells, where others of its batch have steps of their own. */
  readonly of: readonly number[]
  /** True when one of its rules decides the answer. */
  readonly decisive: boolean
  /** Whether it tells no event, but what a rule has to say of those that are told. */
  readonly explains?: true
  /** What is said after it only where something else comes between it and the next step. */
  readonly restated?: Told
}

/**
 * What happened in a traced evaluation, action by action, and where each began and ended. `before` says what stands before an action, also
 * before one that is `refused`.
 */
export function recount(
  t: Tale,
  before: (action: number, refused: readonly Violation[]) => readonly Saying[] = () => [],
): { readonly told: readonly Dated[]; readonly spans: readonly Span[] } {
  const { evaluation } = t
  const happenings = evaluation.trace?.happenings ?? []
  const roots = treesOf(happenings.map((h) => withoutOwner(t, h)))
  const spans: Span[] = []
  const actions = Math.max(evaluation.reports.length, ...happenings.map((h) => h.action + 1), 0)
  const told: Dated[] = []
  for (let action = 0; action < actions; action++) {
    const own = roots.filter((n) => n.h.action === action)
    const say = (...sayings: readonly Saying[]): void => void told.push(...sayings.map((s) => ({ ...s, action })))
    t.action = action
    t.first = t.last
    t.last = Math.min(t.frames.length - 1, Math.max(t.first, ...own.map((n) => n.h.batch)))
    spans.push({ first: t.first, last: t.last })
    const report = evaluation.reports[action]
    if (report?.type === 'refused') {
      say(...before(action, report.violations), ...refused(t, report.violations))
      continue
    }
    say(...before(action, []))
    if (report?.type === 'done') say(...freePayments(t))
    say(...tellRoots(t, own))
    if (report?.type === 'done') say(...stillInTheGame(t), ...survivors(t))
  }
  return { told, spans }
}

/**
 * Tells a traced evaluation that nothing is asked about, sentence by sentence, as a judge would: what happened and in which order, nothing
 * of how it is stored. All that a table needs, and nothing of questions: a reader waits for it.
 */
export function tellStory(evaluation: Evaluation, people: People): readonly Told[] {
  if (!evaluation.trace) return []
  return finish(recount(begin(evaluation, people, evaluation.trace.frames)).told, undefined)
}

/** Rules by which a card goes to a zone of its owner. */
const OWNERS: readonly string[] = [...rulesAbout('query', 'owner'), ...rulesAbout('query', 'zoneOwner')]

/** A move without the rules about its owner where the owner controls it: they add nothing. */
function withoutOwner(t: Tale, h: Happening): Happening {
  const o = h.event.type === 'move' ? t.frames[Math.max(0, h.batch - 1)]?.objects[h.event.object] : undefined
  if (!o || t.view(h.batch - 1).controller(o.id) !== o.owner) return h
  return { ...h, rules: h.rules.filter((rule) => !OWNERS.includes(rule)) }
}

/** What a telling of a traced evaluation knows. */
export function begin(evaluation: Evaluation, people: People, frames: readonly GameState[]): Tale {
  const views = new Map<number, View>()
  const view = (batch: number): View => {
    const at = Math.max(0, Math.min(batch, frames.length - 1))
    const known = views.get(at)
    if (known) return known
    const made = evaluation.look(frames[at] ?? evaluation.start)
    views.set(at, made)
    return made
  }
  const t: Tale = {
    // Who shares a total is a matter of the rules under which it was evaluated.
    people: { ...people, start: evaluation.look(evaluation.start) },
    evaluation,
    frames,
    view,
    action: 0,
    first: 0,
    last: 0,
    running: new Map(),
    batch: 0,
    moves: movesOf(evaluation, people),
    tell: (nodes) => tellEach(t, nodes),
    lifelinks: new Set(),
    keyworded: new Map(),
    piles: new Set(),
    untold: new Set(),
    placed: new Set(),
    looked: new Set(),
  }
  return t
}

/** How often each life total changes in each batch. */
function movesOf(evaluation: Evaluation, people: People): ReadonlyMap<string, readonly number[]> {
  const moves = new Map<string, number[]>()
  for (const h of evaluation.trace?.happenings ?? []) {
    if (h.event.type !== 'adjustLife' || h.event.by === 0) continue
    const pool = people.start.state.players[h.event.player]?.pool ?? h.event.player
    const key = `${h.batch}/${pool}`
    moves.set(key, [...(moves.get(key) ?? []), h.event.by])
  }
  return moves
}

/** How much a rule matters to the answer, where that has been measured. */
export const relevanceOf = (relevance: Relevances | undefined, rule: string): Relevance | undefined =>
  isRuleId(rule) ? relevance?.get(rule) : undefined

/** The rule in whose place a letter stands that only says what something is, and so is no rule by itself to the evaluator. */
const wholeOf = (rule: string): string => {
  const whole = rule.replace(/[a-z]$/, '')
  return whole !== rule && isRuleId(whole) && comprehensiveRules.has(whole) && !isBook(rule) ? whole : rule
}

const isBook = (rule: string): boolean => isRuleId(rule) && comprehensiveRules.has(rule)

/** Whether one of these is the rule, or a letter that stands in its place. */
export const cites = (rules: Iterable<string>, rule: string): boolean =>
  [...rules].some((r) => r === rule || wholeOf(r) === rule)

/** What matters comes first; a letter matters as the rule does in whose place it stands. */
const weight = (relevance: Relevances | undefined, rule: string): number => {
  const r = relevanceOf(relevance, wholeOf(rule))
  return r === 'decisive' ? 0 : r === 'structural' ? 1 : r === 'incidental' ? 3 : 2
}

/** The three rules that matter most: those that decide first, in the order in which they acted; of a rule and its letter the letter, unless all of it is said. */
function chosen({ rules, whole }: Saying, relevance: Relevances | undefined): readonly string[] {
  const named = [...new Set(rules)]
  const unique = whole ? named : named.filter((rule) => !named.some((r) => r !== rule && wholeOf(r) === rule))
  const place = (rule: string): number =>
    Math.min(...[rule, wholeOf(rule)].flatMap((r) => (named.includes(r) ? [named.indexOf(r)] : [])))
  const sorted = unique
    .map((rule) => ({ rule, n: place(rule), w: weight(relevance, rule) }))
    .sort((a, b) => a.w - b.w || a.n - b.n)
  const decided = sorted.some((x) => x.w === 0)
  return sorted
    .filter((x) => !decided || whole || x.w < 2 || x.n === 0)
    .slice(0, 3)
    .map((x) => x.rule)
}

/** What is said as steps: each with the rules that matter, and shown no earlier than what was said before it. */
export function finish(told: readonly Saying[], relevance: Relevances | undefined): readonly Told[] {
  let shown = 0
  return told.map((s, n) => {
    shown = Math.max(shown, s.batch)
    return stepOf({ ...s, sentence: atSameCheck(s.sentence, told[n - 1]?.sentence) }, shown, relevance)
  })
}

function stepOf(s: Saying, batch: number, relevance: Relevances | undefined): Told {
  const rules = chosen(s, relevance)
  return {
    sentence: s.sentence,
    rules,
    figure: s.figure ?? '',
    batch,
    of: s.of ?? [],
    decisive: rules.some((r) => s.decides === true || weight(relevance, r) === 0),
    ...(s.explains ? { explains: s.explains } : {}),
    ...(s.restated ? { restated: stepOf(s.restated, batch, relevance) } : {}),
  }
}
