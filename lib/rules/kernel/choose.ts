import type { ChoiceAnswer, ChoiceRequest, Piles } from './action'
import { illegalAnswer } from './signal'

/** The answers of a scenario. */
export interface Answers {
  /** The answer to a request, which may still be one that the player may not give; without one the evaluation ends. */
  readonly choose: (request: ChoiceRequest) => ChoiceAnswer
  /** Whether the scenario answers a request, with the `only` thing where there is but one: worth knowing where there is nothing to decide. */
  readonly answers: (request: ChoiceRequest, only?: ChoiceAnswer) => boolean
}

type Asked = Omit<ChoiceRequest, 'options'>

/** Things to choose from, under the names that a scenario calls them: `orso`, and `orso/2` for a second of the same name. */
export function nameAll<T>(things: readonly T[], nameOf: (thing: T) => string): ReadonlyMap<string, T> {
  const named = new Map<string, T>()
  for (const thing of things) {
    const name = nameOf(thing)
    let free = name
    for (let n = 2; named.has(free); n++) free = `${name}/${n}`
    named.set(free, thing)
  }
  return named
}

const whole = (asked: Asked, named: ReadonlyMap<string, unknown>): ChoiceRequest =>
  ({ ...asked, options: [...named.keys()] }) as ChoiceRequest

/** The one thing that the answer names. `open` says whether there is anything to decide. */
export function chosenOne<T>(from: Answers, asked: Asked, named: ReadonlyMap<string, T>, open = named.size > 1): T {
  const request = whole(asked, named)
  const [first] = named
  if (first && !open && !from.answers(request, ...(named.size === 1 ? [first[0]] : []))) return first[1]
  const answer = from.choose(request)
  const found = typeof answer === 'string' ? named.get(answer) : undefined
  return found === undefined ? illegalAnswer(request, answer) : found
}

/** All the things, in the order that the answer gives them. */
export function chosenOrder<T>(
  from: Answers,
  asked: Asked,
  named: ReadonlyMap<string, T>,
  open = named.size > 1,
): readonly T[] {
  const request = whole(asked, named)
  if (!open && !from.answers(request)) return [...named.values()]
  const answer = from.choose(request)
  const list: readonly unknown[] = Array.isArray(answer) ? answer : []
  const ordered = [...new Set(list)].flatMap((name) => (typeof name === 'string' ? (named.get(name) ?? []) : [])) as T[]
  return list.length === named.size && ordered.length === named.size ? ordered : illegalAnswer(request, answer)
}

/** Some of the things, in the order that the answer gives them: at least and at most so many. */
export function chosenSome<T>(
  from: Answers,
  asked: Asked,
  named: ReadonlyMap<string, T>,
  { least, most }: { readonly least: number; readonly most: number },
  open = least < Math.min(most, named.size) || most < named.size,
): readonly T[] {
  const request = whole(asked, named)
  if (!most || !named.size) return []
  if (!open && !from.answers(request)) return [...named.values()].slice(0, most)
  const answer = from.choose(request)
  const list: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  const some = [...new Set(list)].flatMap((name) => (typeof name === 'string' ? (named.get(name) ?? []) : [])) as T[]
  const fits = some.length === list.length && some.length >= least && some.length <= most
  return fits ? some : illegalAnswer(request, answer)
}

/** The things in piles: what the answer does not name stays in the first one, below what it names, in the order it had. */
export function chosenPiles<T, P extends keyof Piles>(
  from: Answers,
  asked: Asked,
  named: ReadonlyMap<string, T>,
  piles: readonly [P, P],
  open: boolean,
): Readonly<Record<P, readonly T[]>> {
  const request = whole(asked, named)
  const out = (first: readonly T[], second: readonly T[]): Record<P, readonly T[]> =>
    ({ [piles[0]]: first, [piles[1]]: second }) as Record<P, readonly T[]>
  if (!named.size || (!open && !from.answers(request))) return out([...named.values()], [])
  const answer = from.choose(request)
  const given = typeof answer === 'object' && !Array.isArray(answer) ? (answer as Piles) : {}
  const lists: readonly (readonly string[])[] = piles.map((p) => given[p] ?? [])
  const names = lists.flat()
  const fits =
    Object.keys(given).every((k) => (piles as readonly string[]).includes(k)) &&
    Object.keys(given).length > 0 &&
    new Set(names).size === names.length &&
    names.every((name) => named.has(name))
  if (!fits) return illegalAnswer(request, answer)
  const [first = [], second = []] = lists.map((list) => list.flatMap((name) => named.get(name) ?? []))
  const rest = [...named].flatMap(([name, thing]) => (names.includes(name) ? [] : [thing]))
  return out([...first, ...rest], second)
}
