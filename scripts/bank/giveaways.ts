import { canonical, type Json } from '#lib/base/json'
import { shuffled } from '#lib/base/seed'
import {
  asList,
  asPart,
  type Item,
  itemAt,
  type Part,
  piecesOf,
  points,
  type Reading,
  readingsOf,
  type Template,
} from '#lib/questions/index'
import { constants } from './constant'

/** Sound items of a template that are looked at: what is true in four of them may be false in the fifth. */
const LOOKED_AT = 60

/** What gives the answers of a template away, to whoever has seen some of its items or reads one of them closely. */
export function giveaways(t: Template, seed: string): readonly string[] {
  const items: Item[] = []
  const looked = [...points(t)].filter(({ point }) => !t.valid || t.valid(point))
  for (const { id, point } of shuffled(`${seed} ${t.id} giveaways`, looked)) {
    if (items.length === LOOKED_AT) break
    const made = itemAt(t, point, id)
    if (made.ok) items.push(made.value)
  }
  const of = (...forms: readonly Item['form'][]): readonly Item[] => items.filter(({ form }) => forms.includes(form))
  return [
    ...statements(of('select')),
    ...oneSided(of('yes-no')),
    ...of('number').flatMap((item) => (item.options.length < 3 ? [`${item.id}: fewer than two wrong values`] : [])),
    ...of('zones', 'board').flatMap((item) => [...unlikeRows(item), ...onlyChoices(item)]),
    ...constants(t.id, items),
  ]
}

const keyOf = (item: Item): Json => item.options.find(({ key }) => key === item.right)?.value ?? null

/** Statements that stand alone, and those that are true, or false, in every item. */
function statements(items: readonly Item[]): readonly string[] {
  const seen = new Map<string, Set<boolean>>()
  const alone: string[] = []
  for (const item of items) {
    const key = asList(keyOf(item))
    const shown = piecesOf(item).map(({ value }) => asPart(value))
    for (const { part, value } of shown) {
      const said = saidBy(item, { part, value })
      if (!shown.some((other) => other.part === part && canonical(other.value) !== canonical(value)))
        alone.push(`${item.id}: ${said} has no opposite`)
      // A number is another one in every item.
      if (typeof value !== 'number')
        seen.set(said, (seen.get(said) ?? new Set()).add(canonical(key[part] ?? null) === canonical(value)))
    }
  }
  const always = [...seen].flatMap(([said, values]) =>
    values.size === 1 ? [`statement ${said} is always ${[...values][0]}`] : [],
  )
  return [...alone, ...always]
}

/** A statement whatever the object, the player or the action that it is about: those have other names in every item. */
function saidBy({ probe }: Item, { part, value }: Part): string {
  const { object, objects, player, action, ...what } = (readingsOf(probe)[part] ?? {}) as Reading & Record<string, Json>
  return `${canonical(what)} ${canonical(value)}`
}

/** Yes or no of which every option says the same. */
const oneSided = (items: readonly Item[]): readonly string[] =>
  items.flatMap(({ id, options }) => {
    const verdicts = new Set(options.map(({ value }) => (value as { readonly verdict: boolean }).verdict))
    return verdicts.size < 2 ? [`${id}: every option says the same`] : []
  })

/** Boxes with a single answer to choose. */
const onlyChoices = (item: Item): readonly string[] =>
  readingsOf(item.probe).flatMap(({ ask }, part) =>
    piecesOf(item).filter(({ value }) => asPart(value).part === part).length === 1
      ? [`${item.id}: one answer to ${ask}`]
      : [],
  )

/** Rows for a zone that do not offer the same ones. */
function unlikeRows(item: Item): readonly string[] {
  const rows = readingsOf(item.probe).flatMap(({ ask }, part) => {
    if (ask !== 'zone') return []
    const offered = piecesOf(item).flatMap(({ value }) => (asPart(value).part === part ? [asPart(value).value] : []))
    return [canonical(offered.map((zone) => canonical(zone)).toSorted())]
  })
  return new Set(rows).size > 1 ? [`${item.id}: rows offer different zones`] : []
}
