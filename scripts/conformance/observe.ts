import { isRecord, type Json } from '#lib/base/json'
import {
  type AskSpec,
  answer,
  askedRules,
  citedRules,
  compareRules,
  type Evaluation,
  type Question,
  type QuestionName,
  questions,
  type Scenario,
} from '#lib/rules/index'

/**
 * What is stated of an outcome: only what is written is looked at. A question with no needed word is stated as `over: true`; one
 * about a player, an object or an action as `life: { N: 3 }`, `tapped: { orso: true }`, `legal: { 1: false }`; any other, and any at
 * an earlier moment, with its answer under `ask`.
 */
export interface Outcome extends Readonly<Partial<Record<Exclude<QuestionName, 'legal'>, unknown>>> {
  /** Whether an action was taken, by its place in the script; `skipped` where the game was over. */
  readonly legal?: Readonly<Record<string, boolean | 'skipped'>>
  /** The rules that forbid an action, by its place in the script. */
  readonly refusedBy?: Readonly<Record<string, readonly string[]>>
  readonly status?: Evaluation['status']
  readonly ask?: readonly AskSpec[]
}

type Kind = 'player' | 'object' | 'action'
const KINDS: readonly string[] = ['player', 'object', 'action'] satisfies readonly Kind[]

/** Questions whose one needed word is a name: a player, a label of the scenario, a place in its script. */
export const NAMES: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries(questions).flatMap(([name, words]) => {
    const needed = Object.keys(words).filter((word) => !words[word]?.optional)
    const [only] = needed
    return needed.length === 1 && only !== undefined && KINDS.includes(only) ? [[name, only as Kind]] : []
  }),
)

const isNamed = (key: string): boolean => Object.hasOwn(NAMES, key)
const isWhole = (key: string): boolean =>
  Object.hasOwn(questions, key) && Object.values(questions[key as QuestionName]).every((word) => word.optional)
export const isOutcomeKey = (key: string): boolean => key === 'ask' || isNamed(key) || isWhole(key)

/** The answer to a question about one name, in the form in which it is stated. */
function ofName(ask: string, name: string, stated: unknown, e: Evaluation): Json | undefined {
  const word = NAMES[ask] ?? 'object'
  const read = (question: string): Json | undefined =>
    answer({ ask: question, [word]: word === 'action' ? Number(name) : name } as unknown as Question, e)
  if (ask === 'lost' && typeof stated === 'string') return read('lossReason')
  if (ask === 'legal' && read('report') === 'skipped') return 'skipped'
  return read(ask)
}

/** Questions that only a traced evaluation answers. */
const TRACED: readonly string[] = [
  'triggers',
  'died',
  'sacrificed',
  'happened',
  'shuffles',
  'cardsDrawn',
  'mulligans',
  'shown',
] satisfies QuestionName[]
export const isTraced = (stated: Outcome): boolean =>
  [...Object.keys(stated), ...(stated.ask ?? []).map((q) => q.ask)].some((name) => TRACED.includes(name))

/** No answer is stated as `null`. */
const orNone = (found: Json | undefined, stated: unknown): Json | undefined =>
  found === undefined && stated === null ? null : found

/** What an evaluation says wherever something is stated of it, in the same form: equal when all of it is so. */
export function observe(stated: Outcome, e: Evaluation): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(stated).map(([key, value]) => {
      if (key === 'ask')
        return [key, (value as readonly AskSpec[]).map((q) => ({ ...q, is: orNone(answer(q, e), q.is) }))]
      if (isNamed(key) && isRecord(value))
        return [
          key,
          Object.fromEntries(Object.entries(value).map(([name, of]) => [name, orNone(ofName(key, name, of, e), of)])),
        ]
      return [key, isWhole(key) ? orNone(answer({ ask: key } as Question, e), value) : undefined]
    }),
  )
}

/** Actions that are refused though the outcome does not say so, with the rules that forbid them. */
export function refusals({ legal = {}, refusedBy = {} }: Outcome, e: Evaluation): Record<string, unknown> {
  const unsaid = [...e.reports.entries()].filter(([n, r]) => !(n in legal) && !(n in refusedBy) && r.type !== 'done')
  return Object.fromEntries(
    unsaid.map(([n, r]) => [
      n,
      r.type === 'refused' ? [...new Set(r.violations.map((v) => v.rule))].sort(compareRules) : r.type,
    ]),
  )
}

/** Names in an outcome that the scenario does not know: what is said of them would be said of nothing. */
export function strangers(stated: Outcome, e: Evaluation, { script = [] }: Scenario): readonly string[] {
  const known = {
    player: e.start.order,
    object: [...Object.keys(e.start.cards), ...Object.keys(e.outcome.cards)],
    action: [...script.keys()].map(String),
  }
  return Object.entries(stated).flatMap(([key, value]) => {
    const kind = NAMES[key]
    return kind && isRecord(value) ? Object.keys(value).filter((name) => !known[kind].includes(name)) : []
  })
}

/** Of some rules, those that acted, let an action through, forbade one, or answered what is stated of the outcome. */
export const citedAmong = (rules: readonly string[], e: Evaluation, stated: Outcome): readonly string[] => {
  const refusing = e.reports.flatMap((r) => (r.type === 'refused' ? r.violations.map((v) => v.rule) : []))
  const named: ReadonlySet<string> = new Set([
    ...citedRules(e),
    ...e.consulted,
    ...refusing,
    ...askedRules(e, () => observe(stated, e)),
  ])
  return rules.filter((r) => named.has(r))
}
