import {
  type Ability,
  type About,
  type ClauseKind,
  type Evaluation,
  type EventType,
  type GameEvent,
  type GameState,
  type Keyword,
  type Lasting,
  type ObjectId,
  type PlayerId,
  rulesAbout,
  rulesAnswering,
  rulesNaming,
  type ScriptStep,
  type View,
} from '#lib/rules/index'
import { del, figure, type Noun, noun, type Phrase, phrase } from '../../grammar/index'
import { type People, playerOf, type Thing, thingOf } from '../../names/people'
import { causeOf } from '../../situation/stem/effects'
import type { Node } from './tree'

/** One thing to say, and what it is about. */
export interface Saying {
  readonly sentence: Phrase
  /** In the order in which they matter. */
  readonly rules: readonly string[]
  readonly figure?: string
  /** The frame that shows it. */
  readonly batch: number
  /** The happenings that it tells, where its batch holds others: by their numbers. */
  readonly of?: readonly number[]
  /** The happening for whose amount it tells what was counted or looked up: what explains the event is said before both. */
  readonly leadsTo?: number
  /** Whether it tells no event, but what a rule has to say of those that are told. */
  readonly explains?: true
  /** Whether each of its rules is cited, also beside one that decides more. */
  readonly whole?: true
  /** Whether its rules, where it has some, decide: it says why what is asked about is as it is, and nothing else speaks of that. */
  readonly decides?: true
  /** Whether it tells how a number that is asked for comes about: what decides it is said before. */
  readonly values?: true
  /** Whose base it says, and which, where it says no more than that. */
  readonly base?: { readonly object: ObjectId; readonly power: number; readonly toughness: number }
  /** What it says already of what comes next: that is said again where something else comes between. */
  readonly restated?: Saying
}

/** Something said, and the action that it is said of. */
export type Dated = Saying & { readonly action: number }

/** Where an action begins and ends, as batches. */
export interface Span {
  readonly first: number
  readonly last: number
}

/** A trace being told. */
export interface Tale {
  readonly people: People
  readonly evaluation: Evaluation
  readonly frames: readonly GameState[]
  /** The state after a batch, through the rules; of batch 0 the beginning. */
  readonly view: (batch: number) => View
  /** The action under way, and where it began and ends as batches. */
  action: number
  first: number
  last: number
  /** Totals as they run inside a batch: by pool, and by `damage:object`. */
  readonly running: Map<string, number>
  batch: number
  /** How often each total changes in each batch: `batch/pool`. */
  readonly moves: ReadonlyMap<string, readonly number[]>
  /** Tells events that belong to another, with all that comes of them. */
  readonly tell: (nodes: readonly Node[]) => readonly Saying[]
  /** Sources whose lifelink is believed to trigger. */
  readonly lifelinks: Set<ObjectId>
  /** Abilities that have triggered and are of a keyword, by source and text. */
  readonly keyworded: Map<string, Keyword>
  /** Players of whose graveyard the order is asked for: what goes there by resolving is told. */
  readonly piles: Set<PlayerId>
  /** Totals of which a question says nothing: a gain or a loss does not say from what to what. */
  readonly untold: Set<string>
  /** What a question asks the zone of, by label: where a spell of these goes by resolving is told as well. */
  readonly placed: Set<string>
  /** What a question asks who may look at, by label: that it is shown decides. */
  readonly looked: Set<string>
}

export const stepOf = (t: Tale): ScriptStep | undefined => t.people.scenario.script?.[t.action]

/** Whether the game stands still in the action that is being told, mostly for a choice that is open: what is missing there may still come. */
export const halted = ({ evaluation, action }: Tale): boolean =>
  evaluation.status !== 'complete' && action === evaluation.reports.length

/** The same in the middle of what happens together: what becomes of an event is not decided yet. */
export const undecided = (t: Tale, n: Node): boolean => halted(t) && n.h.batch >= t.frames.length

export const poolOf = (t: Tale, player: PlayerId): string => t.people.start.state.players[player]?.pool ?? player

/** The name of an object as it was around a batch. */
export const object = (t: Tale, id: ObjectId): Thing => thingOf(t.people, id, t.view(t.batch - 1))

/** The name of an object once the batch has happened. */
export const becoming = (t: Tale, id: ObjectId): Thing => thingOf(t.people, id, t.view(t.batch))

/** A spell on the stack, or what was one until now: «Brace», «la copia di Brace». */
export function spell(t: Tale, id: ObjectId, batch = t.batch): Noun {
  const o = t.frames[batch]?.objects[id] ?? t.frames[Math.max(0, batch - 1)]?.objects[id]
  const x = object(t, id)
  return o?.kind === 'copy' ? noun(phrase`copia ${del(x)}`, 'f') : x
}

export const player = (t: Tale, id: PlayerId): Noun => playerOf(t.people, id)

/** A player or an object. */
export const target = (t: Tale, id: string): Noun => t.people.players[id] ?? object(t, id)

/** What causes an event: an object, or the spell that the script resolves. */
export function source(t: Tale, id: ObjectId | undefined): Noun {
  if (id !== undefined && id !== '') return spell(t, id)
  const step = stepOf(t)
  const { active } = t.people.start.state.turn
  return typeof step === 'object' && 'effect' in step
    ? causeOf(t.people, step, active)
    : { text: 'effetto', gender: 'm' }
}

/** What a scripted effect is called that began something: a lasting effect, or an ability that waits. */
export function named(t: Tale, began: (e: Lasting) => unknown): Noun | undefined {
  const begun = t.evaluation.trace?.happenings.find(
    ({ event }) => event.type === 'begin' && began(event.effect.effect) === true,
  )
  const step = begun && t.people.scenario.script?.[begun.action]
  return typeof step === 'object' && 'effect' in step
    ? causeOf(t.people, step, t.people.start.state.turn.active)
    : undefined
}

/** What an ability on the stack, or on its way there, comes from: an object, or the effect that it has waited since. */
export function origin(t: Tale, id: ObjectId, ability: Ability | undefined): Noun {
  if (id !== '') return object(t, id)
  const known = JSON.stringify(ability)
  return named(t, (e) => 'delayed' in e && JSON.stringify(e.delayed) === known) ?? source(t, id)
}

/** Begins to tell a batch: totals run from the state before it. */
export function enter(t: Tale, n: Node): void {
  if (n.h.batch === t.batch) return
  t.batch = n.h.batch
  t.running.clear()
}

const before = (t: Tale): GameState | undefined => t.frames[Math.max(0, t.batch - 1)]

/** A total before and after a change inside the batch. */
export interface Change {
  readonly from: number
  readonly to: number
  readonly figure: string
}

/** Moves a life total that runs, and says the figure: «3 → 0», or «3 − 5 + 4» where one moment moves it more than once. */
export function moveLife(t: Tale, who: PlayerId, by: number): Change {
  const pool = poolOf(t, who)
  const start = before(t)?.life[pool] ?? 0
  const from = t.running.get(pool) ?? start
  const to = from + by
  t.running.set(pool, to)
  const all = t.moves.get(`${t.batch}/${pool}`) ?? []
  const said = (t.running.get(`said:${pool}`) ?? 0) + 1
  t.running.set(`said:${pool}`, said)
  return { from, to, figure: all.length > 1 && all.length < 4 ? sum(start, all.slice(0, said)) : arrow(from, to) }
}

export const arrow = (from: number, to: number): string => (from === to ? '' : `${figure(from)} → ${figure(to)}`)

/** «3 − 5 + 4» */
export const sum = (start: number, changes: readonly number[]): string =>
  [figure(start), ...changes.map((n) => (n < 0 ? `− ${-n}` : `+ ${n}`))].join(' ')

/** A life total now, inside the batch. */
export const lifeNow = (t: Tale, who: PlayerId): number =>
  t.running.get(poolOf(t, who)) ?? before(t)?.life[poolOf(t, who)] ?? 0

/** Damage marked on a creature before and after more of it. */
export function mark(t: Tale, id: ObjectId, by: number): Change {
  const from = t.running.get(`damage:${id}`) ?? before(t)?.objects[id]?.damage ?? 0
  t.running.set(`damage:${id}`, from + by)
  return { from, to: from + by, figure: arrow(from, from + by) }
}

/** The rules that say what some events are, by the state in which each came: they need not have acted for it. */
export const naming = (t: Tale, ...nodes: readonly Node[]): readonly string[] => [
  ...new Set(nodes.flatMap(({ h }) => rulesNaming(t.evaluation.rules, t.view(h.batch - 1), h.event))),
]

/** The same of an event that has not come, or that nobody needs to see come. */
export const namingOf = (t: Tale, v: View, event: GameEvent): readonly string[] =>
  rulesNaming(t.evaluation.rules, v, event)

/** The rule that has the last word on whom a creature assigns its damage to, as it stands in combat. */
export const assigning = (t: Tale, v: View, object: ObjectId): readonly string[] =>
  rulesAnswering(t.evaluation.rules, v, 'assignment', { object }).slice(-1)

/** The rules with a clause of a kind about something, of those that hold; with a keyword its own. */
export const stating = <K extends ClauseKind>(t: Tale, kind: K, of: About<K>, keyword?: string): readonly string[] =>
  rulesAbout(kind, of, keyword).filter((r) => t.evaluation.rules.has(r))

/** A question that rules answer. */
export type Question = Parameters<View['ask']>[0]

const acting = (t: Tale, kind: 'query' | 'cant', asked: readonly string[]): readonly string[] => {
  const { entries } = t.evaluation.trace ?? { entries: [] }
  const own = entries.filter((e) => e.kind === kind && e.action === t.action)
  return [...new Set(asked.flatMap((name) => own.filter(({ gave }) => gave === name)).map(({ rule }) => rule))]
}

/** The rules that answered these questions in the action under way, question by question: they are behind what is told of it. */
export const answering = (t: Tale, ...questions: readonly Question[]): readonly string[] =>
  acting(t, 'query', questions)

/** The rules that kept an event of these types from happening in the action under way. */
export const forbidding = (t: Tale, ...events: readonly EventType[]): readonly string[] => acting(t, 'cant', events)

/** Whether an object has a keyword just now. */
export const has = (v: View, id: ObjectId, keyword: string): boolean =>
  v.characteristics(id).keywords.some((k) => k.keyword === keyword)

/** Whether another source deals damage to the same at once: then it is said whose damage is spoken of. */
export const othersDeal = (t: Tale, { h }: Node<GameEvent>): boolean => {
  const { event: e, batch: at } = h
  return (
    e.type === 'damage' &&
    t.evaluation.trace?.happenings.some(
      ({ event: x, batch }) => batch === at && x.type === 'damage' && x.target === e.target && x.source !== e.source,
    ) === true
  )
}

/**
 * What deals damage, where something else deals some to the same as well, at once or at another moment: then whatever prevents it says whose it is.
 * Undefined where that goes without saying, and of what has no name.
 */
export function dealerAmongOthers(t: Tale, { h: { event: e, action } }: Node<GameEvent>): Noun | undefined {
  if (e.type !== 'damage') return undefined
  const another = t.evaluation.trace?.happenings.some(
    ({ event: x, action: when }) =>
      x.type === 'damage' && x.target === e.target && (x.source !== e.source || (e.source === '' && when !== action)),
  )
  const step = stepOf(t)
  const isNamed = e.source !== '' || (typeof step === 'object' && 'effect' in step && step.name !== undefined)
  return another && isNamed ? source(t, e.source) : undefined
}
