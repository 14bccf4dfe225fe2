import type { Json } from '#lib/base/json'
import {
  type Ability,
  answer as ask,
  citedRules,
  type Effect,
  type Evaluation,
  type EventPattern,
  evaluate,
  type Keyword,
  type ObjectSpec,
  type PlayerId,
  parseScenario,
  type Question,
  type RuleId,
  type Ruleset,
  rulesBelieving,
  rulesWithout,
  type Scenario,
  scenario,
} from '#lib/rules/index'

/** What a scenario comes to, with the trace that questions about triggers and citations need. */
export const played = (scenario: Scenario, rules?: Ruleset): Evaluation =>
  evaluate(scenario, { trace: true, ...(rules ? { rules } : {}) })

/** The answer to a question about a scenario; `stuck` or `undecided` where the rules give none. */
export function answer(scenario: Scenario, probe: Question, rules?: Ruleset): Json | undefined {
  const e = played(scenario, rules)
  return e.status === 'complete' ? ask(probe, e) : e.status
}

/** The answer without one rule. */
export const without = (rule: RuleId, scenario: Scenario, probe: Question): Json | undefined =>
  answer(scenario, probe, rulesWithout(rule))

/** The answer of somebody with a misconception. */
export function believing(id: string, scenario: Scenario, probe: Question): Json | undefined {
  const rules = rulesBelieving(id)
  if (!rules) throw new Error(`no misconception ${id}`)
  return answer(scenario, probe, rules)
}

export const life = (player: PlayerId): Question => ({ ask: 'life', player })
export const poison = (player: PlayerId): Question => ({ ask: 'poison', player })
export const lost = (player: PlayerId): Question => ({ ask: 'lost', player })
export const hand = (player: PlayerId): Question => ({ ask: 'hand', player })
export const zone = (object: string): Question => ({ ask: 'zone', object })
export const survives = (object: string): Question => ({ ask: 'survives', object })
export const marked = (object: string): Question => ({ ask: 'marked', object })
export const pt = (object: string): Question => ({ ask: 'pt', object })
export const triggers = (object: string): Question => ({ ask: 'triggers', object })
export const legal = (action: number): Question => ({ ask: 'legal', action })

type Builder = ReturnType<typeof scenario>

const NOTHING: Effect = { do: 'sequence', steps: [] }

/** An enchantment that watches for something; what it then does matters only where it is said. */
export const watcher = (id: string, when: EventPattern, effect: Effect = NOTHING): ObjectSpec => ({
  id,
  types: ['enchantment'],
  abilities: [{ type: 'triggered', when, effect }],
})

/** An artifact with an activated ability that costs nothing unless it is said. */
export const engine = (
  id: string,
  effect: Effect,
  more: Partial<Extract<Ability, { type: 'activated' }>> = {},
): ObjectSpec => ({ id, types: ['artifact'], abilities: [{ type: 'activated', cost: [], effect, ...more }] })

/** Four players in two teams, `A` with `B` and `N` with `C`. */
export const heads = (teams: { readonly alba?: number; readonly notte?: number } = {}): Scenario => ({
  variant: 'two-headed-giant',
  players: {
    A: { team: 'alba', ...(teams.alba === undefined ? {} : { life: teams.alba }) },
    N: { team: 'notte', ...(teams.notte === undefined ? {} : { life: teams.notte }) },
    B: { team: 'alba' },
    C: { team: 'notte' },
  },
})

/** One creature that attacks and nobody blocks. */
export const strike = (pt: string, keywords: readonly Keyword[] = [], on = scenario()): Builder =>
  on.creature('A', 'orso', pt, keywords).attack({ orso: 'N' }).act('combat-damage')

/** One creature that attacks and one that blocks it. */
export const fight = (
  ours: readonly [pt: string, ...keywords: Keyword[]],
  theirs: readonly [pt: string, ...keywords: Keyword[]],
  on = scenario(),
): Builder => {
  const [[mine, ...has], [other, ...hasToo]] = [ours, theirs]
  return on
    .creature('A', 'orso', mine, has)
    .creature('N', 'lupo', other, hasToo)
    .attack({ orso: 'N' })
    .block({ lupo: 'orso' })
    .act('combat-damage')
}

/** A board, what is asked of it, the answer, the rule that gives it, and the answer without that rule. */
interface Shown {
  readonly board: Builder | Scenario
  readonly ask: Question
  readonly is: Json | undefined
  readonly by: RuleId
  readonly otherwise: Json | undefined
}

/** A test that a board comes to its answer because of a rule: it is named, and without it the answer is the other one. */
export function shows(title: string, { board, ask, is, by, otherwise }: Shown): void {
  const done = 'done' in board ? board.done() : board
  test(title, () => {
    expect(parseScenario(done)).toEqual({ ok: true, value: done })
    expect(answer(done, ask)).toEqual(is)
    expect(named(done, ask)).toContain(by)
    expect(without(by, done, ask)).toEqual(otherwise)
    expect(otherwise).not.toEqual(is)
  })
}

/** Rules that acted, let an action through, or refused one, and those that the answer needs. */
function named(board: Scenario, question: Question): readonly RuleId[] {
  const e = played(board)
  ask(question, e)
  const refusing = e.reports.flatMap((r) => (r.type === 'refused' ? r.violations.map((v) => v.rule) : []))
  return [...citedRules(e), ...e.consulted, ...refusing]
}
