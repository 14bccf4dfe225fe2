import type { BookOrder } from '#lib/server/courses/pupils'
import { namesIn } from '../../../../../_ui/course/names-order'

const text = (value: unknown, most: number): string => (typeof value === 'string' ? value.slice(0, most) : '')

/** Of whom, and in what order, the gradebook is looked at, as its address says it: pages that are opened from it keep it in theirs. */
export const orderIn = (asked: Readonly<Record<string, unknown>>): BookOrder => ({
  search: text(asked.cerca, 200),
  sort: text(asked.ordina, 40) || 'nome',
  down: asked.verso === 'giu',
  missing: text(asked.manca, 40),
  names: namesIn(asked),
})

/**
 * What one came from to look at answers of a person, as the address says it: the rule or the lesson, where a cell of the heat map leads, or the list of
 * attempts as it was looked at.
 */
export function aboutIn({
  regola,
  lezione,
  tentativi,
}: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  if (typeof tentativi === 'string') return { tentativi: text(tentativi, 1_000) }
  if (typeof regola === 'string') return { regola: text(regola, 100) }
  return typeof lezione === 'string' ? { lezione: text(lezione, 100) } : {}
}

/** The same as the end of an address: what is not as at first, with what else is said there; empty for nothing. */
export function orderQuery(
  { search, sort, down, missing, names }: BookOrder,
  more: Readonly<Record<string, string>> = {},
): string {
  const fields = new URLSearchParams(more)
  if (search !== '') fields.set('cerca', search)
  if (sort !== 'nome') fields.set('ordina', sort)
  if (down) fields.set('verso', 'giu')
  if (missing !== '') fields.set('manca', missing)
  if (names !== 'nome') fields.set('persone', names)
  const query = fields.toString()
  return query === '' ? '' : `?${query}`
}
