import 'server-only'
import type { NewQuestion } from '#lib/db/quizzes'
import type { Item } from '#lib/questions/item'
import { bank } from '../ports'

/** Questions that are looked at for some that a belief answers wrong. */
const LOOKED_AT = 60

/** Questions one of whose wrong answers is a belief: none of those to leave out. */
export function drawBelief(
  belief: string,
  { seed, count, not }: { readonly seed: string; readonly count: number; readonly not: ReadonlySet<string> },
): readonly NewQuestion[] {
  const rule = bank.ruleOf(belief)
  if (rule === undefined) return []
  const offered = bank.candidates(seed, { rules: [rule] }, LOOKED_AT)
  const found: Item[] = []
  for (const id of new Set(offered.map((candidate) => candidate.id))) {
    if (found.length === count) break
    const made = not.has(id) ? undefined : bank.instantiate(id)
    if (made?.ok && made.value.options.some(({ beliefs }) => beliefs.some((b) => b === belief))) found.push(made.value)
  }
  return found.map((item, n) => ({ seed: `${seed}|${n + 1}`, item, shown: bank.toPublic(item) }))
}
