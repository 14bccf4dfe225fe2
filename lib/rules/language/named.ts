import { invariant } from '#lib/base/invariant'
import type { Json } from '#lib/base/json'
import { DEEPEST_PATH } from './problem'
import type { Flat, Form, Keys, Means, Schema } from './schema'

/**
 * Concepts of the language, by the names of their descriptions, with the types that the evaluator has for them. Open: each file adds
 * those that it describes, and `concept` lets none pass whose description and type are not the same.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Concepts {}
export type Concept = keyof Concepts

/** A reference to a concept: what it means is looked up only where somebody asks, since concepts contain one another. */
export interface Ref<out N extends Concept> extends Form {
  readonly means?: Concepts[N]
}

type Identical<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false
type Part<T, K> = T extends unknown ? (K extends keyof T ? Pick<T, K> : never) : never
type KeysOf<T> = T extends unknown ? keyof T : never

/** Keys of which a description says one thing and a type another: those that only one of them has, too. */
type Differing<D, T> = {
  [K in KeysOf<D> | KeysOf<T>]: Identical<Part<D, K>, Part<T, K>> extends true ? never : K
}[KeysOf<D> | KeysOf<T>]

/** Nothing where a description and a type are the same; else what no description has, so that the compiler says where they differ. */
export type Proof<D, T> = Identical<Flat<D>, Flat<T>> extends true ? unknown : { readonly differs: Differing<D, T> }

/** A description of a concept that has no name of its own, and is what its type says. */
export const exactly =
  <T>() =>
  <F extends Form>(form: F & Proof<Means<F>, T>): Schema<T> =>
    form as Schema<T>

const definitions = new Map<string, Form>()
const owners = new Map<string, Form>()

/** Gives a form a name; wherever it is used, its description is that name. */
export function define<F extends Form>(name: string, form: F): F {
  invariant(!owners.has(name) || owners.get(name) === form, `two forms are called ${name}`)
  if (!owners.has(name)) definitions.set(name, { ...form })
  owners.set(name, form)
  return Object.assign(form, { json: () => reference(name) })
}

/** Describes a concept: others, or it itself, refer to it by its name, and its description is what its type says. */
export const concept =
  <const N extends Concept>(name: N) =>
  <F extends Form>(form: F & Proof<Means<F>, Concepts[N]>): Ref<N> =>
    define(name, form)

const reference = (name: string): Json => ({ $ref: `#/$defs/${name}` })

/** The description of a named form whose forms may have more keys. */
export function extended(name: string, keys: Keys): Json {
  const { anyOf } = (definitions.get(name)?.json() ?? {}) as { anyOf?: readonly { properties?: object }[] }
  const more = Object.fromEntries(Object.entries(keys).map(([k, s]) => [k, s.json()]))
  return { anyOf: (anyOf ?? []).map((form) => ({ ...form, properties: { ...form.properties, ...more } })) }
}

/** Refers to a concept by name: for words that contain one another. */
export const named = <N extends Concept>(name: N): Ref<N> => ({
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

/** Every named form, for the published description of the format. */
export const definitionsJson = (): Json => Object.fromEntries([...definitions].map(([name, s]) => [name, s.json()]))
