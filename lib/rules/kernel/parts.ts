import type { Ability, Modes, TargetSpec } from './card'
import type { Effect } from './effect'

type Part = { readonly targets?: readonly TargetSpec[]; readonly effect: Effect }

/** The modes of a spell or ability, where it has any. */
export const modesOf = (a: Ability | undefined): Modes | undefined => (a && 'modes' in a ? a.modes : undefined)

/** The instructions that a spell or ability carries out, one after the other: those of the modes chosen, as they are printed (700.2). */
export function partsOf(ability: Ability | undefined, modes: readonly number[] = []): readonly Part[] {
  const list = modesOf(ability)?.list
  if (list) return modes.toSorted((a, b) => a - b).flatMap((n) => list[n] ?? [])
  return ability && 'effect' in ability ? [ability] : []
}
