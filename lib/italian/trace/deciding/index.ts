import type { Probe } from '#lib/questions/index'
import type { Evaluation } from '#lib/rules/index'
import type { Told } from '../story'
import { isAfterwards, isBeside, isCeased, isDrawnBeside, isLastDestroyed, isLone, isTaken } from './beside'
import { reasoned, refuting, withEnd, withGone, withLeaving, withLosing, withMarks } from './saying-why'
import { unstarred } from './steps'

/** What is asked of a trace, by which some of its steps decide: its question, the reason of the right yes or no, and the rules that others misread. */
interface Asked {
  readonly probe: Probe
  readonly reason: readonly string[]
  readonly misread: readonly string[]
}

/**
 * Which steps decide. By itself a step does where one of its rules does, wherever that acts; what is asked adds those that say why, and takes
 * away those that say something else, or the answer.
 */
export function deciding(e: Evaluation, { probe, reason, misread }: Asked, told: readonly Told[]): readonly Told[] {
  const argued = refuting(reasoned(told, reason), reason.length > 0 ? misread : [])
  const why = withGone(e, probe, withMarks(e, probe, withLosing(e, probe, withEnd(e, probe, withLeaving(e, argued)))))
  const beside = [
    isBeside(e, probe),
    isCeased(e, probe),
    isLone(e),
    isAfterwards(e, probe),
    isDrawnBeside(e, probe),
    isLastDestroyed(e, probe, told),
  ]
  const mattering = unstarred(why, (step) => beside.some((is) => is(step)))
  const isAnswer = isTaken(e, probe)
  return mattering.some((step) => step.decisive && !isAnswer(step)) ? unstarred(mattering, isAnswer) : mattering
}
