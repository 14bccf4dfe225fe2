import type { Verdict } from '../grade'
import { type Blueprint, neededOf } from './blueprint'

/** One question of an exam: what it is about, and what its answer was worth; null where there was none. */
export interface Marked {
  readonly area: string
  readonly verdict: Verdict | null
}

export interface ExamScore {
  readonly right: number
  readonly total: number
  readonly passed: boolean
  /** In the order in which the areas come. */
  readonly areas: readonly { readonly area: string; readonly right: number; readonly total: number }[]
}

/** The score of an exam: only a wholly right answer counts, an answer in parts too; no answer is not right. */
export function scoreExam(blueprint: Pick<Blueprint, 'parts' | 'pass'>, questions: readonly Marked[]): ExamScore {
  const rightOf = (some: readonly Marked[]): number => some.filter(({ verdict }) => verdict === 'right').length
  const right = rightOf(questions)
  return {
    right,
    total: questions.length,
    passed: right >= neededOf(blueprint),
    areas: [...new Set(questions.map(({ area }) => area))].map((area) => {
      const own = questions.filter((q) => q.area === area)
      return { area, right: rightOf(own), total: own.length }
    }),
  }
}
