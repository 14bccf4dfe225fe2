import type { ChoiceAnswer, ChoiceRequest } from '../kernel/action'
import { objectNamed } from '../kernel/look'
import type { View } from '../kernel/view'

/** Of more things than these not every order is tried. */
const MOST_ORDERED = 5

/** Choices that are answered with one option, those whose answer is an order of all of them, and those that pick some. */
const ONE: readonly string[] = ['replacement', 'legend', 'target', 'sacrifice', 'commander', 'mulligan', 'goes']
const ORDER: readonly string[] = ['trigger-order', 'prevention', 'order', 'shuffle']
const PILES: Readonly<Record<string, 'bottom' | 'graveyard'>> = { scry: 'bottom', surveil: 'graveyard' }

/** Answers that a player may want to give; the evaluator says which of them are legal. */
export function candidates(request: ChoiceRequest, v: View): readonly ChoiceAnswer[] {
  const { choose, options } = request
  if (request.choose === 'assign-damage') return divisions(request, v)
  if (ONE.includes(choose)) return options
  if (ORDER.includes(choose)) return orders(options)
  const away = PILES[choose]
  if (away) return subsets(options).flatMap((top) => piles(top, options, away))
  return [...options, ...subsets(options)]
}

/** Every order of some things; of many, the one in which they are and its reverse. */
export function orders<T>(things: readonly T[]): readonly (readonly T[])[] {
  if (things.length > MOST_ORDERED) return [things, things.toReversed()]
  if (things.length < 2) return [things]
  return things.flatMap((first, n) => orders(things.toSpliced(n, 1)).map((rest) => [first, ...rest]))
}

export function subsets<T>(things: readonly T[]): readonly (readonly T[])[] {
  const all: (readonly T[])[] = [[]]
  for (const x of things.slice(0, 8)) for (const s of [...all]) all.push([...s, x])
  return all
}

const piles = (
  top: readonly string[],
  options: readonly string[],
  away: 'bottom' | 'graveyard',
): readonly ChoiceAnswer[] => {
  const rest = options.filter((o) => !top.includes(o))
  return orders(top).flatMap((order) => orders(rest).map((other) => ({ top: order, [away]: other })))
}

/**
 * Divisions that can differ in what dies and in what is dealt to whom: some receivers get just lethal damage, one gets all the rest.
 * Others leave the same marked damage to be different, and no more.
 */
export function divisions(
  { of, options, total }: Extract<ChoiceRequest, { choose: 'assign-damage' }>,
  v: View,
): readonly Readonly<Record<string, number>>[] {
  const source = objectNamed(v, of) ?? of
  const enough = new Map(
    options.map((label) => {
      const object = objectNamed(v, label)
      const lethal = object !== undefined && v.ask('lethalAssignment', { object, source, others: [] })
      return [label, lethal === false ? undefined : lethal] as const
    }),
  )
  const creatures = options.filter((label) => enough.get(label) !== undefined)
  const found = new Map<string, Readonly<Record<string, number>>>()
  for (const killed of subsets(creatures)) {
    const cost = killed.reduce((n, label) => n + (enough.get(label) ?? 0), 0)
    if (cost > total) continue
    for (const rest of options) {
      const to: Record<string, number> = {}
      for (const label of killed) to[label] = enough.get(label) ?? 0
      if (total > cost) to[rest] = (to[rest] ?? 0) + total - cost
      const division = Object.fromEntries(options.flatMap((label) => (to[label] ? [[label, to[label]]] : [])))
      found.set(JSON.stringify(division), division)
    }
  }
  return [...found.values()]
}
