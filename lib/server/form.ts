import 'server-only'

/** A number as it was typed; nothing where nothing was. A minus may be the hyphen of the keyboard or the sign of the site (U+2212). */
const typed = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace('−', '-')))

/** The fields whose names begin so, by what follows. */
const fields = (form: FormData, prefix: string): readonly (readonly [string, string])[] =>
  [...form].flatMap(([name, value]) =>
    name.startsWith(prefix) && typeof value === 'string' ? [[name.slice(prefix.length), value] as const] : [],
  )

/**
 * The answer in the fields of a form, as grading reads it: `giveUp`; `number`; `statement`, as many as were chosen; `place:` and a key,
 * with its place from 1; `part:` or `count:` and the number of a box, with a key or a number; else `key`. A field that is not there, or
 * empty, is no answer.
 */
export function sentAnswer(form: FormData): unknown {
  if (form.get('giveUp') !== null) return { giveUp: true }
  const number = form.get('number')
  if (typeof number === 'string') return { number: typed(number) }
  const statements = form.getAll('statement')
  if (statements.length > 0) return { statements }
  const places = fields(form, 'place:')
  if (places.length > 0) return inPlaces(places)
  const boxes = [...fields(form, 'part:'), ...fields(form, 'count:').map(([n, text]) => [n, typed(text)] as const)]
  if (boxes.length > 0) return { parts: boxes.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value) }
  return { option: form.get('key') }
}

/** Whether the fields of an answer hold nothing at all. */
export const isEmptyForm = (form: FormData): boolean =>
  [...form].every(
    ([name, value]) => !/^(?:giveUp|key|number|statement|(?:place|part|count):.*)$/.test(name) || value === '',
  )

/** Two things at one place are no order yet. */
function inPlaces(places: readonly (readonly [string, string])[]): unknown {
  const taken = new Set(places.map(([, place]) => place))
  if (taken.size < places.length) return { order: null }
  return { order: [...places].sort(([, a], [, b]) => Number(a) - Number(b)).map(([key]) => key) }
}

/** A field's text; empty when it is not there, or is a file. */
export function field(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The same for fields that may be left out. */
export const optional = (form: FormData, name: string): string | undefined => field(form, name) || undefined

/** A number of a form as it is typed in Italian (`0,5`); -1 for none, where no number is below nothing. */
export function decimal(form: FormData, name: string): number {
  const typed = field(form, name).trim().replace(',', '.')
  const n = typed === '' ? -1 : Number(typed)
  return Number.isFinite(n) ? n : -1
}

/** Why a form was sent back, with what was typed into it: a browser without script shows it again. What came several times has a line for each. */
export function sentBack(
  error: string,
  form: FormData,
): { readonly error: string; readonly typed: Readonly<Record<string, string>> } {
  const typed: Record<string, string> = {}
  for (const [name, text] of form) {
    // React's own fields are not for people.
    if (typeof text !== 'string' || name.startsWith('$')) continue
    typed[name] = name in typed ? `${typed[name]}\n${text}` : text
  }
  return { error, typed }
}

/** The fields of a form that came as JSON: pairs of a name and a text; anything else is left out. */
export function formOf(fields: unknown): FormData {
  const form = new FormData()
  for (const pair of Array.isArray(fields) ? fields : []) {
    const [name, value] = Array.isArray(pair) ? pair : []
    if (typeof name === 'string' && typeof value === 'string') form.append(name, value)
  }
  return form
}
