import type { RuleId } from './ids'
import type { Clause, Rule, Ruleset } from './rule'

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

type Said = (...args: readonly never[]) => unknown

/** What the clause of each kind says something with. */
const says = (c: Clause): [name: string, said: Said] => {
  switch (c.kind) {
    case 'legality':
      return ['check', c.check]
    case 'query':
      return ['answer', c.answer]
    case 'cant':
      return ['forbids', c.forbids]
    case 'replacement':
      return ['offers', c.offers]
    case 'result':
      return ['gives', c.gives]
    case 'trigger':
      return ['sees', c.sees]
    case 'stateBased':
      return ['finds', c.finds]
    case 'turnBased':
      return ['does', c.does]
    case 'continuous':
      return ['effects', c.effects]
  }
}

/** An answer is one even where it is no, or an empty list. */
const isNothing = (c: Clause, said: unknown): boolean =>
  said === undefined || (c.kind !== 'query' && (said === false || (Array.isArray(said) && said.length === 0)))

/** The same rules, with an ear to them. */
export function listening(rules: Ruleset): Listening {
  let heard = new Map<RuleId, number>()
  let moment = 0
  const overheard = (rule: RuleId, c: Clause): Clause => {
    const [name, say] = says(c)
    const said = (...args: readonly never[]): unknown => {
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
