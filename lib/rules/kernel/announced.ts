import type { Game } from './game'
import type { Proposal } from './query'
import type { Announced } from './state'

/** Where nothing is announced. */
export const NOTHING_ANNOUNCED: Announced = {
  modes: [],
  alternatives: [],
  additional: [],
  phyrexian: 0,
  picked: [],
  spent: [],
}

/** What is announced stays with the spell or ability while it is on the stack. */
export function write(g: Game, { object }: Proposal, announced: Announced): void {
  if (g.state.objects[object]?.zone === 'stack') g.together([{ type: 'announce', object, announced }])
}
