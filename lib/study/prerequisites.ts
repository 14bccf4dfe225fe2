import { isUnder } from '#lib/base/under'
import { masteryOf, type RuleProgress, stateOf } from './mastery'
import type { Progress } from './progress'

/** For a section (`510`) or a rule (`702.2`): the sections and rules that are better known first. */
export type Prerequisites = ReadonlyMap<string, readonly string[]>

/**
 * A whole section is known well enough from this mastery on average, over the rules met, once some of them were met: never all, since some
 * are only asked together with what comes later.
 */
const ENOUGH = 0.6
const SOME = 3
const SHARE = 1 / 3
/** Nobody waits for ever: after so many answers to each rule met, what comes next may help more than once more the same. */
const OFTEN = 5

/**
 * Tells whether somebody may be asked about a rule that they have never met: what comes before it, as far as there are questions on it, is
 * solid, well known on average, or has been answered often. `askable` are the rules that questions exercise.
 */
export function openFor(
  { rules }: Pick<Progress, 'rules'>,
  prerequisites: Prerequisites,
  askable: readonly string[],
): (rule: string) => boolean {
  const isKnown = remembered((number) => {
    const under = askable.filter((rule) => isUnder(rule, number))
    const met = under.filter((rule) => rules.has(rule))
    const mean = (of: (p: RuleProgress | undefined) => number): number =>
      met.reduce((sum, rule) => sum + of(rules.get(rule)), 0) / Math.max(1, met.length)
    const some = met.length >= Math.min(SOME, Math.ceil(under.length * SHARE))
    const enough = mean(masteryOf) >= ENOUGH || mean((p) => p?.answers ?? 0) >= OFTEN
    return (some && enough) || under.every((rule) => stateOf(rules.get(rule)) === 'solid')
  })
  return remembered((rule) =>
    [...prerequisites].every(([after, before]) => !isUnder(rule, after) || before.every(isKnown)),
  )
}

/** A choice asks the same about a few hundred rules again and again. */
function remembered(work: (number: string) => boolean): (number: string) => boolean {
  const known = new Map<string, boolean>()
  return (number) => {
    const is = known.get(number) ?? work(number)
    known.set(number, is)
    return is
  }
}
