import type { RuleId } from './ids'
import type { Clause, ClauseKind, Rule, Ruleset } from './rule'

/** Rules that note which of them have said anything: a clause that gives nothing is as good as none. */
export interface Listening {
  readonly rules: Ruleset
  /** Listens anew. */
  readonly begin: () => void
  /** What is said from now on is said at this moment. */
  readonly at: (moment: number) => void
  /** When each rule first said something, of those that did. */
  readonly heard: () => ReadonlyMap<RuleId, number>
}

/** What the clause of each kind says something with. */
const SAYS = {
  legality: 'check',
  query: 'answer',
  cant: 'forbids',
  replacement: 'offers',
  result: 'gives',
  trigger: 'sees',
  stateBased: 'finds',
  turnBased: 'does',
  continuous: 'effects',
} as const satisfies { readonly [K in ClauseKind]: keyof Extract<Clause, { kind: K }> }

type Said = (...args: readonly unknown[]) => unknown

/** An answer is one even where it is no, or an empty list. */
const isNothing = (c: Clause, said: unknown): boolean =>
  said === undefined || (c.kind !== 'query' && (said === false || (Array.isArray(said) && said.length === 0)))

/** The same rules, with an ear to them. */
export function listening(rules: Ruleset): Listening {
  let heard = new Map<RuleId, number>()
  let moment = 0
  const overheard = (rule: RuleId, c: Clause): Clause => {
    const name = SAYS[c.kind]
    const say = c[name as keyof Clause] as unknown as Said
    const said: Said = (...args) => {
      const given = say(...args)
      if (!isNothing(c, given) && !heard.has(rule)) heard.set(rule, moment)
      return given
    }
    return { ...c, [name]: said }
  }
  const open = ([id, { clauses }]: [RuleId, Rule]): [RuleId, Rule] => [
    id,
    { id, clauses: clauses.map((c) => overheard(id, c)) },
  ]
  return {
    rules: new Map([...rules].map(open)),
    begin: () => {
      heard = new Map()
    },
    at: (now) => {
      moment = now
    },
    heard: () => heard,
  }
}
