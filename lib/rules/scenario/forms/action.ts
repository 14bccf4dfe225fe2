import type { PlayerId } from '../../kernel/ids'
import { CAST_AS, STEPS } from '../../kernel/words'
import { either } from '../../language/either'
import { effect } from '../../language/often'
import { flag, list, oneOf, optional, pattern, record, type Schema, shape, text, whole } from '../../language/schema'
import { count } from '../../language/words'
import { byPlayer, player, target, thing } from './object'

/** What is said of a spell or ability as it is cast or activated, with labels for objects. */
export const announcement = {
  targets: optional(list(target)),
  modes: optional(list(count)),
  x: optional(count),
  alternative: optional(text),
  additional: optional(list(text)),
  division: optional(list(count)),
  hybrid: optional(list(pattern(/^(\d|[WUBRGC])$/, 'half of a hybrid symbol, such as 2 or W'))),
  phyrexian: optional(count),
  mana: optional(list(either(thing, shape({ activate: thing, ability: count })))),
}

const inZone = <const V extends string, const Z extends string>(verb: V, zone: Z) =>
  shape({ [verb]: player, [zone]: player } as { readonly [K in V | Z]: Schema<PlayerId> })
/** What is done with a zone of a player: a player, and whose zone it is. */
const inZones = <const V extends string>(verb: V) =>
  [inZone(verb, 'library'), inZone(verb, 'hand'), inZone(verb, 'graveyard')] as const

/** One thing that is done. */
export const action = either(
  oneOf(['combat-damage', 'next-combat-damage', 'resolve', 'resolve-all', 'all-pass', 'start-game']),
  shape({ play: thing, as: optional(oneOf(['other'])), by: optional(player) }),
  shape({ attack: record(thing, target) }),
  shape({ block: record(thing, either(thing, list(thing))), by: optional(player) }),
  shape({ cast: thing, as: optional(oneOf(CAST_AS)), by: optional(player), free: optional(flag), ...announcement }),
  shape({ activate: thing, ability: optional(count), by: optional(player), ...announcement }),
  shape({ pay: byPlayer(count) }),
  /** Turns a face-down permanent face up, at any time its controller has priority (702.37e). */
  shape({ turnUp: thing, by: optional(player), x: optional(count) }),
  shape({ suspend: thing, by: optional(player) }),
  shape({ pass: player }),
  shape({ step: oneOf(STEPS) }),
  shape({ effect, by: optional(player), source: optional(thing), name: optional(text) }),
  shape({ concede: player }),
  ...inZones('look'),
  ...inZones('count'),
  ...inZones('arrange'),
  /** Asks to look at one card. */
  shape({ look: player, at: thing }),
  shape({ ante: thing, by: optional(player) }),
  /**
   * Repeats a loop of actions by which its player gains so much life each time (732.2a); `stopped`: another player shortens it to so many
   * rounds (732.2b).
   */
  shape({
    shortcut: player,
    times: either(whole(2, 1_000_000), oneOf(['endless', 'chance'])),
    gain: whole(1, 1000),
    stopped: optional(whole(1, 1_000_000)),
  }),
)
