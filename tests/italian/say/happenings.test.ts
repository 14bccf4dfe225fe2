import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { peopleOf, tellTrace } from '#lib/italian/index'
import { lint } from '#lib/italian/lint/index'
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
  const read = readYaml(readFileSync(join(process.cwd(), 'tests/italian/say/happenings.yaml'), 'utf8'))
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
