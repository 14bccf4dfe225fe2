/** Fields that say what a quiz is to be about. */
const NAMES = ['practice', 'rule', 'lesson', 'item', 'template', 'level', 'length'] as const

type Fields = readonly (readonly [name: string, value: string])[]

/** What a form asks a quiz to be about, as pairs of a field and its text. */
export const askedFor = (form: FormData): string[][] =>
  NAMES.flatMap((name) => form.getAll(name).flatMap((value) => (value === '' ? [] : [[name, String(value)]])))

/** The same of the address of a page. */
export const askedIn = (params: Readonly<Record<string, string | readonly string[] | undefined>>): Fields =>
  NAMES.flatMap((name) => [params[name] ?? []].flat().map((value) => [name, value] as const))
