import { isRecord, type Json } from '#lib/base/json'
import { askSchema } from '../ask/index'
import { COLORS } from '../kernel/card'
import { CAST_AS } from '../kernel/facing'
import { LAYOUTS, STEPS, VARIANTS } from '../kernel/state'
import { effect, lasting, printed } from './abilities'
import {
  define,
  definitionsJson,
  either,
  extended,
  flag,
  list,
  mention,
  named,
  oneOf,
  optional,
  pattern,
  record,
  type Schema,
  shape,
  tagged,
  text,
  whole,
  yes,
} from './schema'
import { count, counterName, mana, number, zoneName } from './words'

/** Labels name objects; `#`, `!` and `/` are kept for the objects they become. */
const label = pattern(/^[a-z][a-z0-9-]*$/, 'a label of small letters, figures and dashes')
const SEATS = ['A', 'N', 'B', 'C'] as const
const seat = oneOf(SEATS)

/** A player as the scenario names one: a seat, and one that is taken. */
const player: Schema = {
  check: (v, p, out) => {
    seat.check(v, p, out)
    if (typeof v === 'string') mention('player').check(v, p, out)
  },
  json: () => ({ title: 'seat', enum: [...SEATS] }),
}

/** What one face or half of a card says. */
const face = define('face', shape(printed))

const objectKeys = {
  id: label,
  card: optional(text),
  ...printed,
  layout: optional(oneOf(LAYOUTS)),
  other: optional(face),
  pair: optional(text),
  up: optional(oneOf(['other'])),
  flipped: optional(flag),
  faceDown: optional(either(yes, face)),
  melded: optional(shape({ id: label, ...printed })),
  counters: optional(record(counterName, count)),
  damage: optional(count),
  tapped: optional(flag),
  phasedOut: optional(flag),
  attachedTo: optional(mention('target')),
  token: optional(flag),
  owner: optional(player),
  sick: optional(flag),
  commander: optional(flag),
  emblem: optional(flag),
  by: optional(mention('object')),
  lookers: optional(list(player)),
  protector: optional(player),
}
const object = shape(objectKeys)

define('card', object)

const byPlayer = (of: Schema): Schema => {
  const four = shape({ A: optional(of), N: optional(of), B: optional(of), C: optional(of) })
  return {
    check: (v, p, out) => {
      four.check(v, p, out)
      if (isRecord(v)) for (const k of Object.keys(v)) out.mentions.push({ path: `${p}.${k}`, name: k, of: 'player' })
    },
    json: () => four.json(),
  }
}

/** A lasting effect, with the two words that only a scenario gives it. */
const beginning: Schema = {
  check: (v, p, out) => {
    if (!isRecord(v)) return lasting.check(v, p, out)
    const { of, name, ...rest } = v
    if (of !== undefined) player.check(of, `${p}.of`, out)
    if (name !== undefined) text.check(name, `${p}.name`, out)
    lasting.check(rest, p, out)
  },
  json: () => extended('lasting', { of: player, name: text }),
}

const thing = mention('object')
const target = mention('target')

/** A spell or ability that is on the stack as the scenario begins. */
const onStack = either(
  shape({
    ...objectKeys,
    controller: optional(player),
    targets: optional(list(target)),
    modes: optional(list(count)),
    x: optional(count),
    additional: optional(list(text)),
    alternative: optional(text),
    division: optional(list(count)),
  }),
  shape({
    abilityOf: thing,
    ability: optional(count),
    controller: optional(player),
    targets: optional(list(target)),
    modes: optional(list(count)),
    x: optional(count),
    division: optional(list(count)),
  }),
)
/** What is said of a spell or ability as it is cast or activated. */
const announcement = {
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

const action: Schema = either(
  oneOf(['combat-damage', 'next-combat-damage', 'resolve', 'resolve-all', 'all-pass', 'start-game']),
  shape({ play: thing, as: optional(oneOf(['other'])), by: optional(player) }),
  shape({ attack: record(thing, target) }),
  shape({ block: record(thing, either(thing, list(thing))), by: optional(player) }),
  shape({ cast: thing, as: optional(oneOf(CAST_AS)), by: optional(player), free: optional(flag), ...announcement }),
  shape({ activate: thing, ability: optional(count), by: optional(player), ...announcement }),
  shape({ pay: byPlayer(count) }),
  shape({ turnUp: thing, by: optional(player), x: optional(count) }),
  shape({ suspend: thing, by: optional(player) }),
  shape({ pass: player }),
  shape({ step: oneOf(STEPS) }),
  shape({ effect, by: optional(player), source: optional(thing), name: optional(text) }),
  shape({ concede: player }),
  ...(['look', 'count', 'arrange'] as const).flatMap((verb) =>
    (['library', 'hand', 'graveyard'] as const).map((zone) => shape({ [verb]: player, [zone]: player })),
  ),
  shape({ look: player, at: thing }),
  shape({ ante: thing, by: optional(player) }),
)

const some = either(thing, list(thing))

const answering = (choose: string, answer: Schema, of: Schema = text): Schema =>
  shape({ choose: oneOf([choose]), player: optional(player), of: optional(of), answer })

/** Cards that a choice names: by their label, or `card`, `card/2` where they have none. */
const card = either(pattern(/^card(\/\d+)?$/, 'card, or a label'), thing)
const cards = list(card)
const piles = shape({ top: optional(cards), bottom: optional(cards), graveyard: optional(cards) })

const choice = tagged('choose', () => ({
  shuffle: answering('shuffle', cards),
  scry: answering('scry', piles),
  surveil: answering('surveil', piles),
  search: answering('search', cards),
  order: answering('order', cards),
  discard: answering('discard', cards),
  random: answering('random', cards),
  take: answering('take', cards),
  commander: answering('commander', oneOf(['command', 'stay']), thing),
  mulligan: answering('mulligan', oneOf(['keep', 'mulligan'])),
  replacement: answering('replacement', mention('effect')),
  prevention: answering('prevention', list(target), mention('effect')),
  'assign-damage': answering('assign-damage', either(shape({ most: target }), record(target, count)), thing),
  'trigger-order': answering('trigger-order', list(thing)),
  legend: answering('legend', thing),
  target: answering('target', either(oneOf(['none']), target), thing),
  sacrifice: answering('sacrifice', some, text),
  exile: answering('exile', some, thing),
  x: answering('x', count, thing),
  cast: answering('cast', either(oneOf(['no']), shape({ cast: yes, ...announcement })), thing),
  color: answering('color', oneOf(COLORS)),
  modes: answering('modes', list(count)),
  divide: answering('divide', record(target, count), thing),
  piles: answering('piles', cards),
  pile: answering('pile', oneOf(['first', 'second'])),
  attach: answering('attach', target, thing),
  copy: answering('copy', either(oneOf(['none']), thing), thing),
  distribution: answering('distribution', record(mention('player'), number)),
  may: answering('may', oneOf(['yes', 'no'])),
  pick: answering('pick', list(target)),
  goes: answering('goes', zoneName, thing),
}))

define('beginning', beginning)
define('action', action)
define('choice', choice)
define('question', askSchema)

/** What is said of a player. */
const playerWords = define(
  'playerWords',
  shape({
    life: optional(number),
    poison: optional(count),
    commanderDamage: optional(record(mention('object'), count)),
    commanderCasts: optional(record(mention('object'), count)),
    mana: optional(mana),
    pool: optional(mana),
    team: optional(text),
    role: optional(oneOf(['archenemy'])),
    modifier: optional(number),
    handModifier: optional(number),
    keywords: optional(list(named('keyword'))),
    landsPlayed: optional(count),
    counters: optional(record(counterName, count)),
  }),
)

define('onStack', onStack)

/** The form of a scenario document. */
export const scenarioSchema: Schema = shape({
  title: optional(text),
  variant: optional(oneOf(VARIANTS)),
  players: optional(byPlayer(playerWords)),
  turn: optional(shape({ active: optional(player), step: optional(oneOf(STEPS)), number: optional(whole(1, 1000)) })),
  field: optional(byPlayer(list(object))),
  hand: optional(byPlayer(list(object))),
  graveyard: optional(byPlayer(list(object))),
  library: optional(byPlayer(either(count, list(object)))),
  exile: optional(byPlayer(list(object))),
  command: optional(byPlayer(list(object))),
  stack: optional(list(onStack)),
  outside: optional(byPlayer(list(object))),
  ante: optional(flag),
  effects: optional(list(beginning)),
  script: optional(list(action)),
  choices: optional(list(choice)),
  ask: optional(list(askSchema)),
})

/** Every form of the format by its name, as JSON Schema, the document's own among them: for whatever asks people for them. */
export const scenarioForms = (): Readonly<Record<string, Json>> => ({
  ...(definitionsJson() as Readonly<Record<string, Json>>),
  scenario: scenarioSchema.json(),
})
