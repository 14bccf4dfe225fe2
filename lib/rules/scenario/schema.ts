import { invariant } from '#lib/base/invariant'
import { isRecord, type Json } from '#lib/base/json'

/** What is wrong at a place of a document; `path` is like `field.A[0].pt`. */
export interface Problem {
  readonly path: string
  readonly code: 'unknown-key' | 'missing' | 'wrong-type' | 'not-one-of' | 'unknown-name' | 'duplicate' | 'impossible'
  readonly found?: string
  readonly expected?: string
}

/** A name that a document uses for something that it must define, or that the game must seat. */
export interface Mention {
  readonly path: string
  readonly name: string
  readonly of: 'object' | 'player' | 'target' | 'effect' | 'action' | 'new'
}

/** What a check has found: what is wrong, and the names whose meaning is known only once the whole has been read. */
export interface Findings {
  readonly problems: Problem[]
  readonly mentions: Mention[]
  /** How many parts of the document may still be read: one that unfolds without end is not. `figures`: a word of it is written as a number. */
  readonly budget: { left: number; figures?: boolean }
}
export const noFindings = (budget = { left: MOST_PARTS }): Findings => ({ problems: [], mentions: [], budget })

/** A check of one value, and its description as JSON Schema. */
export interface Schema {
  readonly check: (value: unknown, path: string, out: Findings) => void
  readonly json: () => Json
  readonly optional?: boolean
  /** Of a form with keys, the first that it needs: by that it is recognised. */
  readonly lead?: string
}

/** Deeper than anybody writes; beyond it a document is not read. */
const DEEPEST_PATH = 1000
/** More than anybody writes. */
const MOST_PARTS = 50_000

const wrong = (path: string, v: unknown, expected: string): Problem => ({
  path,
  code: 'wrong-type',
  found: show(v),
  expected,
})

/** A value in few characters, whatever it is. */
function show(v: unknown, depth = 2): string {
  if (v === undefined) return 'nothing'
  if (Array.isArray(v)) return depth ? `[${v.slice(0, 4).map((x) => show(x, depth - 1))}]`.slice(0, 60) : '[…]'
  if (isRecord(v)) {
    const entries = Object.entries(v).slice(0, 4)
    return depth ? `{${entries.map(([k, x]) => `${k}: ${show(x, depth - 1)}`).join(', ')}}`.slice(0, 60) : '{…}'
  }
  return typeof v === 'string' ? JSON.stringify(v.slice(0, 60)) : String(v)
}

export const text: Schema = {
  check: (v, p, out) => void (typeof v === 'string' && v !== '' ? 0 : out.problems.push(wrong(p, v, 'text'))),
  json: () => ({ type: 'string', minLength: 1 }),
}

/** A name of something else in the document; whether there is such a thing is checked when all of it has been read. */
export const mention = (of: Mention['of']): Schema => ({
  check: (v, p, out) => {
    if (typeof v === 'string' && v !== '') out.mentions.push({ path: p, name: v, of })
    else out.problems.push(wrong(p, v, 'text'))
  },
  json: () => ({ title: MEANT[of], type: 'string', minLength: 1 }),
})

const MEANT: Readonly<Record<Mention['of'], string>> = {
  object: 'label',
  player: 'seat',
  target: 'label or seat',
  effect: 'effect',
  action: 'place',
  new: 'new label',
}

/** A whole number within bounds; life totals may be negative. */
export const whole = (min: number, max: number): Schema => ({
  check: (v, p, out) => {
    if (typeof v !== 'number' || !Number.isInteger(v) || v < min || v > max)
      out.problems.push(wrong(p, v, `a whole number from ${min} to ${max}`))
  },
  json: () => ({ type: 'integer', minimum: min, maximum: max }),
})

export const flag: Schema = {
  check: (v, p, out) => void (typeof v === 'boolean' ? 0 : out.problems.push(wrong(p, v, 'true or false'))),
  json: () => ({ type: 'boolean' }),
}

/** A word that means something by being there. */
export const yes: Schema = {
  check: (v, p, out) => void (v === true ? 0 : out.problems.push(wrong(p, v, 'true'))),
  json: () => ({ const: true }),
}

export const oneOf = (names: readonly string[]): Schema => ({
  check: (v, p, out) => {
    if (typeof v !== 'string' || !names.includes(v))
      out.problems.push({ path: p, code: 'not-one-of', found: show(v), expected: names.join(', ') })
  },
  json: () => ({ enum: [...names] }),
})

/** A word that is a figure: it may be written as a number. */
export const figure = (name: string): Schema => ({
  check: (v, p, out) => {
    if (typeof v === 'number' && String(v) === name) out.budget.figures = true
    else oneOf([name]).check(v, p, out)
  },
  json: () => ({ enum: /^\d+$/.test(name) ? [Number(name), name] : [name] }),
})

export const pattern = (re: RegExp, expected: string): Schema => ({
  check: (v, p, out) => void (typeof v === 'string' && re.test(v) ? 0 : out.problems.push(wrong(p, v, expected))),
  json: () => ({ title: expected, type: 'string', pattern: re.source }),
})

/** A list; `length` where it has one. */
export const list = (of: Schema, length?: number): Schema => ({
  check: (v, p, out) => {
    if (!Array.isArray(v)) out.problems.push(wrong(p, v, 'a list'))
    else if (length !== undefined && v.length !== length) out.problems.push(wrong(p, v, `a list of ${length}`))
    else for (const [n, x] of v.entries()) of.check(x, `${p}[${n}]`, out)
  },
  json: () => ({
    type: 'array',
    items: of.json(),
    ...(length === undefined ? {} : { minItems: length, maxItems: length }),
  }),
})

/** Keys that are names of the document itself: players, labels, counters. */
export const record = (key: Schema, of: Schema): Schema => ({
  check: (v, p, out) => {
    if (!isRecord(v)) {
      out.problems.push(wrong(p, v, 'names with values'))
      return
    }
    for (const [k, x] of Object.entries(v)) {
      key.check(k, join(p, k), out)
      of.check(x, join(p, k), out)
    }
  },
  json: () => ({ type: 'object', propertyNames: key.json(), additionalProperties: of.json() }),
})

export const optional = (of: Schema): Schema => ({ ...of, optional: true })

/** An object with these keys and no other. */
export const shape = (keys: Readonly<Record<string, Schema>>): Schema => ({
  ...leadOf(Object.keys(keys).find((k) => !keys[k]?.optional)),
  check: (v, p, out) => {
    const names = Object.keys(keys).join(', ')
    if (!isRecord(v)) {
      out.problems.push(wrong(p, v, `an object with ${names}`))
      return
    }
    for (const k of Object.keys(v))
      if (!Object.hasOwn(keys, k))
        out.problems.push({ path: join(p, k), code: 'unknown-key', found: k, expected: names })
    for (const [k, s] of Object.entries(keys)) {
      const there = Object.hasOwn(v, k) && v[k] !== undefined
      if (there) s.check(v[k], join(p, k), out)
      else if (!s.optional) out.problems.push({ path: join(p, k), code: 'missing', expected: k })
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
    let best: readonly Problem[] = []
    let least = Number.POSITIVE_INFINITY
    for (const f of forms) {
      const found = noFindings(out.budget)
      f.check(v, p, found)
      if (!found.problems.length) {
        out.mentions.push(...found.mentions)
        return
      }
      const far = distance(found.problems, p)
      if (far === least) best = joined(best, found.problems)
      if (far >= least) continue
      best = found.problems
      least = far
    }
    out.problems.push(...(unrecognised(v, p, forms) ?? best))
  },
  json: () => ({ anyOf: forms.map((f) => f.json()) }),
})

const leadOf = (lead: string | undefined): { readonly lead?: string } => (lead === undefined ? {} : { lead })

/** A value of none of the forms that have keys: said once, with all the keys by which they are recognised. */
function unrecognised(v: unknown, p: string, forms: readonly Schema[]): readonly Problem[] | undefined {
  const leads = [...new Set(forms.flatMap((f) => f.lead ?? []))]
  if (isRecord(v) && leads.length > 1 && !leads.some((lead) => Object.hasOwn(v, lead))) {
    const [found] = Object.keys(v)
    const expected = leads.join(', ')
    return [
      found === undefined
        ? wrong(p, v, `an object with ${expected}`)
        : { path: join(p, found), code: 'unknown-key', found, expected },
    ]
  }
  if (typeof v === 'string' && leads.includes(v)) return [wrong(p, v, `an object with ${v}`)]
  return typeof v !== 'object' && leads.length === forms.length
    ? [wrong(p, v, `an object with ${leads.join(' or ')}`)]
    : undefined
}

/** Two forms that are equally near, and wrong in the same place: what either of them expects there. */
function joined(a: readonly Problem[], b: readonly Problem[]): readonly Problem[] {
  const [one, two] = [a[0], b[0]]
  if (!one?.expected || !two?.expected || a.length > 1 || b.length > 1 || one.path !== two.path) return a
  if (one.code !== two.code || one.code === 'missing' || one.code === 'wrong-type') return a
  return [{ ...one, expected: [...new Set([...one.expected.split(', '), ...two.expected.split(', ')])].join(', ') }]
}

/** A form recognised by the value of one key, so that its errors are about that form. */
export const tagged = (tag: string, forms: () => Readonly<Record<string, Schema>>): Schema => ({
  check: (v, p, out) => {
    if (!isRecord(v)) {
      out.problems.push(wrong(p, v, `an object with ${tag}`))
      return
    }
    const known = forms()
    const given = Object.hasOwn(v, tag) ? v[tag] : undefined
    const name = typeof given === 'number' ? String(given) : given
    const form = typeof name === 'string' && Object.hasOwn(known, name) ? known[name] : undefined
    if (form) form.check(v, p, out)
    else
      out.problems.push({
        path: join(p, tag),
        code: 'not-one-of',
        found: show(name),
        expected: Object.keys(known).join(', '),
      })
  },
  json: () => ({ anyOf: Object.values(forms()).map((f) => f.json()) }),
})

const definitions = new Map<string, Schema>()
const owners = new Map<string, Schema>()

/** Gives a schema a name, so that others, or it itself, can refer to it; wherever it is used, its description is that name. */
export function define(name: string, schema: Schema): Schema {
  if (owners.get(name) === schema) return schema
  invariant(!owners.has(name), `two schemas are called ${name}`)
  owners.set(name, schema)
  definitions.set(name, { ...schema })
  return Object.assign(schema, { json: () => reference(name) })
}

const reference = (name: string): Json => ({ $ref: `#/$defs/${name}` })

/** The description of a named schema whose forms may have more keys. */
export function extended(name: string, keys: Readonly<Record<string, Schema>>): Json {
  const { anyOf } = (definitions.get(name)?.json() ?? {}) as { anyOf?: readonly { properties?: object }[] }
  const more = Object.fromEntries(Object.entries(keys).map(([k, s]) => [k, s.json()]))
  return { anyOf: (anyOf ?? []).map((form) => ({ ...form, properties: { ...form.properties, ...more } })) }
}

/** Refers to a schema by name: for words that contain one another. */
export const named = (name: string): Schema => ({
  check: (v, p, out) => {
    if (--out.budget.left < 0) {
      if (out.budget.left === -1)
        out.problems.push({
          path: `${p.slice(0, 60)}…`,
          code: 'impossible',
          found: name,
          expected: 'a smaller document',
        })
    } else if (p.length > DEEPEST_PATH)
      out.problems.push({ path: `${p.slice(0, 60)}…`, code: 'impossible', found: name, expected: 'fewer levels' })
    else definitions.get(name)?.check(v, p, out)
  },
  json: () => reference(name),
})

/** Every named schema, for the published description of the format. */
export const definitionsJson = (): Json => Object.fromEntries([...definitions].map(([name, s]) => [name, s.json()]))

const join = (p: string, k: string): string => (p ? `${p}.${k}` : k)
/** A deeper error means that the form was recognised further. */
const distance = (found: readonly Problem[], at: string): number => {
  const here = found.filter((f) => f.path === at || (OF_FORM.includes(f.code) && parent(f.path) === at)).length
  return here * 1000 + (found.some((f) => f.path === at) ? 1500 : 0) + found.length - depth(found)
}
const depth = (found: readonly Problem[]): number => Math.max(0, ...found.map((f) => f.path.length)) / 1000

/** Mistakes that say that a value has not the form, rather than that something in it is wrong. */
const OF_FORM: readonly Problem['code'][] = ['unknown-key', 'missing']
const parent = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')))
