import { CHOICES } from '../kernel/action'
import { CARD_TYPES, COLORS, SUPERTYPES } from '../kernel/card'
import { STEPS, VARIANTS } from '../kernel/state'
import { ability, effect, keywordWords, lasting } from './abilities'
import { either, flag, list, oneOf, optional, pattern, record, type Schema, shape, text, whole } from './schema'
import { count, number } from './words'

/** Labels name objects; `#`, `!` and `/` are kept for the objects they become. */
const label = pattern(/^[a-z][a-z0-9-]*$/, 'a label of small letters, figures and dashes')
const player = oneOf(['A', 'N', 'B', 'C'])

const object = shape({
  id: label,
  name: optional(text),
  card: optional(text),
  supertypes: optional(list(oneOf(SUPERTYPES))),
  types: optional(list(oneOf(CARD_TYPES))),
  subtypes: optional(list(text)),
  colors: optional(list(oneOf(COLORS))),
  cost: optional(pattern(/^(\{[^{}]+\})*$/, 'a mana cost such as {2}{W}')),
  pt: optional(pattern(/^-?\d+\/-?\d+$/, 'power and toughness such as 2/2')),
  keywords: optional(list(keywordWords)),
  abilities: optional(list(ability)),
  counters: optional(record(count)),
  damage: optional(count),
  tapped: optional(flag),
  token: optional(flag),
  owner: optional(player),
  sick: optional(flag),
})

const byPlayer = (of: Schema): Schema => shape({ A: optional(of), N: optional(of), B: optional(of), C: optional(of) })

/** A lasting effect, with the two words that only a scenario gives it. */
const beginning: Schema = {
  check: (v, p, out) => {
    if (typeof v !== 'object' || v === null) return lasting.check(v, p, out)
    const { of, name, ...rest } = v as Record<string, unknown>
    if (of !== undefined) player.check(of, `${p}.of`, out)
    if (name !== undefined) text.check(name, `${p}.name`, out)
    lasting.check(rest, p, out)
  },
  json: () => lasting.json(),
}

const action: Schema = either(
  oneOf(['combat-damage', 'next-combat-damage', 'resolve', 'resolve-all']),
  shape({ attack: record(text) }),
  shape({ block: record(either(text, list(text))), by: optional(player) }),
  shape({ cast: label, by: optional(player), targets: optional(list(text)), free: optional(flag) }),
  shape({ activate: label, ability: optional(count), by: optional(player), targets: optional(list(text)) }),
  shape({ pay: byPlayer(count) }),
  shape({ pass: player }),
  shape({ step: oneOf(STEPS) }),
  shape({ effect, by: optional(player), source: optional(label), name: optional(text) }),
  shape({ concede: player }),
  shape({ look: player, library: player }),
)

const choice = shape({
  choose: oneOf(CHOICES),
  player: optional(player),
  of: optional(text),
  answer: either(text, list(text), record(either(count, text))),
})

/** The form of a scenario document. */
export const scenarioSchema: Schema = shape({
  variant: optional(oneOf(VARIANTS)),
  players: optional(
    byPlayer(
      shape({
        life: optional(number),
        poison: optional(count),
        team: optional(text),
        role: optional(oneOf(['archenemy'])),
        modifier: optional(number),
      }),
    ),
  ),
  turn: optional(shape({ active: optional(player), step: optional(oneOf(STEPS)), number: optional(whole(1, 1000)) })),
  field: optional(byPlayer(list(object))),
  hand: optional(byPlayer(list(object))),
  graveyard: optional(byPlayer(list(object))),
  library: optional(byPlayer(either(count, list(object)))),
  effects: optional(list(beginning)),
  script: optional(list(action)),
  choices: optional(list(choice)),
})
