import { isDeepStrictEqual } from 'node:util'
import {
  comprehensiveRules,
  type Evaluation,
  evaluate,
  isRuleId,
  misconceptions,
  parseScenario,
  type Ruleset,
  rulesBelieving,
  rulesWithout,
  type Scenario,
} from '#lib/rules/index'
import { citedAmong, type Outcome, observe, refusals, strangers } from './observe'
import { faultsOf, type Row, rowsIn } from './table'

// Outcomes derived by hand from the rules in force, as data. A row that fails is a wrong evaluator or a wrong row: the rules decide.

const rows = rowsIn('tests/conformance')

function scenarioOf({ scenario }: Row): Scenario {
  const parsed = parseScenario(scenario)
  if (!parsed.ok) throw new Error(parsed.error.map((p) => `${p.path}: ${p.code} ${p.found ?? ''}`).join('\n'))
  return parsed.value
}

const play = (scenario: Scenario, rules: Ruleset = comprehensiveRules): Evaluation =>
  evaluate(scenario, { trace: true, rules })

/** Without a word on the status, the evaluation must come to its end. */
const ending = (stated: Outcome): Outcome => ({ status: 'complete', ...stated })

function believed(id: string): Ruleset {
  const rules = rulesBelieving(id)
  if (!rules) throw new Error(`no misconception ${id}`)
  return rules
}

function lacking(rule: string): Ruleset {
  if (!isRuleId(rule) || !comprehensiveRules.has(rule)) throw new Error(`no rule ${rule} to leave out`)
  return rulesWithout(rule)
}

/** What a row states and what the evaluator finds, in the same form: equal when the row holds. */
function compared(row: Row): { readonly stated: unknown; readonly found: unknown } {
  const scenario = scenarioOf(row)
  const truth = play(scenario)
  const under = (outcomes: Row['believing'], rules: (id: string) => Ruleset) =>
    Object.entries(outcomes ?? {}).map(([id, outcome]) => ({
      id,
      outcome: ending(outcome),
      e: play(scenario, rules(id)),
    }))
  const others = [...under(row.believing, believed), ...under(row.without, lacking)]
  const byId = (of: (other: (typeof others)[number]) => unknown) => Object.fromEntries(others.map((o) => [o.id, of(o)]))
  return {
    stated: {
      ...ending(row.expect),
      refusedUnsaid: {},
      unusedChoices: [],
      cites: row.cites ?? [],
      otherRules: byId((o) => o.outcome),
      sameAsTheTruth: [],
      unknownNames: [],
    },
    found: {
      ...observe(ending(row.expect), truth),
      // Every action of which nothing is said must be legal, and every answer that is given must be asked for.
      refusedUnsaid: truth.status === 'complete' ? refusals(row.expect, truth) : {},
      unusedChoices: truth.unused,
      cites: citedAmong(row.cites ?? [], truth, row.expect),
      otherRules: byId((o) => observe(o.outcome, o.e)),
      // An outcome under other rules says something only if it is not that of the true ones.
      sameAsTheTruth: others.filter((o) => holds(o.outcome, truth)).map((o) => o.id),
      unknownNames: [row.expect, ...others.map((o) => o.outcome)].flatMap((stated) =>
        strangers(stated, truth, scenario),
      ),
    },
  }
}

const holds = (stated: Outcome, e: Evaluation): boolean => isDeepStrictEqual(observe(stated, e), stated)

test.each(rows.map((row) => [[row.rule].flat().join(', '), row.title, row] as const))('%s %s', (_, __, row) => {
  expect(faultsOf(row)).toEqual([])
  const { stated, found } = compared(row)
  expect(found).toEqual(stated)
})

test('no title is used twice for a rule', () => {
  const titles = rows.map((row) => `${row.rule} ${row.title}`)
  expect(titles.filter((title, n) => titles.indexOf(title) < n)).toEqual([])
})

test('every misconception has a row that states what it makes of the outcome', () => {
  const stated = new Set(rows.flatMap((row) => Object.keys(row.believing ?? {})))
  expect([...misconceptions.keys()].filter((id) => !stated.has(id))).toEqual([])
})

/** Rules that must be well shown, and by how many rows at least. */
const KEYWORDS =
  '702.2 702.3 702.4 702.7 702.8 702.9 702.10 702.11 702.12 702.15 702.16 702.17 702.19 702.20 702.35 702.62 702.90 702.111 702.119 702.120 702.164'
const RULES = `
  101.2 104.3 117.3 117.4 119.1 119.1a 119.1b 119.1c 119.1d 119.1e 119.2 119.3 119.4 119.4a 119.4b 119.5 119.6 119.7 119.8 119.9
  119.10 120.3a 120.3b 120.3c 120.3d 120.3e 120.3f 120.3g 120.3h 120.4 120.5 120.6 120.8 121.1 121.2 121.3 121.4 121.5 302.6 405.5 508.1 509.1
  310.9 506.4 509.1b 509.1h 510.1 510.2 510.4 514.2 603.2 603.3 603.3a 603.3b 609.4 614.1 614.4 614.5 614.9 614.10 615.5 615.12 615.1 615.7 616.1 701.8 701.14a 701.14b 701.14c 701.14d 701.19 701.21 702.2c 702.4c 702.4d 702.7c 702.16b 702.16c 702.16d 702.16e
  702.16f 702.16j 702.16k 702.19c 702.19d 702.19e 702.19f 704.3 704.5a 704.5b 704.5c 704.5d 704.5f 704.5g
  704.5h 704.5q`

/** A number whose letters are listed beside it counts only what names the number itself. */
const shown = (rule: string, listed: readonly string[]): number => {
  const alone = listed.some((other) => other !== rule && other.replace(/[a-z]$/, '') === rule)
  return rows.filter((row) => [row.rule].flat().some((r) => r === rule || (!alone && r.replace(/[a-z]$/, '') === rule)))
    .length
}

test.each([
  ['keywords', 5, KEYWORDS],
  ['rules', 3, RULES],
] as const)('the %s have at least %i rows each', (_, least, list) => {
  const listed = list.trim().split(/\s+/)
  expect(listed.filter((rule) => shown(rule, listed) < least)).toEqual([])
})
