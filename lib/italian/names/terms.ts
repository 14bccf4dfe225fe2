/**
 * Italian and English names of what the rules name, keyed by the ids of the rules. Nouns carry gender and number, ready
 * for the grammar; nothing here is longer than a name, except the one-line reminders of keywords.
 */
export { type CounterId, counter, counterName, counters, segnalini } from './terms/counters'
export { isKeyword, type KeywordId, type KeywordTerm, keywords, keywordText } from './terms/keywords'
export {
  type PhaseId,
  phases,
  type StepId,
  type StepTerm,
  stageOf,
  steps,
  type VariantId,
  variants,
} from './terms/steps'
export {
  type CardTypeId,
  type ColorId,
  cardTypes,
  colored,
  colors,
  fromColor,
  readSymbol,
  type SubtypeTerm,
  type SupertypeId,
  subtype,
  subtypes,
  supertypes,
  typeLine,
  typeNoun,
} from './terms/types'
export { fromZone, inZone, type ZoneId, type ZoneTerm, zoneLabel, zones } from './terms/zones'
