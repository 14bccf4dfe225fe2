import { evaluate, type Options } from '../evaluate'
import type { Evaluation } from '../evaluation'
import type { Choice, ChoiceRequest } from '../kernel/action'
import { LIMITS } from '../kernel/budget'
import type { PlayerId } from '../kernel/ids'
import type { Scenario } from '../scenario/scenario'
import { candidates, divisions } from './candidates'

/** One outcome, and the choices that lead to it: each way is what had to be chosen besides what the scenario says. */
export interface Explored {
  readonly evaluation: Evaluation
  readonly ways: readonly (readonly Choice[])[]
}

export interface Exploration {
  /** Whether every combination was tried; else the bound came first. */
  readonly complete: boolean
  readonly tried: number
  readonly outcomes: readonly Explored[]
}

/** How many evaluations are tried unless it is said. */
const BOUND = 10_000
/** What all of them together may come to. */
const MOST_STEPS = 20 * LIMITS.steps

/** How many evaluations are tried, and what all of them together may come to. */
interface Bounds {
  readonly bound?: number
  readonly steps?: number
}

/** Every combination of legal choices that a scenario leaves open, up to a bound, and the distinct outcomes of them. */
export function explore(
  scenario: Scenario,
  { bound = BOUND, steps: most = MOST_STEPS, ...options }: Options & Bounds = {},
): Exploration {
  const found = new Map<string, { evaluation: Evaluation; ways: (readonly Choice[])[] }>()
  const given = scenario.choices ?? []
  const open: (readonly Choice[])[] = [[]]
  let tried = 0
  let steps = 0
  let way: readonly Choice[] | undefined
  while (tried < bound && steps < most) {
    way = open.pop()
    if (!way) break
    tried++
    const e = evaluate({ ...scenario, choices: [...given, ...way] }, options)
    steps += LIMITS.steps - e.left.steps
    if (!isLegal(e, way, given.length)) continue
    if (e.status === 'undecided' && e.illegal === undefined) {
      const { choose, player, of } = e.choice
      const answers = candidates(e.choice, e.look(e.outcome))
      for (const answer of answers.toReversed()) open.push([...way, { choose, player, of, answer }])
      if (answers.length) continue
    }
    const key = keyOf(e)
    const known = found.get(key)
    if (known) known.ways.push(way)
    else found.set(key, { evaluation: e, ways: [way] })
  }
  return { complete: open.length === 0, tried, outcomes: [...found.values()] }
}

/** An answer that a player may not give ends the evaluation, or is taken back with the action that it made illegal. */
function isLegal(e: Evaluation, way: readonly Choice[], given: number): boolean {
  if (e.status === 'undecided' && e.illegal !== undefined) return given > 0 && way.length === 0
  const used = e.chosen.map(nameOf)
  return way.every((c) => {
    const at = used.indexOf(nameOf(c))
    if (at >= 0) used.splice(at, 1)
    return at >= 0
  })
}

const nameOf = ({ choose, of, answer }: Pick<Choice, 'choose' | 'of' | 'answer'>): string =>
  JSON.stringify([choose, of, answer])

const ORDER_OF_EVENTS: readonly string[] = ['clock', 'timestamp', 'edition']

/** So many ways to divide are looked at for those that are legal: of many receivers there are thousands. */
const DIVISIONS = 64

/**
 * Ways to divide combat damage that can make a difference and that the rules allow (510.1c, 510.1d, 702.19b), so many at most: how much to
 * each, of those dealt any.
 */
export function divisionsOf(
  scenario: Scenario,
  e: Evaluation,
  choice: Extract<ChoiceRequest, { choose: 'assign-damage' }>,
  most: number,
): readonly Readonly<Record<string, number>>[] {
  const { choose, player, of } = choice
  const given = scenario.choices ?? []
  const found: Readonly<Record<string, number>>[] = []
  for (const answer of divisions(choice, e.look(e.outcome)).slice(0, DIVISIONS)) {
    if (found.length === most) break
    const way = [{ choose, player, of, answer }]
    if (isLegal(evaluate({ ...scenario, choices: [...given, ...way] }), way, given.length)) found.push(answer)
  }
  return found
}

/** What makes two outcomes the same: everything but when each thing came about. */
const keyOf = ({ outcome, reports, status }: Evaluation): string =>
  JSON.stringify([status, reports, outcome], (k, v: unknown) => (ORDER_OF_EVENTS.includes(k) ? undefined : v))

/** The highest number that an outcome gives, and a way to it: «what is the most damage A can deal?» Its negative gives the lowest. */
export function most(
  { outcomes }: Exploration,
  read: (e: Evaluation) => number | undefined,
): { readonly value: number; readonly way: readonly Choice[] } | undefined {
  let best: { value: number; way: readonly Choice[] } | undefined
  for (const { evaluation, ways } of outcomes) {
    const value = read(evaluation)
    if (value !== undefined && (!best || value > best.value)) best = { value, way: ways[0] ?? [] }
  }
  return best
}

/** A way to an outcome of which something holds: «can B survive?» None, or undefined, means that there is none. */
export const wayTo = ({ outcomes }: Exploration, holds: (e: Evaluation) => boolean): readonly Choice[] | undefined =>
  outcomes.find(({ evaluation }) => holds(evaluation))?.ways[0]

/** How much damage the sources of a player have dealt; of an evaluation that kept its trace. */
export const damageBy = (e: Evaluation, player: PlayerId): number =>
  (e.trace?.happenings ?? []).reduce((sum, { event, fate, batch }) => {
    if (event.type !== 'damage' || fate !== 'happened') return sum
    const before = e.trace?.frames[batch - 1] ?? e.start
    return e.look(before).controller(event.source) === player ? sum + event.amount : sum
  }, 0)
