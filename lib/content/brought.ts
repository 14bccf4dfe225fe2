import type { Json } from '#lib/base/json'
import { cards } from '#lib/cards/index'
import { drawItems, instantiate, templates } from '#lib/questions/index'
import { rooms, type Scenario } from '#lib/rules/index'
import type { Brought } from './unready'

const ruleOf: ReadonlyMap<string, string> = new Map(
  rooms.flatMap(({ keyword, number }) => (keyword === undefined ? [] : [[keyword, number]])),
)

/** Every name of a keyword in some data, with those of the cards that it names. */
function named(data: unknown): readonly string[] {
  if (Array.isArray(data)) return data.flatMap(named)
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => {
    if (key === 'card' && typeof value === 'string') return named(Object.values(cards).find((c) => c.slug === value))
    if (key === 'keyword' && typeof value === 'string') return [value]
    if (key === 'keywords' && Array.isArray(value))
      return value.flatMap((each) => (typeof each === 'string' ? [each] : named(each)))
    return named(value)
  })
}

/** Rules of the keywords that a table shows: written on it, given by what is played on it, printed on its cards. */
export const keywordsOn = (data: Json | Scenario): readonly string[] =>
  [...new Set(named(data))].flatMap((keyword) => ruleOf.get(keyword) ?? [])

/** The item that a page shows for a question that names a template. */
const itemOf = (id: string) => {
  const made = id.includes('.') ? instantiate(id) : undefined
  return made === undefined ? drawItems('pagine', { template: id }, 1)[0]?.item : made.ok ? made.value : undefined
}

/** What an embedded question asks its reader to know. */
function asked(id: string): Brought {
  const item = itemOf(id)
  if (item === undefined) return { keywords: [], claims: templates.find((t) => t.id === id)?.claims ?? [] }
  return { keywords: keywordsOn(item.scenario), claims: item.claims }
}

/** What tables and questions bring along, read from the evaluator's rooms, the cards and the templates. Makes items: takes seconds. */
export const brought = { board: keywordsOn, question: asked }
