import 'server-only'
import type { BeliefView } from '#lib/italian/views'
import { bank } from './ports'

/** The beliefs that some answers betrayed, the most frequent first; of several, the one that the course corrects first. */
export function tallied(answers: readonly { readonly beliefs: readonly string[] }[]): readonly (BeliefView & {
  readonly times: number
})[] {
  const times = new Map<string, number>()
  for (const belief of answers.flatMap(({ beliefs }) => beliefs)) times.set(belief, (times.get(belief) ?? 0) + 1)
  return [...times]
    .sort(([one, a], [other, b]) => b - a || bank.correctedAt(one) - bank.correctedAt(other))
    .map(([id, n]) => ({ ...bank.belief(id), times: n }))
}
