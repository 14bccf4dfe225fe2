import 'server-only'
import type { NewQuestion } from '#lib/db/quizzes'
import { type BeliefOffer, offersFor } from '../deck/draw-belief'
import { keyed } from '../keyed'
import { bank } from '../ports'

interface Drawing {
  readonly seed: string
  readonly length: number
  readonly who: string
  /** Templates that are known to tempt with one of the beliefs. */
  readonly templates?: readonly string[]
  /** Whether other questions about the rule of a belief come before any template comes again. */
  readonly wider?: boolean
  /** Only those that are answered by choosing. */
  readonly byChoice?: boolean
}

/**
 * So many questions that some beliefs answer wrong: about each of them in turn, of as many templates as there are before one comes again, none
 * twice and none of those to leave out.
 */
export async function drawErrors(
  beliefs: readonly string[],
  { seed, length, who, templates = [], wider = false, byChoice = false }: Drawing,
  without: ReadonlySet<string> = new Set(),
): Promise<readonly NewQuestion[]> {
  const drawn = new Map<string, NewQuestion>()
  const used = new Map<string, number>()
  for (let round = 0, before = -1; drawn.size < length && drawn.size > before; round++) {
    before = drawn.size
    const wish = {
      seed: `${seed}|${round}`,
      not: new Set([...without, ...drawn.keys()]),
      who,
      templates,
      wider,
      byChoice,
    }
    const pools: BeliefOffer[][] = []
    for (const belief of beliefs) pools.push([...(await offersFor(belief, wish))])
    for (let turn = 0; drawn.size < length && pools.some((pool) => pool.length > 0); turn++) {
      const next = taken(pools[turn % pools.length] ?? [], used)
      if (!next || drawn.has(next.id)) continue
      for (const what of [next.template, again(next)]) used.set(what, (used.get(what) ?? 0) + 1)
      const shown = bank.toPublic(next)
      drawn.set(next.id, { seed: keyed(seed, 'question', drawn.size + 1), item: next, shown })
    }
  }
  return [...drawn.values()]
}

/** The same position of a template, whatever the names and numbers in it. */
const again = (item: BeliefOffer['item']): string => {
  const { answer, board } = bank.kindOf(item)
  return `${item.template} ${answer} ${board}`
}

/**
 * Takes out of a pool the first of the template that was used least, and of one template rather another position; what does not tempt is used
 * once, as long as something does.
 */
function taken(pool: BeliefOffer[], used: ReadonlyMap<string, number>): BeliefOffer['item'] | undefined {
  const rank = ({ item, tempts }: BeliefOffer): number => {
    const times = used.get(item.template) ?? 0
    return tempts || times === 0 ? times + ((used.get(again(item)) ?? 0) > 0 ? 0.5 : 0) : Number.POSITIVE_INFINITY
  }
  const ranks = pool.map(rank)
  const at = ranks.indexOf(Math.min(...ranks))
  return pool.splice(at, 1)[0]?.item
}
