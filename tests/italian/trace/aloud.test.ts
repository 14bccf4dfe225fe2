import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cards } from '#lib/cards/index'
import { describeScenario, peopleOf, tellTrace } from '#lib/italian/index'
import { lint } from '#lib/italian/lint/index'
import { readYaml } from '#lib/lessons/yaml'
import { evaluate, parseScenario } from '#lib/rules/index'

// How a scenario and its steps read aloud: who and what is called what, and what is told as one.

interface Row {
  readonly title: string
  /** Parts of what the scenario says of itself. */
  readonly stem?: readonly string[]
  /** Sentences of the trace, in this order; others may stand between. */
  readonly says?: readonly string[]
  /** Words that no sentence has. */
  readonly never?: readonly string[]
  readonly scenario: object
}

function rows(): readonly Row[] {
  const read = readYaml(readFileSync(join(process.cwd(), 'tests/italian/trace/aloud.yaml'), 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value.data as unknown as readonly Row[]
}

it.each(rows())('$title', ({ scenario, stem = [], says = [], never = [] }) => {
  const parsed = parseScenario(scenario as never, cards)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const people = peopleOf(parsed.value)
  const told = tellTrace(evaluate(parsed.value, { trace: true }), people).map((s) => s.sentence)
  const begins = describeScenario(people).join(' ')
  for (const part of stem) expect(begins).toContain(part)
  expect(told.filter((x) => says.includes(x))).toEqual(says)
  expect([begins, ...told].filter((x) => never.some((n) => x.includes(n)))).toEqual([])
  for (const sentence of told) expect(lint(sentence, { where: 'trace' })).toEqual([])
})
