import { comprehensiveRules, rooms } from './cr/index'
import type { Layer } from './kernel/card'
import type { EventType, GameEvent } from './kernel/events'
import { compareRules, type RuleId } from './kernel/ids'
import type { QueryMap } from './kernel/query'
import { compile } from './kernel/registry'
import type { Clause, ClauseKind, Naming, QueryName, Ruleset } from './kernel/rule'
import type { View } from './kernel/view'

/** What a clause of a kind is about; some are about everything. */
export type About<K extends ClauseKind> = Extract<Clause, { kind: K }> extends { readonly of: infer T } ? T : undefined

const namings = new Map<EventType, readonly Naming[]>()
for (const n of rooms.flatMap((r) => r.namings).sort((a, b) => compareRules(a.id, b.id)))
  namings.set(n.of, [...(namings.get(n.of) ?? []), n])

/** Whether a rule has not been switched off; one that only says what an event is cannot be. */
const stands = (rules: Ruleset, id: RuleId): boolean => rules.has(id) || !comprehensiveRules.has(id)

/** The rules that say what an event is, in the state in which it comes. */
export const rulesNaming = (rules: Ruleset, before: View, event: GameEvent): readonly RuleId[] =>
  (namings.get(event.type) ?? []).flatMap((n) => (stands(rules, n.id) && n.when(before, event) ? [n.id] : []))

/** The rules that say what applies in a sublayer. */
export const rulesOfSublayer = (layer: Layer): readonly RuleId[] =>
  rooms.flatMap((r) => r.sublayers).flatMap((s) => (s.layer === layer ? [s.id] : []))

const byKeyword = new Map(rooms.flatMap((r) => r.rules.map(({ id }) => [id, r.keyword] as const)))

/** The rules of the edition that have a clause of a kind about something; with a keyword those of its room. */
export const rulesAbout = <K extends ClauseKind>(kind: K, of?: About<K>, keyword?: string): readonly RuleId[] =>
  [...comprehensiveRules.values()]
    .filter(({ clauses }) => clauses.some((c) => c.kind === kind && (of === undefined || ('of' in c && c.of === of))))
    .flatMap(({ id }) => (keyword === undefined || byKeyword.get(id) === keyword ? [id] : []))

/**
 * The rules that answer a question, by their numbers: what the last of them says is the answer. With a `part` of it those that have changed
 * that part.
 */
export function rulesAnswering<Q extends QueryName>(
  rules: Ruleset,
  v: View,
  name: Q,
  args: QueryMap[Q]['args'],
  part?: (value: QueryMap[Q]['value'] | undefined) => unknown,
): readonly RuleId[] {
  const said: RuleId[] = []
  let value: unknown
  for (const e of compile(rules).query.get(name) ?? []) {
    const answer = e.answer(v, args as never, value as never)
    if (answer === undefined) continue
    const changes = !part || part(answer as never) !== part(value as never)
    value = answer
    if (changes) said.push(e.rule)
  }
  return [...new Set(said)]
}

/** The rules that keep an event from happening, by their numbers. */
export const rulesForbidding = (rules: Ruleset, v: View, event: GameEvent): readonly RuleId[] =>
  (compile(rules).cant.get(event.type) ?? []).flatMap((e) => (e.forbids(v, event) ? [e.rule] : []))
