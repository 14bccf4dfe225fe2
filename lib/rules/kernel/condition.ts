import type { Amount, Condition } from './language'
import { exists, isActive, matches, matching, objectOf, objects, players, quantity } from './look'
import type { Context } from './verb'
import type { View } from './view'

/** Whether something is so: "if you have 10 or more life", "as long as it is your turn". */
export function holds(v: View, is: Condition, c: Context): boolean {
  if ('amount' in is) {
    const n = compared(v, is.amount, c)
    const than = (a: Amount | undefined): number => (a === undefined ? n : compared(v, a, c))
    return n >= than(is.atLeast) && n <= than(is.atMost) && n === than(is.equals)
  }
  if ('object' in is) {
    const named = objects(v, is.object, c)
    // A zone is where it is now; all else may be asked of what has left, as it last was.
    const there = (id: string): boolean =>
      is.is.zone === undefined || (exists(v, id) && objectOf(v, id)?.zone === is.is.zone)
    return (
      named.length > 0 &&
      named.every((id) => there(id) && matches(v, id, is.is, c.controller, c.source, 'battlefield', c))
    )
  }
  if ('turn' in is) return players(v, is.turn, c).some((p) => isActive(v, p))
  if ('not' in is) return !holds(v, is.not, c)
  return 'every' in is ? is.every.every((x) => holds(v, x, c)) : is.some.some((x) => holds(v, x, c))
}

/** A number that is compared and not an effect's own: it is no measure of the event that comes next. */
const compared = (v: View, a: Amount, c: Context): number =>
  typeof a === 'object' && 'count' in a ? matching(v, a.count, c).length : quantity(v, a, c)
