import type { Call } from './call-at'
import type { Fact } from './fact'

/** How a call went. */
export interface CallScore {
  /** The ruling with its reason; and the ruling alone. */
  readonly right: boolean
  readonly outcome: boolean
  /** Questions with another answer to which another ruling would be right: how many there are, and how many were asked. */
  readonly needed: number
  readonly found: number
  /** Questions that were asked when whatever else was still unknown could not have made them matter. */
  readonly idle: number
}

/** Whether to ask something is in vain for who knows these things: no ruling, and no reason, depends on it any more. */
const inVain = ({ turns, matters = [] }: Fact, known: readonly Fact[]): boolean =>
  !turns && !matters.some((others) => known.every(({ id, value }) => others[id] === undefined || others[id] === value))

/** What was asked in vain, in the order in which it was; and of what was not, what would be. */
export function idleOf({ facts }: Pick<Call, 'facts'>, asked: ReadonlySet<string>): ReadonlySet<string> {
  const idle = new Set<string>()
  const known: Fact[] = []
  for (const id of asked) {
    const fact = facts.find((each) => each.id === id)
    if (!fact) continue
    if (inVain(fact, known)) idle.add(id)
    known.push(fact)
  }
  for (const fact of facts) if (!asked.has(fact.id) && inVain(fact, known)) idle.add(fact.id)
  return idle
}

/** What comes of asking some things, in this order, and giving a ruling. Unknown questions count for nothing; the same one twice counts once. */
export function scoreOf(call: Call, asked: ReadonlySet<string>, ruling: string): CallScore {
  const { item, facts } = call
  const verdict = (key: string): unknown => {
    const value = item.options.find((o) => o.key === key)?.value
    return value !== null && typeof value === 'object' && 'verdict' in value ? value.verdict : undefined
  }
  const needed = facts.filter(({ turns }) => turns)
  const idle = idleOf(call, asked)
  return {
    right: ruling === item.right,
    outcome: verdict(ruling) !== undefined && verdict(ruling) === verdict(item.right),
    needed: needed.length,
    found: needed.filter(({ id }) => asked.has(id)).length,
    idle: [...asked].filter((id) => idle.has(id)).length,
  }
}
