import type { Json } from '#lib/base/json'
import { everything, explore, type Scenario } from '#lib/rules/index'
import type { Options } from './options'

/** Of a combination of choices, so many ways are told. */
const MOST_WAYS = 10

/** Every distinct outcome of what a scenario leaves open. */
export interface Explored {
  readonly complete: boolean
  readonly tried: number
  readonly outcomes: readonly {
    readonly status: string
    /** How many combinations of choices lead there, and some of them. */
    readonly count: number
    readonly ways: Json
    readonly outcome: Json
  }[]
}

export function explored(scenario: Scenario, bound: number, rules: Options['rules']): Explored {
  const { complete, tried, outcomes } = explore(scenario, { bound, rules })
  return {
    complete,
    tried,
    outcomes: outcomes.map(({ evaluation, ways }) => ({
      status: evaluation.status,
      count: ways.length,
      ways: ways.slice(0, MOST_WAYS) as unknown as Json,
      outcome: everything(evaluation) ?? null,
    })),
  }
}
