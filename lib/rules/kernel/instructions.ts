import type { Ability } from './card'
import type { Engine } from './engine'
import { modesOf, partsOf } from './parts'
import { placesOf } from './targets'
import type { Context } from './verb'

/** Each instruction in its turn; those of modes with the targets that are their own. */
export function carryOut(g: Engine, ability: Ability | undefined, modes: readonly number[], context: Context): void {
  let from = 0
  for (const { targets = [], effect } of partsOf(ability, modes)) {
    const to = from + placesOf(targets).length
    g.run(effect, modesOf(ability) ? partOf(context, from, to) : context)
    from = to
  }
}

/** The context of one mode: with the targets that are its own, and what they get. */
const partOf = ({ division, ...c }: Context, from: number, to: number): Context => ({
  ...c,
  targets: c.targets.slice(from, to),
  ...(division ? { division: division.slice(from, to) } : {}),
})
