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
export const objectsOf = (s: Scenario): readonly Placed[] => [
  ...ZONES.flatMap((zone) =>
    Object.entries(s[zone] ?? {}).flatMap(([player, specs]) =>
      typeof specs === 'number'
        ? []
        : specs.map((spec, n): Placed => ({ spec, zone, player, path: `${zone}.${player}[${n}]` })),
    ),
  ),
  ...spellsOf(s),
]
