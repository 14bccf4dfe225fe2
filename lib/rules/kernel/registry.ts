import { invariant } from '#lib/base/invariant'
import type { EventType } from './events'
import { compareRules, type RuleId } from './ids'
import type { Clause, ClauseKind, Misconception, Room, Rule, Ruleset } from './rule'

type Entry<K extends ClauseKind> = { readonly rule: RuleId } & Extract<Clause, { kind: K }>
type Index<K extends ClauseKind> = ReadonlyMap<string, readonly Entry<K>[]>

/** A ruleset arranged for asking: clauses by kind and by what they are about, in rule-number order. */
export interface Compiled {
  readonly legality: Index<'legality'>
  readonly query: Index<'query'>
  readonly cant: Index<'cant'>
  readonly replacement: Index<'replacement'>
  readonly result: Index<'result'>
  /** Those of every event come after those of one kind of events. */
  readonly trigger: (type: EventType) => readonly Entry<'trigger'>[]
  readonly turnBased: Index<'turnBased'>
  readonly stateBased: readonly Entry<'stateBased'>[]
  readonly continuous: readonly Entry<'continuous'>[]
}

/** All the rules of some rooms; a number claimed twice is a bug. */
export function rulesOf(rooms: readonly Room[]): Ruleset {
  const all = rooms.flatMap((r) => r.rules)
  const map = new Map<RuleId, Rule>()
  for (const r of [...all].sort((a, b) => compareRules(a.id, b.id))) {
    invariant(!map.has(r.id), `rule ${r.id} is claimed by two rooms`)
    map.set(r.id, r)
  }
  return map
}

/** A ruleset that differs in exactly one key: the belief's rule is off, or says something else. */
export function mutate(rules: Ruleset, belief: Pick<Misconception, 'rule' | 'instead'>): Ruleset {
  invariant(rules.has(belief.rule), `no rule ${belief.rule} to change`)
  return new Map(
    [...rules].flatMap(([id, r]) =>
      id !== belief.rule ? [[id, r]] : belief.instead === 'off' ? [] : [[id, belief.instead]],
    ),
  )
}

function group<K extends ClauseKind>(entries: readonly ({ rule: RuleId } & Clause)[], kind: K): Index<K> {
  const map = new Map<string, Entry<K>[]>()
  for (const e of entries) {
    if (e.kind !== kind) continue
    const of = (e as { of: string }).of
    const list = map.get(of)
    if (list) list.push(e as Entry<K>)
    else map.set(of, [e as Entry<K>])
  }
  return map
}

/** What is asked about an event of some kind: the clauses about it, then those about any. */
function triggersIn(index: Index<'trigger'>): Compiled['trigger'] {
  const any = index.get('*') ?? []
  const about = new Map([...index].map(([type, some]) => [type, [...some, ...any]]))
  return (type) => about.get(type) ?? any
}

const cache = new WeakMap<Ruleset, Compiled>()

/** Compiles a ruleset once; later calls with the same map are free. */
export function compile(rules: Ruleset): Compiled {
  const known = cache.get(rules)
  if (known) return known
  const entries = [...rules.values()]
    .sort((a, b) => compareRules(a.id, b.id))
    .flatMap((r) => r.clauses.map((c) => ({ rule: r.id, ...c })))
  const compiled: Compiled = {
    legality: group(entries, 'legality'),
    query: group(entries, 'query'),
    cant: group(entries, 'cant'),
    replacement: group(entries, 'replacement'),
    result: group(entries, 'result'),
    trigger: triggersIn(group(entries, 'trigger')),
    turnBased: group(entries, 'turnBased'),
    stateBased: entries.filter((e) => e.kind === 'stateBased') as unknown as Entry<'stateBased'>[],
    continuous: entries.filter((e) => e.kind === 'continuous') as unknown as Entry<'continuous'>[],
  }
  cache.set(rules, compiled)
  return compiled
}
