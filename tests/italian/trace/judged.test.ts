import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { peopleOf, tellTrace } from '#lib/italian/index'
import { evaluate, parseScenario } from '#lib/rules/index'

// What traces tell of judges' everyday situations: sentences in their order, those never said, and the rules that they cite.

interface Row {
  readonly title: string
  readonly scenario: unknown
  /** In this order; other sentences may stand between. */
  readonly says: readonly string[]
  readonly never?: readonly string[]
  /** Rules that the sentences of `says` cite, by their place in it. */
  readonly cites?: Readonly<Record<number, readonly string[]>>
}

const rows: readonly Row[] = parse(readFileSync(join(process.cwd(), 'tests/italian/trace/judged.yaml'), 'utf8'))

it.each(rows)('$title', ({ scenario, says, never = [], cites = {} }) => {
  const parsed = parseScenario(scenario)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const told = tellTrace(evaluate(parsed.value, { trace: true }), peopleOf(parsed.value))
  const sentences = told.map((x) => x.sentence)
  expect(sentences.filter((x) => says.includes(x))).toEqual(says)
  expect(sentences.filter((x) => never.some((n) => x.includes(n)))).toEqual([])
  for (const [n, rules] of Object.entries(cites))
    expect(told.find((x) => x.sentence === says[Number(n)])?.rules).toEqual(expect.arrayContaining([...rules]))
})
