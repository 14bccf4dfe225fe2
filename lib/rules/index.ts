export { type Fault, type IllegalTarget, illegalTargets } from './absent/illegal'
export { type Absence, explainAbsence, type Kept, type Missed, type NearMiss, nearMisses } from './absent/index'
export { unmetCondition } from './absent/unmet'
export { everything } from './ask/everything'
export { asExpected, isAsExpected } from './ask/expected'
export { type AskSpec, answer, type Question, type QuestionName, questions } from './ask/index'
export { type About, rulesAbout, rulesAnswering, rulesForbidding, rulesNaming, rulesOfSublayer } from './citing'
export { comprehensiveRules, isKeyword, keywordOfRule, keywords, parametersOf, rooms } from './cr/index'
export { EDITION } from './edition'
export {
  actedRules,
  askedRules,
  citedRules,
  evaluate,
  evaluateDocument,
  facts,
  misconceptions,
  type Options,
  rulesBelieving,
  rulesWithout,
} from './evaluate'
export type { Evaluation } from './evaluation'
export { damageBy, divisionsOf, type Exploration, type Explored, explore, most, wayTo } from './explore/index'
export type { Choice, ChoiceKind, ChoiceRequest } from './kernel/action'
export { LIMITS, type Limits } from './kernel/budget'
export type {
  Ability,
  Card,
  Characteristics,
  Cost,
  Exception,
  Forbids,
  Lasting,
  Layer,
  StatedModification,
  TargetSpec,
} from './kernel/card'
export type { Effect, Verb } from './kernel/effect'
export type { Report } from './kernel/evaluate'
export type { EventOf, EventType, GameEvent } from './kernel/events'
export {
  type CardId,
  compareRules,
  isRuleId,
  type ObjectId,
  type PlayerId,
  type RuleId,
  type TargetId,
} from './kernel/ids'
export type { Keyword, KeywordInstance } from './kernel/keyword'
export type {
  Amount,
  Condition,
  EventPattern,
  Filter,
  ObjectRef,
  PlayerRef,
  Replaceable,
  ReplacedPattern,
  Watched,
} from './kernel/language'
export { isSorceryTime } from './kernel/look'
export type { LayerStep, Measure } from './kernel/measured'
export { asking } from './kernel/obliged'
export type { Refusal } from './kernel/refusal'
export { mutate } from './kernel/registry'
export type { ClauseKind, Fact, Misconception, MisconceptionId, Room, Rule, Ruleset, Violation } from './kernel/rule'
export type { Limited } from './kernel/signal'
export type { Duration, GameObject, GameState, Player, Trigger } from './kernel/state'
export type { Fate, Happening, Recorder, TraceEntry } from './kernel/trace'
export type { View } from './kernel/view'
export {
  CARD_TYPES,
  type CardType,
  COLORS,
  COMBAT_STEPS,
  type Color,
  STEPS,
  type StepName,
  SUPERTYPES,
  type Supertype,
  VARIANTS,
  type Variant,
  type Zone,
} from './kernel/words'
export { totalMana } from './kernel/worth'
export type { Problem } from './language/problem'
export { type Measured, measure, type Relevance, type Relevances } from './relevance'
export { scenario } from './scenario/builder'
export { scenarioForms } from './scenario/format'
export type { EffectSpec, ObjectSpec, PlayerSpec, Scenario, ScriptStep } from './scenario/scenario'
export { type Pool, parseScenario, withCards } from './scenario/setup'
export { explainWhyNot } from './why-not'
