import { isDeepStrictEqual } from 'node:util'
import { templates } from '#lib/questions/index'
import {
  askedRules,
  citedRules,
  compareRules,
  comprehensiveRules,
  type Evaluation,
  evaluate,
  facts,
  misconceptions,
  parseScenario,
  type RuleId,
  rooms,
  rulesWithout,
} from '#lib/rules/index'
import { observe } from '../conformance/observe'
import type { Row } from '../conformance/table'

/** What is known of one row of the table of rules to cover. */
export interface Covered {
  readonly rule: string
  readonly title: string
  readonly lesson: string
  /** The room that states the rule: its number and title; null where none does. */
  readonly room: string | null
  /** How many conformance scenarios are about it. */
  readonly scenarios: number
  /** Whether the outcome of one of them changes without the rule. */
  readonly decisive: boolean
  /** Where none of its own does: the rules without which the outcome of one of its scenarios changes, those of most scenarios first. */
  readonly through: readonly string[]
  readonly misconceptions: readonly string[]
  /** Templates of questions that claim it: it decides their answers, or those through which it is decided do. */
  readonly templates: readonly string[]
}

export interface Believed {
  readonly id: string
  /** `mutation`: the evaluator runs it as a change of one rule. `fact`: it is not about what a rule does, and why. */
  readonly state: 'mutation' | 'fact' | 'missing'
  readonly rule?: string
  readonly why?: string
  /** Templates of questions where it leads to an answer. */
  readonly templates: readonly string[]
}

/** Whether a rule is the one that a row names, or one of its lettered subrules. */
const within = (id: string, row: string): boolean =>
  id === row || (/\d$/.test(row) && id.startsWith(row) && /^[a-z]$/.test(id.slice(row.length)))

/** The rules that a row is about: one, or some that meet, such as `119.4+107.4f`. */
const partsOf = (row: string): readonly string[] => row.split('+')

const rulesIn = (row: string): readonly RuleId[] =>
  [...comprehensiveRules.keys()].filter((id) => partsOf(row).some((part) => within(id, part)))
const about = (row: string, tables: readonly Row[]): readonly Row[] =>
  tables.filter((r) => partsOf(row).every((part) => [r.rule].flat().some((id) => within(id, part))))

/** What a row states of an evaluation of its scenario, with all rules or without one. */
function outcomes({ scenario: document, expect }: Row) {
  const parsed = parseScenario(document)
  if (!parsed.ok) return undefined
  const stated = { status: 'complete' as const, ...expect }
  const truth = evaluate(parsed.value, { trace: true })
  const seen = observe(stated, truth)
  const without = (rule: RuleId): Evaluation => evaluate(parsed.value, { trace: true, rules: rulesWithout(rule) })
  const read = (e: Evaluation) => observe(stated, e)
  return { truth, without, read, differs: (e: Evaluation): boolean => !isDeepStrictEqual(read(e), seen) }
}

function changes(row: Row, rule: RuleId): boolean {
  const found = outcomes(row)
  return found?.differs(found.without(rule)) ?? false
}

/** How often each rule decides one of these rows: without it a row comes to another outcome, or to none. */
function deciding(rows: readonly Row[]): ReadonlyMap<RuleId, number> {
  const times = new Map<RuleId, number>()
  for (const row of rows) {
    const found = outcomes(row)
    if (!found) continue
    const { truth, without, differs } = found
    const refusing = truth.reports.flatMap((r) => (r.type === 'refused' ? r.violations.map((v) => v.rule) : []))
    const asked = askedRules(truth, found.read)
    for (const rule of new Set([...citedRules(truth), ...truth.consulted, ...refusing, ...asked]))
      if (comprehensiveRules.has(rule) && differs(without(rule))) times.set(rule, (times.get(rule) ?? 0) + 1)
  }
  return times
}

/** How many are named of the rules through which another is decided. */
const MOST = 7

/** Of the rules that decide a row those that say most about it: often needed here, and not for nearly everything. */
function telling(all: readonly ReadonlyMap<RuleId, number>[], of: ReadonlyMap<RuleId, number>): readonly string[] {
  const weight = (rule: RuleId, times: number): number =>
    times * Math.log(all.length / all.filter((one) => one.has(rule)).length)
  return [...of]
    .map(([rule, times]) => ({ rule, weight: weight(rule, times) }))
    .sort((a, b) => b.weight - a.weight || compareRules(a.rule, b.rule))
    .slice(0, MOST)
    .map(({ rule }) => rule)
}

type Wanted = Readonly<Record<string, string>>

/** What the evaluator has of each rule that is to be covered, measured on the conformance tables. */
export function measure(wanted: readonly Wanted[], tables: readonly Row[]): readonly Covered[] {
  const measured = wanted.map(({ rule = '', title = '', lesson = '', misconceptions: ids = '' }) => {
    const own = rulesIn(rule)
    const room = rooms.find((r) => r.rules.some(({ id }) => own.includes(id)))
    const rows = about(rule, tables)
    const decisive = rows.some((row) => own.some((id) => changes(row, id)))
    return {
      rule,
      title,
      lesson,
      room: room ? `${room.number} ${room.title}` : null,
      scenarios: rows.length,
      decisive,
      by: decisive ? undefined : deciding(rows),
      misconceptions: ids.split(' ').filter((id) => id !== ''),
    }
  })
  const all = measured.flatMap(({ by }) => by ?? [])
  return measured.map(({ by, ...row }) => {
    const through = by ? telling(all, by) : []
    return { ...row, through, templates: asking(row.rule, through) }
  })
}

/** The templates that claim a row under its number or a letter of it, or show it through a rule that they claim. */
const asking = (row: string, through: readonly string[]): readonly string[] =>
  templates
    .filter(
      (t) =>
        t.claims.some((rule) => partsOf(row).some((part) => within(rule, part))) ||
        (t.shows?.some((rule) => rule === row) && t.claims.some((rule) => through.includes(rule))),
    )
    .map(({ id }) => id)

const offering = (belief: string): readonly string[] =>
  templates.filter((t) => t.beliefs.some((id) => id === belief)).map(({ id }) => id)

/** What became of each known misconception, and those that the evaluator has besides. */
export function believed(wanted: readonly Wanted[]): readonly Believed[] {
  const listed = new Set(wanted.map(({ id }) => id))
  const more = [...misconceptions.keys()].filter((id) => !listed.has(id)).sort()
  return [...wanted.map(({ id = '', fact = '' }) => ({ id, fact })), ...more.map((id) => ({ id, fact: '' }))].map(
    ({ id, fact }): Believed => {
      const known = misconceptions.get(id)
      if (known) return { id, state: 'mutation', rule: known.rule, templates: offering(id) }
      const about = facts.get(id)?.rule
      if (!about && fact === '') return { id, state: 'missing', templates: [] }
      return { id, state: 'fact', why: fact, ...(about ? { rule: about } : {}), templates: [] }
    },
  )
}
