import 'server-only'
import { database } from '#lib/db/client'
import type { NewQuestion } from '#lib/db/quizzes'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import { keyed } from '../keyed'
import { bank } from '../ports'

/** Questions that are looked at for some that a belief answers wrong. */
const LOOKED_AT = 60

/** Questions one of whose wrong answers is a belief, about its rule or of templates that are known to tempt with it: none of those to leave out. */
export async function drawBelief(
  belief: string,
  { seed, count, not, who, templates = [] }: Wish,
): Promise<readonly NewQuestion[]> {
  const rule = bank.ruleOf(belief)
  if (rule === undefined) return []
  const without = await withdrawnTemplates(database())
  const wishes = [{ rules: [rule] }, ...templates.map((template) => ({ template }))]
  const drawings = wishes.map((wish, n) => ({ seed: keyed(seed, 'offer', n), wish, without, n: LOOKED_AT }))
  return (await bank.draw(drawings, who))
    .flat()
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
  readonly templates?: readonly string[]
}
