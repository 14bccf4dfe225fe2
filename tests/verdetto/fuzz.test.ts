import fc from 'fast-check'
import { stringify } from 'yaml'
import { comprehensiveRules, evaluateDocument, parseScenario } from '#lib/rules/index'
import { readDocument } from '../../scripts/verdetto/document'
import { play } from '../../scripts/verdetto/play'

const options = { files: [], json: true, help: false, list: false, rules: comprehensiveRules }

/** A document that should be refused or played, and nothing else. */
function survives(text: string): void {
  const result = play(text, options)
  expect([0, 2, 3]).toContain(result.exit)
  if (result.exit !== 2) return
  expect(result.faults.length).toBeGreaterThan(0)
  for (const { line, column, message } of result.faults) {
    expect(line).toBeGreaterThan(0)
    expect(column).toBeGreaterThan(0)
    expect(message).toMatch(/\S/)
  }
}

const KEYS = [
  'title', 'variant', 'players', 'turn', 'field', 'hand', 'graveyard', 'library', 'effects', 'script', 'choices', 'ask',
  'A', 'N', 'id', 'pt', 'types', 'keywords', 'abilities', 'type', 'effect', 'do', 'who', 'amount', 'attack', 'block',
  'cast', 'choose', 'answer', 'life', 'cant', 'replace', 'with', 'prevent', 'modify', 'what', 'layer', 'targets', 'cost',
  'pay', 'half', 'plus', 'times', 'steps', 'player', 'object', '__proto__', 'constructor', 'toString', 'hasOwnProperty',
] // biome-ignore format: a list of words
const WORDS = [
  'A', 'N', 'orso', 'self', 'you', 'each', '2/2', 'creature', 'trample', 'gainLife', 'draw', 'sequence', 'together',
  'triggered', 'activated', 'static', 'spell', 'mana', 'tap', 'upkeep', 'combat-damage', 'resolve', 'life', 'zone',
  '__proto__', 'constructor', 'prototype', 'valueOf', '', '\u0000', '\ud800', '-0', '1e999',
] // biome-ignore format: a list of words
const NUMBERS = [0, 1, -1, 2.5, 1_000_000, 1e21, -1e21, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]

const word = fc.constantFrom(...WORDS)
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    word,
    fc.constantFrom(...NUMBERS),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.constantFrom(...KEYS), tie('any')), { maxLength: 5 })
      .map((entries) => Object.fromEntries(entries)),
  ),
})).any
const document = fc
  .array(fc.tuple(fc.constantFrom(...KEYS.slice(0, 12)), value), { maxLength: 5 })
  .map((entries) => Object.fromEntries(entries) as unknown)

const runs = { numRuns: 300 }

test('no document of right words in wrong places brings the evaluator down', () => {
  fc.assert(
    fc.property(document, (d) => {
      const e = evaluateDocument(d, { trace: true })
      if (!e.ok) expect(e.error.every((p) => typeof p.path === 'string' && p.code.length > 0)).toBe(true)
    }),
    runs,
  )
})

test('nor does it as YAML or as JSON', () => {
  fc.assert(
    fc.property(document, (d) => {
      survives(JSON.stringify(d) ?? '')
      survives(stringify(d))
    }),
    runs,
  )
})

test('no text at all does', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), survives), runs)
  const yaml = fc.array(fc.constantFrom(...'{}[]:,-#&*!|>%@` \n\t"\'?', 'a', 'field', '1', '<<', '&a', '*a'), {
    maxLength: 60,
  })
  fc.assert(
    fc.property(yaml, (parts) => survives(parts.join(''))),
    runs,
  )
})

const bomb = ['a: &a0 [x, x, x, x, x, x, x, x, x]']
for (let n = 1; n < 12; n++)
  bomb.push(
    `a${n}: &a${n} [${Array(9)
      .fill(`*a${n - 1}`)
      .join(', ')}]`,
  )

test.each([
  ['aliases that unfold without end', bomb.join('\n')],
  ['a list that contains itself', 'script: &s\n  - effect: { do: sequence, steps: *s }'],
  [
    'a value that contains itself in many ways',
    'script: [{ effect: { do: gainLife, who: A, amount: &a { half: *a, plus: [*a, *a], times: [*a, *a], round: up } } }]',
  ],
  ['an alias of nothing', 'field: *nothing'],
  ['brackets without end', '['.repeat(100_000)],
  ['braces without end', '{a: '.repeat(50_000)],
  ['JSON without end', `{"script":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  [
    'depth where depth is allowed',
    `{"script":[{"effect":${'{"do":"sequence","steps":['.repeat(3000)}${']}'.repeat(3000)}}]}`,
  ],
  ['two documents', 'a: 1\n---\nb: 2'],
  ['a key twice', 'field: {}\nfield: {}'],
  ['a tag of a function', 'field: !!js/function "() => 1"'],
  ['nothing', ''],
  ['a number', '42'],
  ['not a number', 'players: { A: { life: .nan } }'],
  ['infinity', 'players: { A: { life: .inf } }'],
  ['a prototype', '{"__proto__": {"field": {}}}'],
  ['a player called as every object has', '{"players": {"constructor": {"life": 3}}}'],
  ['a byte order mark', '\ufefffield: {}'],
  ['a long text', `title: ${'a'.repeat(5_000_000)}`],
  ['many objects', `{"field":{"A":[${Array.from({ length: 20_000 }, (_, n) => `{"id":"o${n}","pt":1}`).join()}]}}`],
])('%s is an answer, soon', (_, text) => {
  const begun = performance.now()
  survives(text)
  expect(performance.now() - begun).toBeLessThan(20_000)
})

test('a value of the language itself that contains itself is refused', () => {
  const amount: Record<string, unknown> = { round: 'up' }
  for (const key of ['half', 'plus', 'times']) amount[key] = key === 'half' ? amount : [amount, amount]
  expect(parseScenario({ script: [{ effect: { do: 'gainLife', who: 'A', amount } }] }).ok).toBe(false)
})

test('a mistake is found where it stands, however it is written', () => {
  const at = (text: string) => {
    const result = play(text, options)
    return result.exit === 2 ? result.faults.map(({ path, line, column }) => [path, line, column]) : []
  }
  expect(at('field:\n  A:\n    - id: orso\n      pt: due\n')).toEqual([['field.A[0].pt', 4, 11]])
  expect(at('{\n "players": {\n  "A": { "life": "tre" }\n }\n}')).toEqual([['players.A.life', 3, 18]])
  expect(at('a: [')).toMatchObject([['', 1, 5]])
  expect(readDocument('x', 7).ok).toBe(true)
})
