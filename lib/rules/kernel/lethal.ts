import type { ObjectId } from './ids'
import type { QueryMap } from './query'
import type { View } from './view'

/** What somebody assigns to a creature, and from what. */
export type Lethal = QueryMap['lethalAssignment']['args']

/** What is left to assign of `need`: what others assign counts, and 1 is enough from a source with deathtouch (702.2c). */
export function stillLethal(v: View, need: number, { source, others = [] }: Lethal): number {
  const one = (id: ObjectId): boolean => v.ask('oneIsLethal', { source: id }) === true
  if (others.some((o) => o.amount > 0 && one(o.source))) return 0
  const left = Math.max(
    0,
    others.reduce((n, o) => n - o.amount, need),
  )
  return one(source) ? Math.min(1, left) : left
}
