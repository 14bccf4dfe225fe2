import type { ObjectId, View } from '#lib/rules/index'

/** One attacker with what blocks it, as the state has them. */
export interface Lane {
  readonly attacker: ObjectId
  readonly blockers: readonly ObjectId[]
  /** Blockers have been declared, and none for this one. */
  readonly unblocked: boolean
}

/** The attackers that are still there; a creature that blocks two is drawn beside the first. */
export function playing({ state }: View): readonly Lane[] {
  const drawn = new Set<ObjectId>()
  const here = (id: ObjectId): boolean => state.objects[id]?.zone === 'battlefield'
  return (state.combat?.attackers ?? [])
    .filter((a) => here(a.id))
    .map((a) => {
      const blockers = a.blockers.filter((b) => here(b) && !drawn.has(b))
      for (const b of blockers) drawn.add(b)
      return { attacker: a.id, blockers, unblocked: !a.blocked && state.turn.step !== 'declare-attackers' }
    })
}
