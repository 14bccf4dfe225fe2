import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Ajv from 'ajv/dist/2020'
import { parse } from 'yaml'
import { canonical } from '#lib/base/json'
import { answer, evaluate, parseScenario, type Scenario } from '#lib/rules/index'
import { rewritten } from '../../scripts/written/format'
import { jsonSchema } from '../../scripts/written/schema'

const folder = path.resolve('docs/examples')
const examples = readdirSync(folder)
  .sort()
  .map((name) => [name, parse(readFileSync(path.join(folder, name), 'utf8')) as Scenario] as const)

const valid = new Ajv({ strict: false, allErrors: true }).compile(jsonSchema() as object)

test('there are examples enough, each with a title and a stated answer', () => {
  expect(examples.length).toBeGreaterThanOrEqual(30)
  for (const [, { title, ask }] of examples) {
    expect(title).toMatch(/\w/)
    expect(ask?.some((q) => q.is !== undefined)).toBe(true)
  }
})

test.each(examples)('%s comes to what it states', (_, document) => {
  const parsed = parseScenario(document)
  expect(parsed).toEqual({ ok: true, value: document })
  const e = evaluate(document, { trace: true })
  expect(document.ask?.map((q) => [q.ask, q.after, answer(q, e)])).toEqual(
    document.ask?.map((q) => [q.ask, q.after, q.is === undefined ? answer(q, e) : q.is]),
  )
  expect(e.unused).toEqual([])
})

test.each(examples)('%s is what the JSON Schema describes', (_, document) => {
  expect(valid(document) ? [] : valid.errors).toEqual([])
})

test.each([
  ['an unknown key', { fild: {} }],
  ['a word that there is not', { script: [{ effect: { do: 'gainLives', who: 'A', amount: 1 } }] }],
  ['a number out of place', { players: { A: { life: 'ten' } } }],
  ['a question without its word', { ask: [{ ask: 'life' }] }],
])('the JSON Schema refuses %s', (_, document) => {
  expect(valid(document)).toBe(false)
  expect(parseScenario(document).ok).toBe(false)
})

test('whatever the conformance tables say is what the JSON Schema describes', () => {
  const tables = path.resolve('tests/conformance')
  const wrong = readdirSync(tables)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap(
      (name) =>
        parse(readFileSync(path.join(tables, name), 'utf8'), { merge: true }) as { title: string; scenario: unknown }[],
    )
    .filter(({ scenario }) => !valid(scenario))
  expect(wrong.map(({ title }) => title)).toEqual([])
})

test('the description of the format has a place for everything: its marks are known, and no list is empty', () => {
  const text = readFileSync(path.resolve('docs/scenario-format.md'), 'utf8')
  const written = rewritten(text, jsonSchema())
  expect(written).not.toMatch(/<!-- written: \w+ -->\n\n?<!-- end -->/)
  for (const word of ['trample', 'gainLife', 'assign-damage', 'resolve-all', 'two-headed-giant', 'sameObject'])
    expect(written).toContain(word)
})

const same = (a: unknown, b: unknown): boolean => canonical(a as never) === canonical(b as never)
test('an example is data: it survives a round trip through JSON', () => {
  for (const [, document] of examples) expect(same(JSON.parse(JSON.stringify(document)), document)).toBe(true)
})
