import { isDeepStrictEqual } from 'node:util'
import {
  comprehensiveRules,
  evaluate,
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
  readonly misconceptions: readonly string[]
}

export interface Believed {
  readonly id: string
  /** `mutation`: the evaluator runs it as a change of one rule. `fact`: it is not about what a rule does, and why. */
  readonly state: 'mutation' | 'fact' | 'missing'
  readonly rule?: string
  readonly why?: string
}

/** Whether a rule is the one that a row names, or one of its lettered subrules. */
const within = (id: string, row: string): boolean =>
  id === row || (/\d$/.test(row) && id.startsWith(row) && /^[a-z]$/.test(id.slice(row.length)))

const rulesIn = (row: string): readonly RuleId[] => [...comprehensiveRules.keys()].filter((id) => within(id, row))
const about = (row: string, tables: readonly Row[]): readonly Row[] =>
  tables.filter((r) => [r.rule].flat().some((id) => within(id, row)))

function changes({ scenario: document, expect }: Row, rule: RuleId): boolean {
  const parsed = parseScenario(document)
  if (!parsed.ok) return false
  const stated = { status: 'complete' as const, ...expect }
  const under = (rules?: ReturnType<typeof rulesWithout>): unknown =>
    observe(stated, evaluate(parsed.value, { trace: true, ...(rules ? { rules } : {}) }))
  return !isDeepStrictEqual(under(), under(rulesWithout(rule)))
}

type Wanted = Readonly<Record<string, string>>

/** What the evaluator has of each rule that is to be covered, measured on the conformance tables. */
export function measure(wanted: readonly Wanted[], tables: readonly Row[]): readonly Covered[] {
  return wanted.map(({ rule = '', title = '', lesson = '', misconceptions: ids = '' }) => {
    const own = rulesIn(rule)
    const room = rooms.find((r) => r.rules.some(({ id }) => own.includes(id)))
    const rows = about(rule, tables)
    return {
      rule,
      title,
      lesson,
      room: room ? `${room.number} ${room.title}` : null,
      scenarios: rows.length,
      decisive: rows.some((row) => own.some((id) => changes(row, id))),
      misconceptions: ids.split(' ').filter((id) => id !== ''),
    }
  })
}

/** What became of each known misconception, and those that the evaluator has besides. */
export function believed(wanted: readonly Wanted[]): readonly Believed[] {
  const listed = new Set(wanted.map(({ id }) => id))
  const more = [...misconceptions.keys()].filter((id) => !listed.has(id)).sort()
  return [...wanted.map(({ id = '', fact = '' }) => ({ id, fact })), ...more.map((id) => ({ id, fact: '' }))].map(
    ({ id, fact }): Believed => {
      const known = misconceptions.get(id)
      if (known) return { id, state: 'mutation', rule: known.rule }
      return fact === '' ? { id, state: 'missing' } : { id, state: 'fact', why: fact }
    },
  )
}
