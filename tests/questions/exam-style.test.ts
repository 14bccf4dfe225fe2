import { cards } from '#lib/cards/index'
import { describeQuestion, peopleOf } from '#lib/italian/index'
import { playerNames } from '#lib/italian/names/given'
import { isObjectName } from '#lib/italian/names/objects'
import { formOf, type Item, itemAt, points, type Template, templates, toPublic } from '#lib/questions/index'
import { sampled } from '../italian/sample'
import { atMost } from '../setup/day'

// How judge exams ask, as checks over items of every template. The wording of options has its own in the lint of Italian.

/** Sound items of a template, at most so many. */
function* items(t: Template, most: number): Generator<Item> {
  let n = 0
  for (const { id, point } of points(t)) {
    const made = itemAt(t, point, id)
    if (made.ok) yield made.value
    if (made.ok && ++n === most) return
  }
}

const SAMPLE = templates.flatMap((t) =>
  sampled(t, atMost(2, 12)).map((item, n) => {
    const seed = `${item.id}:${n}`
    return { item, seed, q: describeQuestion(toPublic(item), { seed }) }
  }),
)

test('the active player is called with an A, the next with an N, and no two begin alike', () => {
  for (const { item, seed } of SAMPLE) {
    const { order, players } = peopleOf(item.scenario, seed)
    const [active, next, ...more] = order.map((p) => players[p]?.text.charAt(0))
    expect([item.id, active, next]).toEqual([item.id, 'A', 'N'])
    expect(new Set(order.map((p) => players[p]?.text.charAt(0))).size).toBe(order.length)
    for (const letter of more) expect(letter).toMatch(/\p{Lu}/u)
  }
})

test('nobody is called like a thing', () => {
  const printed = new Set(
    Object.values(cards).flatMap(({ name }): readonly (string | undefined)[] => [name.en, name.it]),
  )
  const all = Object.values(playerNames).flatMap((names) => names.map(({ text }) => text))
  expect(all.filter((text) => isObjectName(text) || printed.has(text))).toEqual([])
})

test('it is asked what follows on the table, never a rule by its number', () => {
  for (const { q } of SAMPLE) {
    const asked = [...q.stem, q.ask, ...q.options.map((o) => o.text), ...(q.boxes ?? []).map((b) => b.label)]
    for (const text of asked) expect(text).not.toMatch(/\b\d{3}\.\d|regola/u)
  }
})

test('what every question takes for granted stands beside the quiz, not in each of them', () => {
  for (const { q } of SAMPLE)
    for (const text of q.stem) expect(text).not.toMatch(/possono pagare|se non è detto|di chi la controlla/iu)
})

test('no option refers to the others', () => {
  for (const { q } of SAMPLE)
    for (const { text } of q.options)
      expect(text).not.toMatch(/precedent|tutte le risposte|nessuna delle|entrambe le risposte/iu)
})

test('no two options differ by form alone', () => {
  const bare = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
      .trim()
  for (const { item, q } of SAMPLE) {
    const told = q.options.map(({ text }) => bare(text))
    expect([item.id, new Set(told).size]).toEqual([item.id, told.length])
  }
})

test.each(templates.map((t) => [t.id, t] as const))('no two questions of %s are told alike', (_, t) => {
  const told = sampled(t, atMost(8, 150)).map((item) => {
    const q = describeQuestion(toPublic(item), { seed: 'uguali' })
    return JSON.stringify([q.stem, q.ask, q.options.map((o) => o.text).toSorted(), q.boxes])
  })
  expect(new Set(told).size).toBe(told.length)
})

/** χ² of counts that should be even; the critical value for as many places at p = 0.001. */
const CRITICAL: Readonly<Record<number, number>> = { 3: 13.82, 4: 16.27, 5: 18.47 }
const chiSquare = (counts: readonly number[]): number => {
  const even = counts.reduce((a, b) => a + b, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - even) ** 2 / even, 0)
}

// The same ones every day: counts that are even only by chance would fail on some day.
test('over thousands of questions the right option stands in each place equally often', () => {
  const places = new Map<number, number[]>()
  let counted = 0
  const asking = templates.filter((t) => ['choice', 'yes-no', 'reply'].includes(formOf(t)))
  const choosing = asking.flatMap((t) => [...items(t, atMost(24, 320))])
  for (const { options, right } of choosing) {
    counted++
    const counts = places.get(options.length) ?? Array<number>(options.length).fill(0)
    const place = options.findIndex((o) => o.key === right)
    counts[place] = (counts[place] ?? 0) + 1
    places.set(options.length, counts)
  }
  expect(counted).toBeGreaterThanOrEqual(atMost(1_000, 10_000))
  for (const [n, counts] of places) expect([n, chiSquare(counts) < (CRITICAL[n] ?? 0)]).toEqual([n, true])
})

test.each([
  'additional-now',
  'bile-blight-names',
  'copy-exception',
  'defender-block',
  'equip-now',
  'flying-block',
  'haste-ability',
  'loyalty-now',
  'menace-gained',
  'must-attack',
  'must-block',
  'pay-life',
  'pay-unable-to-lose',
  'pay-zero',
  'protection-block',
  'sacrifice-right',
  'shadow-block',
  'sick-block',
  'stun-attack',
  'who-blocks',
])('%s has five options where there are five true readings', (id) => {
  const [t] = templates.filter((x) => x.id === id)
  let most = 0
  for (const { options } of t ? items(t, Number.POSITIVE_INFINITY) : []) {
    most = options.length
    if (most === 5) break
  }
  expect(most).toBe(5)
})
