import type { Json } from '#lib/base/json'
import {
  type Ability,
  answer as ask,
  type Effect,
  type Evaluation,
  type EventPattern,
  evaluate,
  type ObjectSpec,
  type PlayerId,
  type Question,
  type RuleId,
  type Ruleset,
  rulesBelieving,
  rulesWithout,
  type Scenario,
} from '#lib/rules/index'

/** What a scenario comes to, with the trace that questions about triggers and citations need. */
const played = (scenario: Scenario, rules?: Ruleset): Evaluation =>
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

export const lost = (player: PlayerId): Question => ({ ask: 'lost', player })
export const zone = (object: string): Question => ({ ask: 'zone', object })

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
