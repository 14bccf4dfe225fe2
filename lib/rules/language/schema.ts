import { isRecord, type Json } from '#lib/base/json'
import { type Findings, join, type Mention, show, wrong } from './problem'

/** What may stand in a place: the check of a value, and its description as JSON Schema. */
export interface Form {
  readonly check: (value: unknown, path: string, out: Findings) => void
  readonly json: () => Json
  readonly optional?: boolean
  /** Of a form with keys, the first that it needs: by that it is recognised. */
  readonly lead?: string
}

/** A form that says what a value is that has passed. `means` is there for the compiler alone. */
export interface Schema<T> extends Form {
  readonly means?: T
}
/** The type of what has passed a form: it follows from the description. */
export type Means<F> = F extends { readonly means?: infer T } ? T : never

/** A type with its keys in one place, whatever it was put together from. */
export type Flat<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]: T[K] } : T

/** Words by their keys. */
export type Keys = Readonly<Record<string, Form>>
type Maybe = { readonly optional: true }

/** The type of an object with these words. */
export type Worded<K> = Flat<
  { readonly [P in keyof K as K[P] extends Maybe ? never : P]: Means<K[P]> } & {
    readonly [P in keyof K as K[P] extends Maybe ? P : never]?: Means<K[P]>
  }
>

/** The types of instructions, by the words of each. */
export type Instructions<W> = { readonly [V in keyof W]: Worded<W[V]> }

// Each form below looks at the types of its parts only where it is asked for its own: parts may be concepts that contain it.
interface List<in out F extends Form> extends Form {
  readonly means?: readonly Means<F>[]
}
interface Pair<in out F extends Form> extends Form {
  readonly means?: readonly [Means<F>, Means<F>]
}
export interface Entries<in out F extends Form> extends Form {
  readonly means?: Readonly<Record<string, Means<F>>>
}
export interface Either<in out F extends Form> extends Form {
  readonly means?: Means<F>
}
export interface Shape<in out K extends Keys> extends Form {
  readonly means?: Worded<K>
}

export const text: Schema<string> = {
  check: (v, p, out) => void (typeof v === 'string' && v !== '' ? 0 : out.problems.push(wrong(p, v, 'text'))),
  json: () => ({ type: 'string', minLength: 1 }),
}

/** A name of something else in the document; whether there is such a thing is checked when all of it has been read. */
export const mention = (of: Mention['of']): Schema<string> => ({
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
export const whole = (min: number, max: number): Schema<number> => ({
  check: (v, p, out) => {
    if (typeof v !== 'number' || !Number.isInteger(v) || v < min || v > max)
      out.problems.push(wrong(p, v, `a whole number from ${min} to ${max}`))
  },
  json: () => ({ type: 'integer', minimum: min, maximum: max }),
})

export const flag: Schema<boolean> = {
  check: (v, p, out) => void (typeof v === 'boolean' ? 0 : out.problems.push(wrong(p, v, 'true or false'))),
  json: () => ({ type: 'boolean' }),
}

/** A word that means something by being there. */
export const yes: Schema<true> = {
  check: (v, p, out) => void (v === true ? 0 : out.problems.push(wrong(p, v, 'true'))),
  json: () => ({ const: true }),
}

export const oneOf = <const T extends string>(names: readonly T[]): Schema<T> => ({
  check: (v, p, out) => {
    if (!names.some((name) => name === v))
      out.problems.push({ path: p, code: 'not-one-of', found: show(v), expected: names.join(', ') })
  },
  json: () => ({ enum: [...names] }),
})

/** A word that is a figure: it may be written as a number. */
export const figure = <const T extends string>(name: T): Schema<T> => ({
  check: (v, p, out) => {
    if (typeof v === 'number' && String(v) === name) out.budget.figures = true
    else oneOf([name]).check(v, p, out)
  },
  json: () => ({ enum: /^\d+$/.test(name) ? [Number(name), name] : [name] }),
})

export const pattern = (re: RegExp, expected: string): Schema<string> => ({
  check: (v, p, out) => void (typeof v === 'string' && re.test(v) ? 0 : out.problems.push(wrong(p, v, expected))),
  json: () => ({ title: expected, type: 'string', pattern: re.source }),
})

const listOf = (of: Form, length?: number): Form => ({
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
export const list = <F extends Form>(of: F): List<F> => listOf(of)
/** A list of two. */
export const pair = <F extends Form>(of: F): Pair<F> => listOf(of, 2)

/** Keys that are names of the document itself: players, labels, counters. */
export const record = <F extends Form>(key: Form, of: F): Entries<F> => ({
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

export const optional = <F extends Form>(of: F): F & Maybe => ({ ...of, optional: true })

/** An object with these keys and no other. */
export const shape = <K extends Keys>(keys: K): Shape<K> => ({
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

const leadOf = (lead: string | undefined): { readonly lead?: string } => (lead === undefined ? {} : { lead })

/** A form recognised by the value of one key, so that its errors are about that form. */
export const tagged = <R extends Keys>(tag: string, forms: () => R): Either<R[keyof R]> => ({
  check: (v, p, out) => {
    if (!isRecord(v)) {
      out.problems.push(wrong(p, v, `an object with ${tag}`))
      return
    }
    const known: Keys = forms()
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
