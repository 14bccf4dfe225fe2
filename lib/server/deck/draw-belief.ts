import 'server-only'
import type { NewQuestion } from '#lib/db/quizzes'
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
  const found = [...new Set(offered.map(({ id }) => id))].flatMap((id) => {
    const made = not.has(id) ? undefined : bank.instantiate(id)
    return made?.ok && made.value.options.some(({ beliefs }) => beliefs.some((b) => b === belief)) ? [made.value] : []
  })
  return found.slice(0, count).map((item, n) => ({ seed: `${seed}|${n + 1}`, item, shown: bank.toPublic(item) }))
}
