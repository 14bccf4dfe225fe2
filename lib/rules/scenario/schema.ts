import type { Json } from '#lib/base/json'

/** What is wrong at a place of a document; `path` is like `field.A[0].pt`. */
export interface Problem {
  readonly path: string
  readonly code: 'unknown-key' | 'missing' | 'wrong-type' | 'not-one-of' | 'unknown-name' | 'duplicate' | 'impossible'
  readonly found?: string
  readonly expected?: string
}

/** A check of one value, and its description as JSON Schema. */
export interface Schema {
  readonly check: (value: unknown, path: string, out: Problem[]) => void
  readonly json: () => Json
  readonly optional?: boolean
}

const show = (v: unknown): string => (v === undefined ? 'nothing' : (JSON.stringify(v)?.slice(0, 60) ?? String(v)))
const wrong = (path: string, v: unknown, expected: string): Problem => ({
  path,
  code: 'wrong-type',
  found: show(v),
  expected,
})
const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v)

export const text: Schema = {
  check: (v, p, out) => void (typeof v === 'string' && v !== '' ? 0 : out.push(wrong(p, v, 'text'))),
  json: () => ({ type: 'string', minLength: 1 }),
}

/** A whole number within bounds; life totals may be negative. */
export const whole = (min: number, max: number): Schema => ({
  check: (v, p, out) => {
    if (typeof v !== 'number' || !Number.isInteger(v) || v < min || v > max)
      out.push(wrong(p, v, `a whole number from ${min} to ${max}`))
  },
  json: () => ({ type: 'integer', minimum: min, maximum: max }),
})

export const flag: Schema = {
  check: (v, p, out) => void (typeof v === 'boolean' ? 0 : out.push(wrong(p, v, 'true or false'))),
  json: () => ({ type: 'boolean' }),
}

export const oneOf = (names: readonly string[]): Schema => ({
  check: (v, p, out) => {
    if (typeof v !== 'string' || !names.includes(v))
      out.push({ path: p, code: 'not-one-of', found: show(v), expected: names.join(', ') })
  },
  json: () => ({ enum: [...names] }),
})

export const pattern = (re: RegExp, expected: string): Schema => ({
  check: (v, p, out) => void (typeof v === 'string' && re.test(v) ? 0 : out.push(wrong(p, v, expected))),
  json: () => ({ type: 'string', pattern: re.source }),
})

export const list = (of: Schema): Schema => ({
  check: (v, p, out) => {
    if (!Array.isArray(v)) out.push(wrong(p, v, 'a list'))
    else for (const [n, x] of v.entries()) of.check(x, `${p}[${n}]`, out)
  },
  json: () => ({ type: 'array', items: of.json() }),
})

/** Keys that are names of the document itself: players, labels. */
export const record = (of: Schema): Schema => ({
  check: (v, p, out) => {
    if (!isRecord(v)) out.push(wrong(p, v, 'names with values'))
    else for (const [k, x] of Object.entries(v)) of.check(x, `${p}.${k}`, out)
  },
  json: () => ({ type: 'object', additionalProperties: of.json() }),
})

export const optional = (of: Schema): Schema => ({ ...of, optional: true })

/** An object with these keys and no other. */
export const shape = (keys: Readonly<Record<string, Schema>>): Schema => ({
  check: (v, p, out) => {
    if (!isRecord(v)) {
      out.push(wrong(p, v, `an object with ${Object.keys(keys).join(', ')}`))
      return
    }
    for (const k of Object.keys(v))
      if (!keys[k])
        out.push({ path: join(p, k), code: 'unknown-key', found: k, expected: Object.keys(keys).join(', ') })
    for (const [k, s] of Object.entries(keys)) {
      if (v[k] !== undefined) s.check(v[k], join(p, k), out)
      else if (!s.optional) out.push({ path: join(p, k), code: 'missing', expected: k })
    }
  },
  json: () => ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(keys).map(([k, s]) => [k, s.json()])),
    required: Object.keys(keys).filter((k) => !keys[k]?.optional),
    additionalProperties: false,
  }),
})

/** The first of several forms that the value looks like; the errors shown are those of the form nearest to it. */
export const either = (...forms: readonly Schema[]): Schema => ({
  check: (v, p, out) => {
    let best: Problem[] | undefined
    for (const f of forms) {
      const found: Problem[] = []
      f.check(v, p, found)
      if (!found.length) return
      if (!best || distance(found) < distance(best)) best = found
    }
    out.push(...(best ?? []))
  },
  json: () => ({ anyOf: forms.map((f) => f.json()) }),
})

/** A form recognised by the value of one key, so that its errors are about that form. */
export const tagged = (tag: string, forms: () => Readonly<Record<string, Schema>>): Schema => ({
  check: (v, p, out) => {
    const known = forms()
    const name = isRecord(v) ? v[tag] : undefined
    const form = typeof name === 'string' ? known[name] : undefined
    if (!isRecord(v)) out.push(wrong(p, v, `an object with ${tag}`))
    else if (!form)
      out.push({ path: join(p, tag), code: 'not-one-of', found: show(name), expected: Object.keys(known).join(', ') })
    else form.check(v, p, out)
  },
  json: () => ({ anyOf: Object.values(forms()).map((f) => f.json()) }),
})

const definitions = new Map<string, Schema>()

/** Gives a schema a name, so that others, or it itself, can refer to it. */
export function define(name: string, schema: Schema): Schema {
  definitions.set(name, schema)
  return schema
}

/** Refers to a schema by name: for words that contain one another. */
export const named = (name: string): Schema => ({
  check: (v, p, out) => definitions.get(name)?.check(v, p, out),
  json: () => ({ $ref: `#/$defs/${name}` }),
})

/** Every named schema, for the published description of the format. */
export const definitionsJson = (): Json => Object.fromEntries([...definitions].map(([name, s]) => [name, s.json()]))

const join = (p: string, k: string): string => (p ? `${p}.${k}` : k)
/** A deeper error means that the form was recognised further. */
const distance = (found: readonly Problem[]): number =>
  found.length - Math.max(0, ...found.map((f) => f.path.length)) / 1000
