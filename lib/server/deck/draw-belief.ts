import 'server-only'
import { database } from '#lib/db/client'
import { templatesTempting } from '#lib/db/ready-items'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import type { Item } from '#lib/questions/item'
import { answeredOtherwise } from '../answered-otherwise'
import { keyed } from '../keyed'
import { bank } from '../ports'

/** Questions that are looked at for some that a belief answers wrong: about its rule, and of each template that tempts with it. */
const LOOKED_AT = 60
const OF_EACH = 12

/** Templates that are drawn of beside those about the rule. */
const TEMPLATES = 10

/** A question that may be asked about a belief. */
export interface BeliefOffer {
  readonly item: Item
  /** Whether one of its wrong answers is the belief; else it is about the rule. */
  readonly tempts: boolean
}

interface Wish {
  readonly seed: string
  readonly not: ReadonlySet<string>
  readonly who: string
  /** Templates that are known to tempt with it; others are found among the questions that are ready. */
  readonly templates: readonly string[]
  /** Whether questions count that are about its rule without tempting with it. */
  readonly wider: boolean
  /** Only those that are answered by choosing. */
  readonly byChoice: boolean
}

/** Questions one of whose wrong answers is a belief, of every template that is known to have any; then, where that is wished, others about its rule. */
export async function offersFor(
  belief: string,
  { seed, not, who, templates, wider, byChoice }: Wish,
): Promise<readonly BeliefOffer[]> {
  const rule = bank.ruleOf(belief)
  if (rule === undefined) return []
  const db = database()
  const without = [...(await withdrawnTemplates(db)), ...(byChoice ? answeredOtherwise() : [])]
  const tempting = [...new Set([...templates, ...(await templatesTempting(db, bank.version, belief))])]
  const wishes = [
    { wish: { rules: [rule] }, n: LOOKED_AT },
    ...tempting.slice(0, TEMPLATES).map((template) => ({ wish: { template }, n: OF_EACH })),
  ]
  const drawings = wishes.map((each, n) => ({ ...each, seed: keyed(seed, 'offer', n), without }))
  const offers = (await bank.draw(drawings, who))
    .flat()
    .filter(({ item }) => !not.has(item.id))
    .map(({ item }) => ({ item, tempts: item.options.some(({ beliefs }) => beliefs.some((b) => b === belief)) }))
  const tempts = offers.filter((offer) => offer.tempts)
  // Of what has nothing of the belief there is no end: it comes only beside what has.
  if (!wider || tempts.length === 0) return tempts
  return [...tempts, ...offers.filter((offer) => !offer.tempts && offer.item.claims.some((claim) => claim === rule))]
}
