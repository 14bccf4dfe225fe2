import type { Call } from './call-at'

/** How a call went. */
export interface CallScore {
  /** The ruling with its reason; and the ruling alone. */
  readonly right: boolean
  readonly outcome: boolean
  /** Questions with another answer to which the ruling would be another: how many there are, and how many were asked. */
  readonly needed: number
  readonly found: number
  /** Questions that no ruling depends on, and were asked. */
  readonly idle: number
}

/** What comes of asking some things and giving a ruling. Unknown questions count for nothing; the same one twice counts once. */
export function scoreOf({ item, facts }: Call, asked: ReadonlySet<string>, ruling: string): CallScore {
  const verdict = (key: string): unknown => {
    const value = item.options.find((o) => o.key === key)?.value
    return value !== null && typeof value === 'object' && 'verdict' in value ? value.verdict : undefined
  }
  const needed = facts.filter(({ turns }) => turns)
  return {
    right: ruling === item.right,
    outcome: verdict(ruling) !== undefined && verdict(ruling) === verdict(item.right),
    needed: needed.length,
    found: needed.filter(({ id }) => asked.has(id)).length,
    idle: facts.filter(({ id, turns }) => !turns && asked.has(id)).length,
  }
}
