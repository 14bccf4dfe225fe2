import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { peopleOf, tellTrace } from '#lib/italian/index'
import { lint } from '#lib/italian/lint/index'
import { readYaml } from '#lib/lessons/yaml'
import { evaluate, parseScenario } from '#lib/rules/index'

// What a sentence says is what happened, whatever was meant to happen: something replaced it, prevented it, sent it elsewhere, or there
// was nothing to do it to. All that is told of each scenario.

interface Row {
  readonly title: string
  readonly told: readonly string[]
}

const read = readYaml(readFileSync(join(process.cwd(), 'tests/italian/trace/outcomes.yaml'), 'utf8'))
if (!read.ok) throw new Error(JSON.stringify(read.error))

it.each(read.value.data as unknown as readonly Row[])('$title', ({ title: _, told, ...document }) => {
  const scenario = parseScenario(document as never)
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error))
  const e = evaluate(scenario.value, { trace: true })
  expect(e.status).toBe('complete')
  const said = tellTrace(e, peopleOf(scenario.value)).map((s) => s.sentence)
  expect(said).toEqual(told)
  for (const sentence of said) expect(lint(sentence, { where: 'trace' })).toEqual([])
})
