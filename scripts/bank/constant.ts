import { canonical, type Json } from '#lib/base/json'
import { asList, type Item, NATURAL_FORM, type Reading, readingsOf } from '#lib/questions/index'
import { TAUGHT } from './taught'

/** With fewer items nothing is said of what they have in common. */
const ENOUGH = 20

/** The largest part of the items that may have the same answer. */
const MOST = 5 / 6

/**
 * What somebody who has seen an item of a template knows of the next before reading it: an answer that is nearly always the same, a box that
 * always is, a table that is all yes or all no, a number that is always the least or the greatest of those on offer.
 */
export function constants(template: string, items: readonly Item[]): readonly string[] {
  const of = (...forms: readonly Item['form'][]): readonly Item[] => items.filter(({ form }) => forms.includes(form))
  return [
    ...sameAnswer(of('number', 'choice', 'order')),
    ...sameVerdict(of('yes-no', 'reply')),
    ...sameRows(of('zones', 'board')),
    ...sameBoxes(template, of('zones', 'board', 'select')),
    ...sameRank(of('select')),
  ]
}

const rightOf = (item: Item): Json => item.options.find(({ key }) => key === item.right)?.value ?? null

/** A value whatever the names of things: those are other ones in every item. */
function unnamed({ scenario }: Item, value: Json): string {
  const text = canonical(scenario as unknown as Json)
  const names = [...new Set([...text.matchAll(/"id":"([^"]+)"/gu)].map(([, id = '']) => id))]
  return names.reduce((s, id, n) => s.replaceAll(`"${id}"`, `"#${n}"`), canonical(value))
}

/** The value that most have, and how many. */
function usual(values: readonly string[]): readonly [value: string, times: number] {
  const times = new Map<string, number>()
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1)
  return [...times].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0]
}

const tooMany = (times: number, all: readonly unknown[]): boolean => all.length >= ENOUGH && times > MOST * all.length

function sameAnswer(items: readonly Item[]): readonly string[] {
  const [value, times] = usual(items.map((item) => unnamed(item, rightOf(item))))
  return tooMany(times, items) ? [`the answer is ${value} in ${times} items of ${items.length}`] : []
}

/** Yes or no, and the rule that is the reason: each comes up in earnest. */
function sameVerdict(items: readonly Item[]): readonly string[] {
  const keys = items.map((item) => rightOf(item) as { readonly verdict: boolean; readonly reason: string })
  const [verdict, times] = usual(keys.map((key) => (key.verdict ? 'yes' : 'no')))
  const [reason, because] = usual(keys.map((key) => key.reason))
  return [
    ...(tooMany(times, items) ? [`the answer is ${verdict} in ${times} items of ${items.length}`] : []),
    ...(items.length >= ENOUGH && because === items.length ? [`the right reason is always ${reason}`] : []),
  ]
}

/** Tables in which every row is yes, or every row is no, or every card ends in one zone: none may be so. */
function sameRows(items: readonly Item[]): readonly string[] {
  const found = items.flatMap((item) => {
    const readings = readingsOf(item.probe)
    const alike =
      readings.every(({ ask }) => NATURAL_FORM[ask] === 'yes-no') || readings.every(({ ask }) => ask === 'zone')
    const values = new Set(asList(rightOf(item)).map((value) => canonical(value)))
    return alike && readings.length > 1 && values.size === 1 ? [`${item.id} every row is ${[...values][0]}`] : []
  })
  return found[0] === undefined ? [] : [`in ${found[0]}, and so in ${found.length} items of ${items.length}`]
}

/** What a number among statements asks, whatever the thing or the player that it is about. */
function asked(reading: Reading | undefined): string {
  const { object, objects, player, action, of, ...what } = (reading ?? {}) as Reading & Record<string, Json>
  return canonical(what as Json)
}

/** Boxes that are always filled in alike, but for those that are what the template teaches; and what is called so and is not. */
function sameBoxes(template: string, items: readonly Item[]): readonly string[] {
  const taught = TAUGHT[template] ?? {}
  const boxes = new Map<string, string[]>()
  for (const item of items) {
    const key = asList(rightOf(item))
    for (const [n, { ask }] of readingsOf(item.probe).entries()) {
      const box = `${n + 1} ${ask}`
      boxes.set(box, [...(boxes.get(box) ?? []), unnamed(item, key[n] ?? null)])
    }
  }
  const keys = items.map((item) => unnamed(item, rightOf(item)))
  const whole = items.length >= ENOUGH && new Set(keys).size === 1
  return [
    ...(whole ? [`all boxes are filled in alike in ${items.length} items: ${keys[0]}`] : []),
    ...[...boxes].flatMap(([box, values]) =>
      taught[box] === undefined && values.length >= ENOUGH && new Set(values).size === 1
        ? [`box «${box}» is ${values[0]} in every item: vary it, or say in scripts/bank/taught.ts why it is the lesson`]
        : [],
    ),
    ...Object.keys(taught).flatMap((box) =>
      new Set(boxes.get(box)).size > 1 || (items.length >= ENOUGH && !boxes.has(box))
        ? [`box «${box}» is not always the same: take it out of scripts/bank/taught.ts`]
        : [],
    ),
  ]
}

/** Numbers among statements of which the right one is always the least, or the greatest. */
function sameRank(items: readonly Item[]): readonly string[] {
  const ranks = new Map<string, string[]>()
  for (const item of items) {
    const key = asList(rightOf(item))
    for (const [n, reading] of readingsOf(item.probe).entries()) {
      const right = key[n]
      const offered = new Set(item.options.map(({ value }) => asList(value)[n]))
      if (typeof right !== 'number' || offered.size < 2) continue
      const values = [...offered].map(Number)
      const rank =
        right === Math.min(...values) ? 'the least' : right === Math.max(...values) ? 'the greatest' : 'other'
      ranks.set(asked(reading), [...(ranks.get(asked(reading)) ?? []), rank])
    }
  }
  return [...ranks].flatMap(([ask, all]) => {
    const [rank, times] = usual(all)
    return rank !== 'other' && tooMany(times, all)
      ? [`of ${ask} the right number is ${rank} in ${times} of ${all.length}`]
      : []
  })
}
