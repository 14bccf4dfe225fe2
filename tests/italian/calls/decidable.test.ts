import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { describeCall } from '#lib/italian/calls'
import { axesOf, type Call, callAt, callTemplates } from '#lib/questions/calls'
import type { Reasoned } from '#lib/questions/index'
import { formatItemId, indicesOf, pointAt, pointCount } from '#lib/questions/item-id'
import { finalAnswer, needsTrace } from '#lib/questions/probe'
import { evaluate, type Scenario } from '#lib/rules/index'
import { atMost, inOrderOfTheDay } from '../../setup/day'

// A call is to be decided by who asks all there is to ask, and one ruling alone is to be right of it.

type Path = readonly (string | number)[]

interface Leaf {
  readonly path: Path
  readonly is: number | string
}

const PT = /^(\d+)\/(\d+)$/
/** Where a number counts places of the scenario, and not of the table. */
const PLACES = ['ability', 'target', 'targets', 'action', 'turn', 'choices']

/** So many sound calls of a template, others every day. */
function soundOf(t: (typeof callTemplates)[number], most: number): readonly Call[] {
  const axes = axesOf(t)
  const found: Call[] = []
  for (const n of inOrderOfTheDay(`${t.id} decidable`, [...Array(pointCount(axes)).keys()])) {
    if (found.length >= most) break
    const indices = indicesOf(axes, n)
    const point = pointAt(axes, indices)
    const made = point && callAt(t, point, formatItemId(t, indices))
    if (made?.ok) found.push(made.value)
  }
  return found
}

/** Every number of a scenario, and every power and toughness. */
function leavesOf(x: unknown, path: Path = []): readonly Leaf[] {
  if (typeof x === 'number' || (typeof x === 'string' && PT.test(x))) return [{ path, is: x }]
  if (x === null || typeof x !== 'object') return []
  return Object.entries(x).flatMap(([key, y]) => (PLACES.includes(key) ? [] : leavesOf(y, [...path, key])))
}

const put = (x: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value
  if (Array.isArray(x)) return x.map((y, n) => (String(n) === String(key) ? put(y, rest, value) : y))
  return { ...(x as object), [key]: put((x as Record<string, unknown>)[key], rest, value) }
}

/** Others in the place of a number, each with the number that it stands for: no creature of toughness 0. */
function others({ is }: Leaf): readonly { readonly number: number; readonly instead: number | string }[] {
  const near = [-3, -2, -1, 1, 2, 3, 10]
  if (typeof is === 'number') return near.map((d) => ({ number: is, instead: is + d }))
  const [power = 0, toughness = 0] = is.split('/').map(Number)
  return near.flatMap((d) => [
    { number: power, instead: `${Math.max(0, power + d)}/${toughness}` },
    { number: toughness, instead: `${power}/${Math.max(1, toughness + d)}` },
  ])
}

/** What may stand for a number where it is said. */
const SAID: Readonly<Record<number, RegExp>> = {
  0: /(?<!\d)0(?!\d)|nessun|vuot|no\b/i,
  1: /(?<!\d)1(?!\d)|\bun[ao']?\b/i,
}
const saidAs = (n: number): RegExp => SAID[Math.abs(n)] ?? new RegExp(`(?<!\\d)${Math.abs(n)}(?!\\d)`)

/** Numbers that are the difference of two that are said: how large what wears something is without it. */
const DERIVED = ['cloak-lost', 'made-small']

/** The rule on what has just arrived says yes of a creature that was there, and of a cost without {T}: its words are of the one that is true. */
const TWO_SENSES = ['newly-arrived: true 302.6']

describe.each(callTemplates.map((t) => [t.id, t] as const))('%s', (id, t) => {
  test('says every number that the ruling depends on: in the story, on the table or in an answer', () => {
    const unsaid: string[] = []
    for (const { item, ...call } of soundOf(t, atMost(1, 20))) {
      const { story, table, asks, ask } = describeCall({ item, ...call }, new Set(call.facts.map((fact) => fact.id)), {
        seed: 'uno',
      })
      const told = JSON.stringify([story, table, asks.map(({ said }) => said), ask])
      const verdict = (scenario: unknown): unknown => {
        try {
          return finalAnswer(item.probe, evaluate(scenario as Scenario, { trace: needsTrace(item.probe) }))
        } catch {
          return undefined
        }
      }
      const right = verdict(item.scenario)
      for (const leaf of leavesOf(item.scenario))
        for (const { number, instead } of others(leaf)) {
          if (saidAs(number).test(told)) continue
          const got = verdict(put(item.scenario, leaf.path, instead))
          if (got !== undefined && got !== right) unsaid.push(`${item.id} ${leaf.path.join('.')}: ${number}`)
        }
    }
    expect(DERIVED.includes(id) ? [] : [...new Set(unsaid)]).toEqual([])
  })

  test('offers the same words for a ruling, whatever is true of what is not told', () => {
    const [first] = soundOf(t, 1)
    if (!first) throw new Error('no call')
    const words = new Map<string, Set<string>>()
    for (let n = 0; n < pointCount(t.untold); n++) {
      const point = { ...first.told, ...pointAt(t.untold, indicesOf(t.untold, n)) }
      const made = callAt(t, point, first.item.id)
      if (!made.ok) continue
      const said = describeCall(made.value, new Set(), { seed: 'uno' }).rulings
      for (const { key, value } of made.value.item.options) {
        const { verdict, reason } = value as unknown as Reasoned
        const which = `${verdict} ${reason}`
        words.set(which, (words.get(which) ?? new Set()).add(said.find((r) => r.key === key)?.text ?? ''))
      }
    }
    const several = [...words].flatMap(([which, texts]) => (texts.size > 1 ? [`${id}: ${which}`] : []))
    expect(several.filter((one) => !TWO_SENSES.includes(one))).toEqual([])
  })
})

interface Pair {
  readonly call: string
  readonly right: string
  readonly wrong: string
  /** Why the wrong reason is not true of the situation. */
  readonly false: string
}

const pairs: readonly Pair[] = parse(readFileSync(join(process.cwd(), 'tests/italian/calls/same-ruling.yaml'), 'utf8'))

// Two rulings to the same effect with other reasons: somebody has looked at each pair and found the second reason false of the situation.
test('no wrong ruling has the right effect for a reason that nobody has looked at', () => {
  const known = new Set(pairs.map(({ call, right, wrong }) => `${call}: ${right} → ${wrong}`))
  const found = callTemplates.flatMap((t) =>
    soundOf(t, atMost(4, 200)).flatMap(({ item }) => {
      const of = (key: string) => item.options.find((o) => o.key === key)?.value as unknown as Reasoned
      const right = of(item.right)
      return item.options.flatMap(({ key }) => {
        const wrong = of(key)
        return key === item.right || wrong.verdict !== right.verdict
          ? []
          : [`${t.id}: ${right.reason} → ${wrong.reason}`]
      })
    }),
  )
  expect([...new Set(found)].filter((pair) => !known.has(pair))).toEqual([])
})
