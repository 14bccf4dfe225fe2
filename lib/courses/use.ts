import { ENOUGH, FEW, type HeatCell, type TemplateStatistics } from './report'

/** What first answers say of a question: that it is of little use, why, or that there are too few of them to say so (`few`, alone, or beside what few of them say). */
export type Use = 'reversed' | 'hard' | 'flat' | 'easy' | 'idle' | 'fine' | 'few'

/** Shares of right answers from which on a question is too easy, and up to which it is too hard: it tells nobody from anybody. */
const EASY = 0.9
const HARD = 0.3
/** Below this discrimination those who know more hardly answer better. */
const FLAT = 0.1

/** What a question is worth, the most urgent thing first: who knows more answers worse, all fail, it tells nobody apart, none fails. */
export function usesOf({ n, share, discrimination, compared, idle }: TemplateStatistics): readonly Use[] {
  if (n < FEW || share === null) return ['few']
  // Of so few people a correlation may be off by about two standard errors: what is not clearly below zero is chance as well.
  const reversed = discrimination !== null && discrimination + 2 / Math.sqrt(compared) < 0
  const found: readonly (Use | false)[] = [
    reversed && 'reversed',
    share <= HARD && 'hard',
    discrimination !== null && !reversed && discrimination < FLAT && 'flat',
    share >= EASY && 'easy',
    idle.length > 0 && 'idle',
  ]
  const uses = found.filter((use) => use !== false)
  // It is fine where it is known to tell people apart: where that was not computed, nothing is said yet.
  if (uses.length === 0) return discrimination === null ? ['few'] : n < ENOUGH ? ['fine', 'few'] : ['fine']
  return n < ENOUGH ? [...uses, 'few'] : uses
}

/** How many answers like those of the whole class are added to each: one slip alone is no need. */
const DRAWN = 5

/** Who or what stands first where it is most needed: by the share of wrong answers, drawn to that of the whole class where there are few; without any, last. */
export function needOf(cells: readonly HeatCell[], key: 'userId' | 'about'): (a: string, b: string) => number {
  const sums = new Map<string, { n: number; right: number }>()
  for (const cell of cells) {
    const sum = sums.get(cell[key]) ?? { n: 0, right: 0 }
    sums.set(cell[key], { n: sum.n + cell.n, right: sum.right + cell.right })
  }
  const all = cells.reduce((sum, { n, right }) => ({ n: sum.n + n, wrong: sum.wrong + n - right }), { n: 0, wrong: 0 })
  const usual = all.n === 0 ? 0 : all.wrong / all.n
  const need = (of: string): number => {
    const sum = sums.get(of)
    return sum ? (sum.n - sum.right + DRAWN * usual) / (sum.n + DRAWN) : -1
  }
  return (a, b) => need(b) - need(a)
}
