import { canonical } from '#lib/base/json'
import type { CallTemplate } from './call-template'
import type { Fact, RightRuling, Value } from './fact'
import { everyRuling } from './ruling-at'

type Point = Readonly<Record<string, Value>>

const same = (a: RightRuling, b: RightRuling): boolean => a.verdict === b.verdict && a.reason === b.reason

const without = (untold: Point, id: string): Point =>
  Object.fromEntries(Object.entries(untold).filter(([axis]) => axis !== id))

/**
 * Each thing that nobody told, with the first other value of it after which another ruling would be right, else the same for another reason; and with
 * what else it makes such a difference: of two things one of which is enough, each matters as long as the other may be so.
 */
export function factsAt(t: CallTemplate, point: Point, right: RightRuling): readonly Fact[] {
  const every = everyRuling(t, point)
  return Object.keys(t.untold).map((id): Fact => {
    const value = point[id] as Value
    const groups = new Map<
      string,
      { readonly others: Point; readonly rulings: { value: Value; ruling: RightRuling }[] }
    >()
    for (const { untold, ruling } of every) {
      const others = without(untold, id)
      const group = groups.get(canonical(others)) ?? { others, rulings: [] }
      group.rulings.push({ value: untold[id] as Value, ruling })
      groups.set(canonical(others), group)
    }
    const mine = Object.fromEntries(Object.keys(t.untold).map((axis) => [axis, point[axis] as Value]))
    const here = groups.get(canonical(without(mine, id)))?.rulings ?? []
    const turns =
      here.find(({ ruling }) => ruling.verdict !== right.verdict) ?? here.find(({ ruling }) => !same(ruling, right))
    const matters = [...groups.values()].flatMap(({ others, rulings: [first, ...rest] }) =>
      first && rest.some(({ ruling }) => !same(ruling, first.ruling)) ? [others] : [],
    )
    return { id, value, assumed: t.assumed[id] as Value, ...(turns ? { turns } : {}), matters }
  })
}
