import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { isRecord } from '#lib/base/json'
import { cards } from '#lib/cards/index'
import { isRuleId, withCards } from '#lib/rules/index'
import { isOutcomeKey, NAMES, type Outcome } from './observe'

/** An example of a rule: a scenario, and what comes of it by the rules in force. */
export interface Row {
  /** The rule, or the rules, that it is an example of. */
  readonly rule: string | readonly string[]
  /** The outcome in a sentence. */
  readonly title: string
  readonly scenario: unknown
  readonly expect: Outcome
  /** Rules that must have acted, or let an action through, or forbidden one. */
  readonly cites?: readonly string[]
  /** What somebody with a misconception sees instead. */
  readonly believing?: Readonly<Record<string, Outcome>>
  /** What comes of it when a rule is switched off. */
  readonly without?: Readonly<Record<string, Outcome>>
}

const KEYS = ['rule', 'title', 'scenario', 'expect', 'cites', 'believing', 'without']

/**
 * The rows of every table in a folder and those inside it, with what the cards say that they name. A situation may go on from another one
 * of its table: `<<: *that`.
 */
export const rowsIn = (folder: string): readonly Row[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => parse(readFileSync(path.join(folder, file), 'utf8'), { merge: true }) as readonly Row[])
    .map((row) => ({ ...row, scenario: withCards(row.scenario, cards) }))

/** What is wrong with the form of a row; its scenario is checked where it is evaluated. */
export function faultsOf(row: unknown): readonly string[] {
  if (!isRecord(row)) return ['a row is a record']
  const { rule, title, scenario, expect, believing = {}, without = {} } = row
  const rules = [rule].flat()
  return [
    ...Object.keys(row).flatMap((key) => (KEYS.includes(key) ? [] : `unknown key ${key}`)),
    ...(rules.length ? rules : ['']).flatMap((r) => (typeof r === 'string' && isRuleId(r) ? [] : `no rule: ${r}`)),
    ...(typeof title === 'string' && title !== '' ? [] : ['no title']),
    ...(isRecord(scenario) ? [] : ['no scenario']),
    ...faultsOfOutcome(expect, 'expect'),
    ...faultsOfOutcomes(believing, 'believing'),
    ...faultsOfOutcomes(without, 'without'),
  ]
}

const faultsOfOutcomes = (outcomes: unknown, where: string): readonly string[] =>
  isRecord(outcomes)
    ? Object.entries(outcomes).flatMap(([id, outcome]) => faultsOfOutcome(outcome, `${where} ${id}`))
    : [`${where} is a record`]

function faultsOfOutcome(outcome: unknown, where: string): readonly string[] {
  if (!isRecord(outcome) || !Object.keys(outcome).length) return [`${where} states nothing`]
  return Object.entries(outcome).flatMap(([key, value]) => {
    if (!isOutcomeKey(key)) return [`${where}: unknown key ${key}`]
    return key in NAMES && !(isRecord(value) && Object.keys(value).length) ? [`${where}: ${key} states nothing`] : []
  })
}
