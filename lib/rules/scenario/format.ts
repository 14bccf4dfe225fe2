import { isRecord, type Json } from '#lib/base/json'
import { askSchema } from '../ask/index'
import type { StatedLasting } from '../kernel/card'
import { STEPS, VARIANTS } from '../kernel/words'
import { either } from '../language/either'
import { define, definitionsJson, extended, named } from '../language/named'
import {
  flag,
  list,
  mention,
  oneOf,
  optional,
  record,
  type Schema,
  shape,
  text,
  type Worded,
  whole,
} from '../language/schema'
import { count, counterName, mana, number } from '../language/words'
import { action } from './forms/action'
import { choice } from './forms/choice'
import { lasting } from './forms/lasting'
import { byPlayer, object, onStack, player } from './forms/object'

const own = {
  /** The player whom it belongs to: `you` in what it says. */
  of: optional(player),
  name: optional(text),
}

/** A lasting effect that the scenario begins with, with the two words that only a scenario gives it. */
export const beginning: Schema<StatedLasting & Worded<typeof own>> = {
  check: (v, p, out) => {
    if (!isRecord(v)) return lasting.check(v, p, out)
    const { of, name, ...rest } = v
    if (of !== undefined) player.check(of, `${p}.of`, out)
    if (name !== undefined) text.check(name, `${p}.name`, out)
    lasting.check(rest, p, out)
  },
  json: () => extended('lasting', own),
}

define('beginning', beginning)
define('action', action)
define('choice', choice)
define('question', askSchema)

/** What is said of a player. */
export const playerWords = define(
  'playerWords',
  shape({
    /** Life total; without it, the one the variant begins with (119.1). */
    life: optional(number),
    poison: optional(count),
    /** Combat damage taken from each commander (903.10a). */
    commanderDamage: optional(record(mention('object'), count)),
    /** How often the player has cast each of their commanders from the command zone (903.8). */
    commanderCasts: optional(record(mention('object'), count)),
    /** Mana that the player can produce, `{U}{U}{3}`; without it, as much as is needed. */
    mana: optional(mana),
    /** Mana in the pool as the scenario begins. */
    pool: optional(mana),
    /** Team that shares life and poison (810). */
    team: optional(text),
    role: optional(oneOf(['archenemy'])),
    /** Life modifier, and hand modifier, of a vanguard card (902.4, 902.5). */
    modifier: optional(number),
    handModifier: optional(number),
    /** Keywords that the player has: hexproof, protection. */
    keywords: optional(list(named('keyword'))),
    /** Lands played this turn (305.2). */
    landsPlayed: optional(count),
    /** Counters of other kinds than poison. */
    counters: optional(record(counterName, count)),
  }),
)

define('onStack', onStack)

const objects = optional(byPlayer(list(object)))

/** The form of a scenario document. */
export const scenarioSchema = shape({
  /** What it shows, for people. */
  title: optional(text),
  variant: optional(oneOf(VARIANTS)),
  players: optional(byPlayer(playerWords)),
  turn: optional(shape({ active: optional(player), step: optional(oneOf(STEPS)), number: optional(whole(1, 1000)) })),
  field: objects,
  hand: objects,
  /** Bottom first. */
  graveyard: objects,
  /** Named cards from the top, or how many unknown ones there are. */
  library: optional(byPlayer(either(count, list(object)))),
  exile: objects,
  /** Emblems, and cards such as commanders. */
  command: objects,
  /** What is on the stack already, bottom first. */
  stack: optional(list(onStack)),
  /** Cards that players own outside the game, such as those of a sideboard. */
  outside: objects,
  /** Whether the game is played for ante (407). */
  ante: optional(flag),
  effects: optional(list(beginning)),
  script: optional(list(action)),
  choices: optional(list(choice)),
  /** Questions that travel with the scenario; `evaluate` does not look at them. */
  ask: optional(list(askSchema)),
})

/** Every form of the format by its name, as JSON Schema, the document's own among them: for whatever asks people for them. */
export const scenarioForms = (): Readonly<Record<string, Json>> => ({
  ...(definitionsJson() as Readonly<Record<string, Json>>),
  scenario: scenarioSchema.json(),
})
