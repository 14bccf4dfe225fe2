import { isRecord, type Json } from '#lib/base/json'

/** Where a value stands in a document: `['players', 'A', 'life']`. */
export type Path = readonly (string | number)[]

/** The value at a path, if there is one. */
export function valueAt(data: Json, path: Path): Json | undefined {
  let here: Json | undefined = data
  for (const step of path) {
    if (Array.isArray(here)) here = here[Number(step)]
    else if (isRecord(here)) here = here[String(step)]
    else return undefined
  }
  return here
}

/** A copy of the document with another value at a path; what is missing on the way is made. */
export function withValue(data: Json, path: Path, value: Json): Json {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(data)) return data.map((item, i) => (i === Number(step) ? withValue(item, rest, value) : item))
  const record = isRecord(data) ? data : {}
  return { ...record, [step]: withValue(record[String(step)] ?? {}, rest, value) }
}
