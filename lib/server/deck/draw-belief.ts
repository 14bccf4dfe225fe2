import 'server-only'
import { database } from '#lib/db/client'
import type { NewQuestion } from '#lib/db/quizzes'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import { keyed } from '../keyed'
import { bank } from '../ports'

/** Questions that are looked at for some that a belief answers wrong. */
const LOOKED_AT = 60

/** Questions one of whose wrong answers is a belief: none of those to leave out. */
export async function drawBelief(belief: string, { seed, count, not, who }: Wish): Promise<readonly NewQuestion[]> {
  const rule = bank.ruleOf(belief)
  if (rule === undefined) return []
  const without = await withdrawnTemplates(database())
  const drawing = { seed: keyed(seed, 'offer'), wish: { rules: [rule] }, without, n: LOOKED_AT }
  const [offers = []] = await bank.draw([drawing], who)
  return offers
    .map(({ item }) => item)
    .filter(({ id, options }) => !not.has(id) && options.some(({ beliefs }) => beliefs.some((b) => b === belief)))
    .slice(0, count)
    .map((item, n) => ({ seed: keyed(seed, 'question', n + 1), item, shown: bank.toPublic(item) }))
}

interface Wish {
  readonly seed: string
  readonly count: number
  readonly not: ReadonlySet<string>
  readonly who: string
}
