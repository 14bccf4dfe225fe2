import { canonical } from '#lib/base/json'
import { type Explanation, type Item, readingsOf } from '#lib/questions/index'
import type { Evaluation, Happening, ObjectId, PlayerId } from '#lib/rules/index'

/** What happens only for somebody who gives a wrong answer, where no step says why it did not: of abilities and of players. */
export function unexplained(
  { probe }: Item,
  { evaluation, foils }: Explanation,
  steps: readonly { readonly sentence: string; readonly rules: readonly string[] }[],
): readonly string[] {
  const says = (end: RegExp): boolean => steps.some(({ sentence }) => end.test(sentence))
  const asked = readingsOf(probe).flatMap((r) => (r.ask === 'lost' || r.ask === 'outcome' ? [r.player] : []))
  const kept = (rule: string): readonly Happening[] =>
    steps.some(({ rules }) => rules.includes(rule)) ? keptBy(evaluation, rule) : []
  return foils.flatMap(({ id, rule, evaluation: e }) => [
    ...(says(/non si innesca|non si trasforma|come una creatura sola|non ne infligge altro/)
      ? []
      : moreTriggers(e, evaluation, rule, kept(rule)).map((source) => `${source} ← ${id}`)),
    ...(says(/resta in partita|non può perdere/)
      ? []
      : asked.filter((p) => hasLost(e, p) && !hasLost(evaluation, p)).map((p) => `${p} ← ${id}`)),
  ])
}

const hasLost = (e: Evaluation, player: PlayerId): boolean => e.outcome.players[player]?.lost !== undefined

/** What a rule kept from happening, where it was tried: «si sacrifica solo ciò che si controlla». */
const keptBy = (e: Evaluation, rule: string): readonly Happening[] =>
  e.trace?.happenings.filter((h) => h.fate === 'impossible' && [...h.rules, ...h.by].some((r) => r === rule)) ?? []

/**
 * Sources of abilities that trigger more often in one evaluation than in another, without those that a misread rule itself has trigger, and those
 * that are there for one alone: why nothing came of the other is told where it would have come. What comes of an event that a step keeps from
 * happening is told by that step.
 */
function moreTriggers(e: Evaluation, than: Evaluation, rule: string, kept: readonly Happening[]): readonly ObjectId[] {
  const all = e.trace?.happenings ?? []
  const isOfKept = (h: Happening | undefined): boolean =>
    h !== undefined &&
    (kept.some((x) => canonical(x.event as never) === canonical(h.event as never)) ||
      (h.parent !== undefined && isOfKept(all[h.parent])))
  const count = (x: Evaluation, source: ObjectId): number =>
    x.trace?.happenings.filter(
      (h) => h.event.type === 'trigger' && h.event.trigger.source === source && (x !== e || !isOfKept(h)),
    ).length ?? 0
  const sources = all.flatMap(({ event, rules }) =>
    event.type === 'trigger' && !rules.some((r) => r === rule) ? [event.trigger.source] : [],
  )
  const known = JSON.stringify(than.trace?.happenings ?? [])
  return [...new Set(sources)].filter(
    (source) => count(e, source) > count(than, source) && (!source.includes('#') || known.includes(`"${source}"`)),
  )
}
