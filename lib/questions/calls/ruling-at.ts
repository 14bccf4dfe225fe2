import { evaluate, type Ruleset } from '#lib/rules/index'
import { indicesOf, pointAt, pointCount } from '../item-id'
import { finalAnswer, needsTrace } from '../probe'
import type { CallTemplate } from './call-template'
import type { RightRuling, Value } from './fact'

type Point = Readonly<Record<string, Value>>

/** What is right at a point; undefined where it makes no sense or the evaluator has no answer. */
export function rulingAt(t: CallTemplate, point: Point): RightRuling | undefined {
  if (t.valid && !t.valid(point)) return undefined
  const verdict = verdictAt(t, point)
  return verdict === undefined ? undefined : { verdict, reason: t.because(point, verdict) }
}

/** Yes or no at a point, by the rules or by others. */
export function verdictAt(t: CallTemplate, point: Point, rules?: Ruleset): boolean | undefined {
  const probe = t.probe(point)
  const e = evaluate(t.scenario(point), { trace: needsTrace(probe), ...(rules ? { rules } : {}) })
  const value = finalAnswer(probe, e)
  return typeof value === 'boolean' ? value : undefined
}

/** What may be true of everything that is not told, and what would be right then. */
export interface Supposed {
  readonly untold: Point
  readonly ruling: RightRuling
}

/** What is right with everything that may be true of what is not told, the story being as it is. */
export const everyRuling = (t: CallTemplate, point: Point): readonly Supposed[] =>
  [...Array(pointCount(t.untold)).keys()].flatMap((n) => {
    const untold = pointAt(t.untold, indicesOf(t.untold, n))
    const ruling = untold && rulingAt(t, { ...point, ...untold })
    return untold && ruling ? [{ untold, ruling }] : []
  })
