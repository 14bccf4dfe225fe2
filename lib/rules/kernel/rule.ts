import type { Action, ActionOf, ActionType } from './action'
import type { Layer, Modification } from './card'
import type { Effect } from './effect'
import type { EventOf, EventType, GameEvent } from './events'
import type { ObjectId, PlayerId, RuleId } from './ids'
import type { Keyword, KeywordMap } from './keyword'
import type { EventPattern } from './language'
import type { QueryMap } from './query'
import type { Refusal } from './refusal'
import type { Trigger } from './state'
import type { Active, View } from './view'
import type { StepName } from './words'

/** Why an action may not be taken; `detail` is for whoever says it in words. */
export interface Refused {
  readonly reason: Refusal
  readonly detail?: Readonly<Record<string, string | number>>
}
/** The same, and which rule it is that says so. */
export interface Violation extends Refused {
  readonly rule: RuleId
}

/** One replacement or prevention that could act on an event: whose effect it is and what it makes of the event. */
export interface Offer {
  readonly of: Active
  readonly prevention?: true
  /** What is used up of an effect that is good for only so much, as it acts. */
  readonly uses?: number
  /** Whichever of several such acts first, the same comes of it: nobody need choose. */
  readonly commutes?: true
  /** The events that happen instead, or the instruction that is carried out instead. */
  readonly apply: (() => readonly GameEvent[]) | Effect
  /** What also happens, immediately after the event would have (615.5). */
  readonly after?: { readonly effect: Effect; readonly event: GameEvent }
}

/** When a turn-based action is taken: as a step begins, or as it ends. */
export type Moment = StepName | `end of ${StepName}`

/** A continuous effect as the layers want it (613). */
export interface Continuous {
  readonly modification: Modification
  /** The objects, or the lasting effect whose filter finds them layer by layer. */
  readonly affects: readonly ObjectId[] | Active
  readonly timestamp: number
  readonly controller: PlayerId
  /** Whose effect it is, for what it says of itself. */
  readonly source?: ObjectId
}

/** The parts of a lasting effect, for the layers: what it touches is fixed, or found by its filter. */
export function partsOf(a: Active, affects: Continuous['affects'] = a): readonly Continuous[] {
  if (!('modify' in a.effect)) return []
  const { controller, timestamp } = a
  const source = a.source === undefined ? {} : { source: a.source }
  return [a.effect.modify].flat().map((modification) => ({ modification, affects, timestamp, controller, ...source }))
}

/** Whether what a continuous effect affects is found by a filter, layer by layer. */
export const isFiltered = (affects: Continuous['affects']): affects is Active => 'effect' in affects

export type QueryName = keyof QueryMap

/** Nine kinds, closed. All read the state through the view and return facts; the kernel writes the trace. */
export type Clause =
  | { kind: 'legality'; of: ActionType; check: (v: View, action: Action) => Refused | undefined }
  | { kind: 'query'; of: QueryName; answer: (v: View, args: never, previous: never) => unknown }
  | { kind: 'cant'; of: EventType; forbids: (v: View, event: GameEvent) => boolean }
  | { kind: 'replacement'; of: EventType; offers: (v: View, event: GameEvent) => readonly Offer[] }
  | { kind: 'result'; of: EventType; gives: (v: View, event: GameEvent) => readonly GameEvent[] | undefined }
  | { kind: 'trigger'; of: EventType | '*'; sees: (event: GameEvent, before: View, after: View) => readonly Trigger[] }
  | { kind: 'stateBased'; finds: (v: View) => readonly GameEvent[] }
  | { kind: 'turnBased'; of: Moment; does: (v: View) => readonly GameEvent[] }
  | { kind: 'continuous'; effects: (v: View) => readonly Continuous[] }
export type ClauseKind = Clause['kind']

/** A number and what it says: most rules have one clause, 119.4 has two. */
export interface Rule {
  readonly id: RuleId
  readonly clauses: readonly Clause[]
}
export type Ruleset = ReadonlyMap<RuleId, Rule>

/** Several clauses under one number. */
export const rule = (id: RuleId, ...parts: readonly Rule[]): Rule => ({ id, clauses: parts.flatMap((p) => p.clauses) })

const one = (id: RuleId, clause: Clause): Rule => ({ id, clauses: [clause] })

/** May this action be taken? A violation forbids it. */
export const legality = <T extends ActionType>(
  id: RuleId,
  of: T,
  check: (v: View, action: ActionOf<T>) => Refused | undefined,
): Rule => one(id, { kind: 'legality', of, check: check as never })

/** Answers one of the kernel's questions, refining what lower numbers answered. */
export const query = <Q extends QueryName>(
  id: RuleId,
  of: Q,
  answer: (
    v: View,
    args: QueryMap[Q]['args'],
    previous: QueryMap[Q]['value'] | undefined,
  ) => QueryMap[Q]['value'] | undefined,
): Rule => one(id, { kind: 'query', of, answer: answer as never })

/** This event cannot happen. */
export const cant = <T extends EventType>(id: RuleId, of: T, forbids: (v: View, event: EventOf<T>) => boolean): Rule =>
  one(id, { kind: 'cant', of, forbids: forbids as never })

/** Offers to replace or prevent this event. */
export const replacement = <T extends EventType>(
  id: RuleId,
  of: T,
  offers: (v: View, event: EventOf<T>) => readonly Offer[],
): Rule => one(id, { kind: 'replacement', of, offers: offers as never })

/** What the event also is or causes, at the same time, read from the state before it. */
export const result = <T extends EventType>(
  id: RuleId,
  of: T,
  gives: (v: View, event: EventOf<T>) => readonly GameEvent[] | undefined,
): Rule => one(id, { kind: 'result', of, gives: gives as never })

/** Abilities that trigger on this event. */
export const trigger = <T extends EventType>(
  id: RuleId,
  of: T,
  sees: (event: EventOf<T>, before: View, after: View) => readonly Trigger[],
): Rule => one(id, { kind: 'trigger', of, sees: sees as never })

/** Abilities that trigger on any event. */
export const anyTrigger = (
  id: RuleId,
  sees: (event: GameEvent, before: View, after: View) => readonly Trigger[],
): Rule => one(id, { kind: 'trigger', of: '*', sees })

/** What the state itself brings about when it is checked (704). */
export const stateBased = (id: RuleId, finds: (v: View) => readonly GameEvent[]): Rule =>
  one(id, { kind: 'stateBased', finds })

/** What a step brings about as it begins, or as it ends (703). */
export const turnBased = (id: RuleId, of: Moment, does: (v: View) => readonly GameEvent[]): Rule =>
  one(id, { kind: 'turnBased', of, does })

/** Effects on characteristics, for the layers (613). */
export const continuous = (id: RuleId, effects: (v: View) => readonly Continuous[]): Rule =>
  one(id, { kind: 'continuous', effects })

/** A rule that says what an event is, and neither brings it about nor changes it: whoever tells the event cites it. */
export interface Naming {
  readonly id: RuleId
  readonly of: EventType
  readonly when: (before: View, event: GameEvent) => boolean
}

/** This rule says what such an event is; `when`: of which of them. */
export const names = <T extends EventType>(
  id: RuleId,
  of: T,
  when: (before: View, event: EventOf<T>) => boolean = () => true,
): Naming => ({ id, of, when: when as never })

/** A rule that says what applies in a sublayer; the order of the sublayers is another's. */
export interface Sublayer {
  readonly id: RuleId
  readonly layer: Layer
}

/** This rule says what applies in that sublayer (613.4a–d). */
export const sublayer = (id: RuleId, layer: Layer): Sublayer => ({ id, layer })

/** A known wrong belief: one rule, and what is believed instead of it. */
export interface Misconception {
  readonly id: string
  readonly rule: RuleId
  readonly instead: Rule | 'off'
}
export type MisconceptionId = string

/** A list as an answer: a rule with nothing to put in it says nothing, and is not cited. */
export const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length ? list : undefined)

/** The belief that a rule does not exist. */
export const ignores = (id: string, ruleId: RuleId): Misconception => ({ id, rule: ruleId, instead: 'off' })

/** The belief that a rule says something else. */
export const believes = (id: string, instead: Rule): Misconception => ({ id, rule: instead.id, instead })

/** A known wrong belief about what the book says where, not about what a rule does: no game runs differently with it. */
export interface Fact {
  readonly id: MisconceptionId
  readonly rule: RuleId
  /** Whether it is so after all, read off the rules. */
  readonly holds: (rules: Ruleset) => boolean
}

/** Sections of the book that say what an event is. */
export const sectionsOf = (rules: Ruleset, event: EventType): readonly string[] => [
  ...new Set(
    [...rules.values()]
      .filter(({ clauses }) => clauses.some((c) => c.kind === 'result' && c.of === event))
      .map(({ id }) => id.slice(0, 3)),
  ),
]

/** What people believe of a rule: that it does something else, or that it stands elsewhere. */
export type Belief = Misconception | Fact

/** One rule of the book with its lettered subrules, and what is commonly believed about them. */
export interface Room {
  readonly number: string
  readonly title: string
  /** The keyword that the room makes known, for 702. */
  readonly keyword?: Keyword
  /** The words that the keyword is written with, besides its name: needed, or not. */
  readonly takes?: Readonly<Record<string, 'needed' | 'optional'>>
  /** What the triggered ability that the keyword stands for waits for, for whoever asks why it did not trigger. */
  readonly waits?: EventPattern
  readonly rules: readonly Rule[]
  readonly namings: readonly Naming[]
  readonly sublayers: readonly Sublayer[]
  readonly misconceptions: readonly Misconception[]
  readonly facts: readonly Fact[]
}

/** Which words a keyword has, and whether it needs them: as its type says. */
type Takes<K extends Keyword> = {
  readonly [W in keyof KeywordMap[K]]-?: object extends Pick<KeywordMap[K], W> ? 'optional' : 'needed'
}
type About<K extends Keyword> = {
  readonly title: string
  readonly keyword: K
  readonly waits?: EventPattern
} & (keyof KeywordMap[K] extends never ? object : { readonly takes: Takes<K> })

const isFact = (belief: Belief): belief is Fact => 'holds' in belief
type Part = Rule | Naming | Sublayer

export const room = (
  number: string,
  about: string | { [K in Keyword]: About<K> }[Keyword],
  parts: readonly Part[],
  beliefs: readonly Belief[] = [],
): Room => ({
  number,
  ...(typeof about === 'string' ? { title: about } : about),
  rules: parts.filter((part): part is Rule => 'clauses' in part),
  namings: parts.filter((part): part is Naming => 'when' in part),
  sublayers: parts.filter((part): part is Sublayer => 'layer' in part),
  misconceptions: beliefs.filter((b): b is Misconception => !isFact(b)),
  facts: beliefs.filter(isFact),
})
