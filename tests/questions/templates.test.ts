import { readdirSync, readFileSync } from 'node:fs'
import { canonical } from '#lib/base/json'
import { type Item, itemAt, measureItem, points, type Template, templates } from '#lib/questions/index'
import { flawOf } from '#lib/questions/replies'
import { comprehensiveRules, misconceptions, parseScenario } from '#lib/rules/index'
import { atMost, inOrderOfTheDay } from '../setup/day'

/** Sound items of a template in the order of the day: so many, and on until every rule and every belief that it names has been at work. */
function soundItems(t: Template): readonly Item[] {
  const found: Item[] = []
  const missing = new Set<string>([...t.claims, ...t.beliefs])
  for (const { id, point } of inOrderOfTheDay(t.id, [...points(t)])) {
    if (found.length >= atMost(20) && missing.size === 0) break
    const made = itemAt(t, point, id)
    if (!made.ok) continue
    found.push(made.value)
    for (const name of [...made.value.claims, ...made.value.options.flatMap((o) => o.beliefs)]) missing.delete(name)
  }
  return found
}

/** At most `n` of them, spread from first to last. */
const spread = <T>(xs: readonly T[], n: number): readonly T[] =>
  xs.length <= n ? xs : Array.from({ length: n }, (_, i) => xs[Math.floor((i * xs.length) / n)] as T)

test('every template file is in the list, under the name of the file', () => {
  const files = readdirSync('lib/questions/templates')
    .filter((f) => f !== 'index.ts' && f !== 'parts.ts')
    .map((f) => f.replace(/\.ts$/, ''))
  // What asks about the boards of another has no file of its own.
  const own = templates.filter(({ retells }) => retells === undefined)
  expect(own.map((t) => t.id).toSorted()).toEqual(files.toSorted())
  const ids = templates.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(templates.map((t) => [t.id, t] as const))('%s', (_, t) => {
  const items = soundItems(t)

  test('makes at least twenty questions', () => {
    expect(items.length).toBeGreaterThanOrEqual(20)
  })

  test('names rules and misconceptions that exist', () => {
    for (const rule of t.claims) expect(comprehensiveRules.has(rule)).toBe(true)
    for (const belief of t.beliefs) expect(misconceptions.has(belief)).toBe(true)
  })

  test('every rule and every belief it names is at work in some question', () => {
    expect(new Set(items.flatMap((i) => i.claims))).toEqual(new Set(t.claims))
    expect(new Set(items.flatMap((i) => i.options.flatMap((o) => o.beliefs)))).toEqual(new Set(t.beliefs))
  })

  test('its scenarios are good documents', () => {
    for (const item of spread(items, atMost(2, 12)))
      expect([item.id, parseScenario(item.scenario).ok]).toEqual([item.id, true])
  })

  test('the rules it claims decide the answer', () => {
    for (const item of spread(items, atMost(2, 12))) {
      const { relevance: measured } = measureItem(item)
      for (const rule of item.claims) expect([item.id, rule, measured.get(rule)]).toEqual([item.id, rule, 'decisive'])
    }
  })

  test('one option is right, no two are equal, and every wrong one is somebody’s belief', () => {
    for (const item of items) {
      // A reply may be right in what it says and wrong in how.
      const right = item.options.filter((o) => o.beliefs.length === 0 && flawOf(o.value) === undefined)
      expect(right.map((o) => o.key)).toEqual([item.right])
      expect(new Set(item.options.map((o) => canonical(o.value))).size).toBe(item.options.length)
      expect(new Set(item.options.map((o) => o.key)).size).toBe(item.options.length)
      const least = { choice: 3, 'yes-no': 3, number: 1, select: 2, order: 2, zones: 2, board: 2, reply: 4 }[item.form]
      expect(item.options.length).toBeGreaterThanOrEqual(least)
      if (item.form === 'choice' || item.form === 'yes-no') expect(item.options.length).toBeLessThanOrEqual(5)
    }
  })

  test('no two questions are the same', () => {
    const told = items.map((i) => canonical({ s: i.scenario as never, p: i.probe as never }))
    expect(new Set(told).size).toBe(told.length)
  })
})

test('what a template shows is a row of coverage that is decided through a rule that it claims', () => {
  const { rules } = JSON.parse(readFileSync('content/copertura.json', 'utf8')) as {
    readonly rules: readonly { readonly rule: string; readonly through: readonly string[] }[]
  }
  const unfounded = templates.flatMap((t) =>
    (t.shows ?? [])
      .filter((row) => !rules.find(({ rule }) => rule === row)?.through.some((r) => t.claims.some((c) => c === r)))
      .map((row) => `${t.id} shows ${row}`),
  )
  expect(unfounded).toEqual([])
})
