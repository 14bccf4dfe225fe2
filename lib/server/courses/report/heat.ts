import 'server-only'
import { type HeatCell, heatOf, lessonHeatOf, mostlyFew, needOf, outside, type SeenAnswer } from '#lib/courses/index'
import { bank } from '../../ports'
import { byRule } from '../../rule-order'

/** What the columns of a heat map are. */
export const HEAT_BY = ['rule', 'lesson'] as const
export type HeatBy = (typeof HEAT_BY)[number]

/** Students and rules, or students and lessons: what needs most stands first. */
export interface HeatDto {
  readonly by: HeatBy
  readonly columns: readonly { readonly about: string; readonly title: string }[]
  readonly cells: readonly HeatCell[]
  /** Answers that are in no cell: of a question with no rule, or with one that no lesson teaches. */
  readonly outside: number
}

/** The heat map of some answers: by what was asked for; else by rule, or by lesson where most rules have too few answers to say much. */
export function heatMapOf(answers: readonly SeenAnswer[], asked: HeatBy | null): HeatDto {
  const rules = heatOf(answers)
  const by = asked ?? (mostlyFew(rules) ? 'lesson' : 'rule')
  const cells = by === 'rule' ? rules : lessonHeatOf(answers, bank.areas())
  const need = needOf(cells, 'about')
  const met = [...new Set(cells.map(({ about }) => about))]
  if (by === 'rule') {
    const texts = bank.texts(met)
    const columns = met.sort((a, b) => need(a, b) || byRule(a, b))
    return {
      by,
      cells,
      outside: outside(answers, met),
      columns: columns.map((about) => ({ about, title: texts[about]?.title ?? '' })),
    }
  }
  // As many of one need as of another: in the order of the course.
  const lessons = bank.areas().filter(({ slug }) => met.includes(slug))
  const columns = [...lessons].sort((a, b) => need(a.slug, b.slug))
  const taught = lessons.flatMap(({ rules: own }) => own)
  return {
    ...{ by, cells, outside: outside(answers, taught) },
    columns: columns.map(({ slug: about, title }) => ({ about, title })),
  }
}
