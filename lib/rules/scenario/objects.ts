import type { PlayerId } from '../kernel/ids'
import type { ObjectSpec, Scenario } from './scenario'

/** An object of a scenario, and where it is written. */
export interface Placed {
  readonly spec: ObjectSpec
  readonly zone: (typeof ZONES)[number] | 'stack'
  readonly player: PlayerId
  /** Like `field.A[0]`. */
  readonly path: string
}

const ZONES = ['library', 'hand', 'graveyard', 'exile', 'command', 'outside', 'field'] as const

/** Spells that are on the stack already. */
const spellsOf = (s: Scenario): readonly Placed[] =>
  (s.stack ?? []).flatMap((spec, n) =>
    'abilityOf' in spec ? [] : [{ spec, zone: 'stack', player: spec.controller ?? activeIn(s), path: `stack[${n}]` }],
  )

const activeIn = (s: Scenario): PlayerId => s.turn?.active ?? 'A'

/** All the objects that a scenario writes: those on the battlefield came there last, and those on the stack after them. */
export function objectsOf(s: Scenario): readonly Placed[] {
  const found: Placed[] = []
  for (const zone of ZONES) {
    const { [zone]: all } = s
    if (!all) continue
    for (const [player, specs] of Object.entries(all)) {
      if (typeof specs === 'number') continue
      for (const [n, spec] of specs.entries()) found.push({ spec, zone, player, path: `${zone}.${player}[${n}]` })
    }
  }
  found.push(...spellsOf(s))
  return found
}
