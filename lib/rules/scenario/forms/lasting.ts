import {
  AS_THOUGH,
  ASKED,
  type Entering,
  type Exception,
  FORBIDDEN_BY_OTHERS,
  FORBIDDEN_TO_OBJECTS,
  FORBIDDEN_TO_PLAYERS,
  FORBIDDEN_WITH_OBJECTS,
  type Replacing,
  type StatedLasting,
  type StatedModification,
} from '../../kernel/card'
import { REPLACEABLE, WITH_AMOUNT } from '../../kernel/language'
import { CARD_TYPES, COLORS, STEPS, SUPERTYPES } from '../../kernel/words'
import { either } from '../../language/either'
import { concept, exactly, named } from '../../language/named'
import { figure, flag, list, oneOf, optional, record, shape, tagged, text, whole, yes } from '../../language/schema'
import { decided, UNDECIDED } from '../../language/undecided'
import {
  count,
  counterName,
  eventPattern,
  filter,
  mana,
  much,
  number,
  playerRef,
  receiver,
  zoneName,
} from '../../language/words'
import { instance, keyword, keywordName } from './keywords'

declare module '../../language/named' {
  interface Concepts {
    modification: StatedModification | readonly StatedModification[]
    except: Exception
    replacing: Replacing
    lasting: StatedLasting
  }
}

/** Types, subtypes and supertypes that something has, or that an effect gives or takes. */
export const types = optional(list(decided(oneOf(CARD_TYPES), UNDECIDED.types)))
export const subtypes = optional(list(decided(text, UNDECIDED.subtypes)))
const supertypes = optional(list(decided(oneOf(SUPERTYPES), UNDECIDED.supertypes)))
/** A number, which may be less than nothing, or what is counted. */
const quantity = either(number, much)
export const size = { power: quantity, toughness: quantity }

const modification = exactly<StatedModification>()(
  tagged('layer', () => ({
    '2': shape({ layer: figure('2'), controller: playerRef }),
    '3': shape({ layer: figure('3'), oldWord: text, newWord: text }),
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
  })),
)
const modifications = concept('modification')(either(modification, list(modification)))

const exception = concept('except')(
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
const entering = exactly<Entering>()(
  shape({
    tapped: optional(flag),
    counters: optional(record(counterName, much)),
    copy: optional(filter),
    optional: optional(flag),
    except: optional(exception),
    under: optional(playerRef),
    transformed: optional(yes),
  }),
)

/** Whose spells, or abilities, an effect on costs is about. */
const costing = { what: optional(filter), player: optional(playerRef), abilities: optional(flag) }

/** What comes of an event that is replaced (`Change`). */
const nothing = shape({ nothing: yes })
const instead = shape({ instead: named('effect') })
const times = shape({ times: whole(0, 1000) })
const plus = shape({ plus: count })
concept('replacing')(either(nothing, instead, times, plus, shape({ redirect: receiver })))

/** Effects that last (`Lasting`). */
export const lasting = concept('lasting')(
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
    shape({ must: oneOf(ASKED.filter((x) => x !== 'be-blocked')), what: filter }),
    shape({ must: oneOf(['be-blocked']), what: filter, by: optional(filter) }),
    shape({ attackCost: mana, what: filter }),
    shape({ mostAttackers: count }),
    shape({ noMoreThan: count, counter: counterName, what: filter }),
    shape({ mayStayTapped: filter }),
    shape({ reduce: mana, ...costing }),
    shape({ increase: mana, ...costing }),
    shape({ atLeast: count, ...costing }),
    shape({ mayCast: filter, player: optional(playerRef), free: optional(flag) }),
  ),
)
