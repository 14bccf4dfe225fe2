import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { peopleOf, tellTrace } from '#lib/italian/index'
import { lint } from '#lib/italian/lint/index'
import { tellers } from '#lib/italian/trace/telling/tellers'
import { readYaml } from '#lib/lessons/yaml'
import { evaluate, parseScenario, type Scenario } from '#lib/rules/index'

// What happens is told, once, in order and with its rules: a small scenario for each kind of event.

interface Row {
  readonly title: string
  /** Kinds of events of which it shows how they are told. */
  readonly of?: readonly string[]
  readonly told: readonly string[]
  readonly scenario: Scenario
}

function rows(): readonly Row[] {
  const read = readYaml(readFileSync(join(process.cwd(), 'tests/italian/trace/happenings.yaml'), 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return (read.value.data as unknown as readonly (Omit<Row, 'scenario'> & object)[]).map(
    ({ title, of, told, ...document }) => {
      const scenario = parseScenario(document as never)
      if (!scenario.ok) throw new Error(`${title}: ${JSON.stringify(scenario.error)}`)
      return { title, told, scenario: scenario.value, ...(of ? { of } : {}) }
    },
  )
}

const all = rows()

it.each(all.map((r) => [r.title, r] as const))('%s', (_, { scenario, told }) => {
  const e = evaluate(scenario, { trace: true })
  expect(e.status).toBe('complete')
  const said = tellTrace(e, peopleOf(scenario))
  expect(said.map((s) => `${s.sentence} (${s.rules.join(', ')})`)).toEqual(told)
  for (const s of said) expect(lint(s.sentence, { where: 'trace' })).toEqual([])
})

/** Kinds of events that are told with others, and tested where those are. */
const ELSEWHERE: readonly string[] = ['surveil', 'retarget', 'attach', 'unattach', 'phaseOut', 'phaseIn', 'place']

it('every kind of event is told in a row, or the table of tellers says why it is silent', () => {
  const silent = ([, teller]: readonly [string, unknown]): boolean =>
    typeof teller === 'string' && teller.startsWith('silent: ')
  const kinds = Object.entries(tellers)
  const told = new Set(all.filter((r) => r.told.length).flatMap((r) => r.of ?? []))
  expect(kinds.filter((k) => !silent(k) && !told.has(k[0]) && !ELSEWHERE.includes(k[0])).map(([kind]) => kind)).toEqual(
    [],
  )
  expect(kinds.filter((k) => silent(k) && told.has(k[0])).map(([kind]) => kind)).toEqual([])
  expect([...told, ...ELSEWHERE].filter((kind) => !(kind in tellers))).toEqual([])
})

it('no kind of event is said to be told with one that has no sentence', () => {
  const table: Readonly<Record<string, unknown>> = tellers
  const others = Object.values(table).flatMap((x) => (typeof x === 'string' ? x.match(/^told with (\w+)$/)?.[1] : []))
  expect(others.filter((kind) => typeof table[kind ?? ''] !== 'function')).toEqual([])
})

it.each(all.filter((r) => r.of).map((r) => [r.title, r] as const))('%s: what it is about happens in it', (_, r) => {
  const happened = new Set(
    evaluate(r.scenario, { trace: true }).trace?.happenings.flatMap((h) => [h.event.type as string]),
  )
  expect((r.of ?? []).filter((kind) => !happened.has(kind))).toEqual([])
})
