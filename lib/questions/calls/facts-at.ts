import { canonical } from '#lib/base/json'
import type { CallTemplate } from './call-template'
import type { Fact, RightRuling, Turn, Value } from './fact'
import type { Supposed } from './ruling-at'

type Point = Readonly<Record<string, Value>>

const same = (a: RightRuling, b: RightRuling): boolean => a.verdict === b.verdict && a.reason === b.reason

const without = (untold: Point, id: string): Point =>
  Object.fromEntries(Object.entries(untold).filter(([axis]) => axis !== id))

/** A thing that nobody told, with every other value of it after which another ruling would be right, or the same for another reason. */
interface Found extends Omit<Fact, 'turns'> {
  readonly others: readonly Turn[]
}

/**
 * Each thing that nobody told, and with what else it makes a difference to the ruling or its reason: of two things one of which is enough, each
 * matters as long as the other may be so.
 */
export function factsAt(
  t: CallTemplate,
  point: Point,
  right: RightRuling,
  every: readonly Supposed[],
): readonly Found[] {
  return Object.keys(t.untold).map((id): Found => {
    const value = point[id] as Value
    const groups = new Map<string, { readonly others: Point; readonly rulings: Turn[] }>()
    for (const { untold, ruling } of every) {
      const others = without(untold, id)
      const group = groups.get(canonical(others)) ?? { others, rulings: [] }
      group.rulings.push({ value: untold[id] as Value, ruling })
      groups.set(canonical(others), group)
    }
    const mine = Object.fromEntries(Object.keys(t.untold).map((axis) => [axis, point[axis] as Value]))
    const here = groups.get(canonical(without(mine, id)))?.rulings ?? []
    const matters = [...groups.values()].flatMap(({ others, rulings: [first, ...rest] }) =>
      first && rest.some(({ ruling }) => !same(ruling, first.ruling)) ? [others] : [],
    )
    return {
      id,
      value,
      assumed: t.assumed[id] as Value,
      others: here.filter(({ ruling }) => !same(ruling, right)),
      matters,
    }
  })
}

/** What decides of a thing: a value that turns the ruling, else one that makes another reason right of those to choose from. */
export function neededOf(
  { others, ...fact }: Found,
  right: RightRuling,
  offers: (ruling: RightRuling) => boolean,
): Fact {
  const turns =
    others.find(({ ruling }) => ruling.verdict !== right.verdict) ?? others.find(({ ruling }) => offers(ruling))
  return { ...fact, ...(turns ? { turns } : {}) }
}

/**
 * Whether who has asked what decides may rule: whatever else is true together, the ruling is this one, and no other reason to choose from is
 * right.
 */
export const settles = (
  facts: readonly Fact[],
  every: readonly Supposed[],
  right: RightRuling,
  offers: (ruling: RightRuling) => boolean,
): boolean =>
  every.every(
    ({ untold, ruling }) =>
      facts.some(({ id, value, turns }) => turns !== undefined && untold[id] !== value) ||
      same(ruling, right) ||
      (ruling.verdict === right.verdict && !offers(ruling)),
  )
