import { isRecord } from '#lib/base/json'
import { parametersOf } from '../cr/index'
import {
  AS_THOUGH,
  CARD_TYPES,
  COLORS,
  FORBIDDEN_BY_OTHERS,
  FORBIDDEN_TO_OBJECTS,
  FORBIDDEN_TO_PLAYERS,
  FORBIDDEN_WITH_OBJECTS,
  SUPERTYPES,
} from '../kernel/card'
import { REPLACEABLE, WITH_AMOUNT } from '../kernel/language'
import { STEPS } from '../kernel/state'
import {
  define,
  either,
  figure,
  flag,
  list,
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
import { decided, UNDECIDED } from './undecided'
import { VERB_WORDS } from './verbs'
import {
  amount,
  condition,
  count,
  counterName,
  defining,
  eventPattern,
  filter,
  keywordName,
  mana,
  manaCost,
  number,
  playerRef,
  quality,
  receiver,
  zone,
  zoneName,
} from './words'

/** An instruction: its verb decides which words it has. */
const instructions = Object.fromEntries(
  Object.entries(VERB_WORDS).map(([verb, words]) => [verb, shape({ do: oneOf([verb]), ...words })]),
)
export const effect = define(
  'effect',
  tagged('do', () => instructions),
)

/** Words that keywords may be written with. */
const KEYWORD_WORDS: Readonly<Record<string, Schema>> = {
  amount: count,
  from: quality,
  what: filter,
  cost: either(mana, list(named('cost'))),
  mega: yes,
  multi: yes,
  over: oneOf(['planeswalkers']),
}

/** A keyword with the words that it takes. */
const instance: Schema = {
  check: (v, p, out) => {
    const name = isRecord(v) ? v.keyword : undefined
    const problems = out.problems.length
    keywordName.check(name, `${p}.keyword`, out)
    if (out.problems.length > problems || typeof name !== 'string') return
    const takes = Object.entries(parametersOf(name)).map(([word, how]) => {
      const of = KEYWORD_WORDS[word] ?? text
      return [word, how === 'needed' ? of : optional(of)] as const
    })
    shape({ keyword: keywordName, ...Object.fromEntries(takes) }).check(v, p, out)
  },
  json: () =>
    shape({
      keyword: keywordName,
      ...Object.fromEntries(Object.entries(KEYWORD_WORDS).map(([word, of]) => [word, optional(of)])),
    }).json(),
}

/** A keyword by its name alone, where it needs no other word. */
const bare: Schema = {
  check: (v, p, out) => {
    keywordName.check(v, p, out)
    if (typeof v !== 'string') return
    const [missing] = Object.entries(parametersOf(v)).flatMap(([word, how]) => (how === 'needed' ? word : []))
    if (missing !== undefined) out.problems.push({ path: `${p}.${missing}`, code: 'missing', expected: missing })
  },
  json: keywordName.json,
}
const keyword: Schema = {
  check: (v, p, out) => (typeof v === 'object' ? instance : bare).check(v, p, out),
  json: () => either(bare, instance).json(),
}
define('keyword', keyword)

/** Types, subtypes and supertypes that something has, or that an effect gives or takes. */
const types = optional(list(decided(oneOf(CARD_TYPES), UNDECIDED.types)))
const subtypes = optional(list(decided(text, UNDECIDED.subtypes)))
const supertypes = optional(list(decided(oneOf(SUPERTYPES), UNDECIDED.supertypes)))
/** A number, which may be less than nothing, or what is counted. */
const quantity = either(number, amount)
const size = { power: quantity, toughness: quantity }

const modification = tagged('layer', () => ({
  '2': shape({ layer: figure('2'), controller: playerRef }),
  '4': shape({
    layer: figure('4'),
    setTypes: types,
    setSubtypes: subtypes,
    addTypes: types,
    addSubtypes: subtypes,
    addSupertypes: supertypes,
    removeTypes: types,
    removeSupertypes: supertypes,
  }),
  '5': shape({ layer: figure('5'), colors: list(oneOf(COLORS)), add: optional(flag) }),
  '6': shape({
    layer: figure('6'),
    gain: optional(list(instance)),
    abilities: optional(list(named('ability'))),
    lose: optional(list(keywordName)),
    loseAll: optional(flag),
  }),
  '7a': shape({ layer: figure('7a'), ...size }),
  '7b': shape({ layer: figure('7b'), power: optional(quantity), toughness: optional(quantity) }),
  '7c': shape({ layer: figure('7c'), ...size }),
  '7d': shape({ layer: figure('7d') }),
}))
const modifications = define('modification', either(modification, list(modification)))

const exception = define(
  'except',
  shape({
    name: optional(text),
    addTypes: types,
    addSubtypes: subtypes,
    removeSupertypes: supertypes,
    power: optional(number),
    toughness: optional(number),
    keywords: optional(list(instance)),
    thisAbility: optional(flag),
  }),
)

/** How permanents enter (`Entering`). */
const entering = shape({
  tapped: optional(flag),
  counters: optional(record(counterName, amount)),
  copy: optional(filter),
  optional: optional(flag),
  except: optional(exception),
  under: optional(playerRef),
  transformed: optional(yes),
})

/** Whose spells, or abilities, an effect on costs is about. */
const costing = { what: optional(filter), player: optional(playerRef), abilities: optional(flag) }

/** What comes of an event that is replaced (`Change`). */
const nothing = shape({ nothing: yes })
const instead = shape({ instead: named('effect') })
const times = shape({ times: whole(0, 1000) })
const plus = shape({ plus: count })
define('replacing', either(nothing, instead, times, plus, shape({ redirect: receiver })))

/** Effects that last (`Lasting`). */
export const lasting = define(
  'lasting',
  either(
    shape({ cant: oneOf(FORBIDDEN_TO_PLAYERS), player: optional(playerRef) }),
    shape({ cant: oneOf(FORBIDDEN_TO_OBJECTS), what: filter }),
    shape({ cant: oneOf(FORBIDDEN_WITH_OBJECTS), player: optional(playerRef), what: optional(filter) }),
    shape({
      cant: oneOf(FORBIDDEN_BY_OTHERS),
      player: optional(playerRef),
      what: optional(filter),
      by: optional(filter),
    }),
    shape({
      replace: eventPattern(REPLACEABLE),
      with: either(nothing, instead),
      next: optional(count),
    }),
    shape({
      replace: eventPattern(WITH_AMOUNT),
      with: either(times, plus),
      next: optional(count),
    }),
    shape({ replace: eventPattern(['tapForMana']), with: times, next: optional(count) }),
    shape({ replace: eventPattern(['damage']), with: shape({ redirect: receiver }), next: optional(count) }),
    shape({ replace: eventPattern(['loseLife']), with: shape({ leaving: number }), next: optional(count) }),
    shape({ replace: eventPattern(['search']), with: shape({ top: whole(1, 1000) }), next: optional(count) }),
    shape({ replace: eventPattern(['destroy']), with: shape({ regenerate: yes }), next: optional(count) }),
    shape({
      prevent: either(count, oneOf(['all', 'next'])),
      to: optional(either(oneOf(['anything']), playerRef, filter)),
      from: optional(filter),
      combat: optional(flag),
      after: optional(named('effect')),
    }),
    shape({ asThough: oneOf(['infect']), to: optional(either(playerRef, filter)), from: optional(filter) }),
    shape({ asThough: oneOf(AS_THOUGH.filter((x) => x !== 'infect')), what: filter }),
    shape({ keyword, player: optional(playerRef) }),
    shape({ skip: oneOf([...STEPS, 'combat']), player: optional(playerRef), next: optional(count) }),
    shape({ modify: modifications, what: filter }),
    shape({ enters: entering, what: filter }),
    shape({ reveal: oneOf(['top', 'hand']), player: optional(playerRef) }),
    shape({ lookAt: oneOf(['top', 'linked']), player: optional(playerRef) }),
    shape({ moving: filter, from: optional(zoneName), to: zoneName, goes: zoneName }),
    shape({ mayBlock: either(count, oneOf(['any-number'])), what: filter }),
    shape({ noMoreThan: count, counter: counterName, what: filter }),
    shape({ mayStayTapped: filter }),
    shape({ reduce: mana, ...costing }),
    shape({ increase: mana, ...costing }),
    shape({ atLeast: count, ...costing }),
    shape({ mayCast: filter, player: optional(playerRef), free: optional(flag) }),
  ),
)

/** How many targets, and what is divided among them. */
const places = {
  number: optional(whole(0, 100)),
  upTo: optional(flag),
  atLeast: optional(whole(1, 1000)),
  divided: optional(amount),
}
const targets = optional(
  define(
    'targets',
    list(
      tagged('kind', () => ({
        any: shape({ kind: oneOf(['any']), filter: optional(filter), ...places }),
        player: shape({ kind: oneOf(['player']), filter: optional(shape({ controller: playerRef })), ...places }),
        object: shape({ kind: oneOf(['object']), filter: optional(filter), ...places }),
      })),
    ),
  ),
)

define('choosable', either(filter, shape({ player: playerRef })))

const paidWith = (pay: string) =>
  shape({ pay: oneOf([pay]), what: either(oneOf(['self']), filter), count: optional(whole(1, 1000)) })

/** What is paid (`Cost`). */
const cost = define(
  'cost',
  tagged('pay', () => ({
    mana: shape({ pay: oneOf(['mana']), cost: mana }),
    life: shape({ pay: oneOf(['life']), amount }),
    tap: shape({ pay: oneOf(['tap']) }),
    untap: shape({ pay: oneOf(['untap']) }),
    sacrifice: paidWith('sacrifice'),
    discard: paidWith('discard'),
    exile: paidWith('exile'),
    'remove-counters': shape({
      pay: oneOf(['remove-counters']),
      counter: counterName,
      amount,
      from: optional(oneOf(['you'])),
    }),
    loyalty: shape({ pay: oneOf(['loyalty']), amount: number }),
    'gain-life': shape({ pay: oneOf(['gain-life']), who: playerRef, amount: count }),
  })),
)

const mode = shape({ targets, effect })

/** Modes of a spell or ability (`Modes`). */
const modes = shape({
  choose: either(whole(1, 20), oneOf(['one-or-more'])),
  repeat: optional(flag),
  list: list(mode),
})

/** An ability that says what it does, or of what one may choose. */
const doing = (keys: Readonly<Record<string, Schema>>): Schema =>
  either(shape({ ...keys, targets, effect, ...anywhere }), shape({ ...keys, modes, ...anywhere }))

/** Costs that the text of a spell itself names (`OwnCost`). */
const own = oneOf(['cost'])
const ownCost = either(
  shape({ type: own, alternative: list(cost), name: text }),
  shape({ type: own, additional: list(cost) }),
  shape({ type: own, additional: list(cost), optional: yes, name: text }),
  shape({ type: own, reduce: mana, times: optional(amount) }),
)

/** What abilities of all kinds may say. */
const anywhere = { in: optional(list(zone)), word: optional(text) }

/** Abilities (`Ability`). */
export const ability = define(
  'ability',
  tagged('type', () => ({
    static: shape({ type: oneOf(['static']), effects: list(lasting), while: optional(condition), ...anywhere }),
    triggered: doing({ type: oneOf(['triggered']), when: eventPattern(), if: optional(condition) }),
    activated: doing({ type: oneOf(['activated']), cost: list(cost) }),
    spell: doing({ type: oneOf(['spell']) }),
    cost: ownCost,
  })),
)

/** What a card or token says, as it is written. */
export const printed = {
  name: optional(text),
  supertypes: optional(list(oneOf(SUPERTYPES))),
  types,
  subtypes,
  colors: optional(list(oneOf(COLORS))),
  cost: optional(manaCost),
  pt: optional(pattern(/^-?\d{1,6}\/-?\d{1,6}$/, 'power and toughness such as 2/2')),
  defined: optional(shape(size)),
  loyalty: optional(count),
  defense: optional(count),
  keywords: optional(list(keyword)),
  abilities: optional(list(ability)),
}

define('token', shape({ id: defining, ...printed }))
