import { type Explanation, type Item, readingsOf } from '#lib/questions/index'
import type { Evaluation, ObjectId, PlayerId } from '#lib/rules/index'

/** What happens only for somebody who gives a wrong answer, where no step says why it did not: of abilities and of players. */
export function unexplained(
  { probe }: Item,
  { evaluation, foils }: Explanation,
  steps: readonly { readonly sentence: string }[],
): readonly string[] {
  const says = (end: RegExp): boolean => steps.some(({ sentence }) => end.test(sentence))
  const asked = readingsOf(probe).flatMap((r) => (r.ask === 'lost' || r.ask === 'outcome' ? [r.player] : []))
  return foils.flatMap(({ id, rule, evaluation: e }) => [
    ...(says(/non si innesca|non si trasforma|come una creatura sola|non ne infligge altro/)
      ? []
      : moreTriggers(e, evaluation, rule).map((source) => `${source} ← ${id}`)),
    ...(says(/resta in partita|non può perdere/)
      ? []
      : asked.filter((p) => hasLost(e, p) && !hasLost(evaluation, p)).map((p) => `${p} ← ${id}`)),
  ])
}

const hasLost = (e: Evaluation, player: PlayerId): boolean => e.outcome.players[player]?.lost !== undefined

/**
 * Sources of abilities that trigger more often in one evaluation than in another, without those that a misread rule itself has trigger, and those
 * that are there for one alone: why nothing came of the other is told where it would have come.
 */
function moreTriggers(e: Evaluation, than: Evaluation, rule: string): readonly ObjectId[] {
  const count = (x: Evaluation, source: ObjectId): number =>
    x.trace?.happenings.filter(({ event }) => event.type === 'trigger' && event.trigger.source === source).length ?? 0
  const sources = (e.trace?.happenings ?? []).flatMap(({ event, rules }) =>
    event.type === 'trigger' && !rules.some((r) => r === rule) ? [event.trigger.source] : [],
  )
  const known = JSON.stringify(than.trace?.happenings ?? [])
  return [...new Set(sources)].filter(
    (source) => count(e, source) > count(than, source) && (!source.includes('#') || known.includes(`"${source}"`)),
  )
}
