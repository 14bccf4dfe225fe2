import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv/dist/2020'
import { parse } from 'yaml'
import { type AskSpec, answer, evaluate, parseScenario, type Scenario } from '#lib/rules/index'
import { jsonSchema } from '../../scripts/written/schema'

// Everything that a scenario can say, word by word: each item has a document of its own that says it, and questions that show it at work.

interface Row extends Scenario {
  readonly says: string | readonly string[]
}
interface Table {
  readonly items: readonly string[]
  readonly rows: readonly Row[]
}

const folder = path.resolve('tests/verdetto/vocabulary')
const tables = readdirSync(folder)
  .sort()
  .map((name) => [name, parse(readFileSync(path.join(folder, name), 'utf8')) as Table] as const)
const rows = tables.flatMap(([name, table]) =>
  table.rows.map((row) => [name, [row.says].flat().join(' · '), row] as const),
)

const valid = new Ajv({ strict: false, allErrors: true }).compile(jsonSchema() as object)

test.each(tables)('%s: every item has a row, and every row an item', (_, { items, rows: own }) => {
  const said = own.flatMap((row) => row.says)
  expect(new Set(items).size).toBe(items.length)
  expect(items.filter((item) => !said.includes(item))).toEqual([])
  expect(said.filter((item) => !items.includes(item))).toEqual([])
})

const about = (ask: readonly AskSpec[], ...names: readonly string[]): readonly AskSpec[] =>
  ask.filter((q) => names.includes(q.ask))

test.each(rows)('%s: %s', (_, __, { says: ___, ...document }) => {
  const parsed = parseScenario(document)
  if (!parsed.ok) throw new Error(parsed.error.map((p) => `${p.path}: ${p.code} ${p.found} ${p.expected}`).join('\n'))
  expect(valid(document) ? [] : valid.errors).toEqual([])
  const ask = document.ask ?? []
  expect(ask.length).toBeGreaterThan(0)
  const e = evaluate(parsed.value, { trace: true })
  expect(ask.map((q) => ({ ...q, is: answer(q, e) ?? null }))).toEqual(ask)
  expect(e.unused).toEqual([])
  if (!about(ask, 'status', 'choice').length) expect(e.status === 'undecided' ? e : e.status).toBe('complete')
  const asked = about(ask, 'legal', 'refusedBy', 'report').map((q) => ('action' in q ? q.action : -1))
  expect([...e.reports.entries()].filter(([n, r]) => r.type !== 'done' && !asked.includes(n))).toEqual([])
})
