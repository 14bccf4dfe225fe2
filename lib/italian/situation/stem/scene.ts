import type { Probe } from '#lib/questions/index'
import type { ObjectId, PlayerId } from '#lib/rules/index'

/** What the situation has to prepare: the question, what the story tells later, who has the priority. */
export interface Scene {
  readonly probe: Probe | undefined
  /** Objects that are introduced where they attack or block. */
  readonly later: ReadonlySet<ObjectId>
  /** Objects on which a shield of regeneration lies from the beginning. */
  readonly shielded: readonly ObjectId[]
  /** Whoever must have the priority to do what is asked about. */
  readonly priority: PlayerId | undefined
  readonly combat: boolean
  /** Effects of the scenario, by index, that have been said with something else. */
  readonly told: Set<number>
}
