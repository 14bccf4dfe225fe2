import { chapters, rulesOf } from '#lib/content/index'
import { practicable, templateDifficulty, templates } from '#lib/questions/index'
import type { Stock } from '#lib/study/index'

const areas = new Map<string, readonly string[]>(chapters().map((c) => [c.slug, rulesOf(c)]))

/** The rules of an area of exams. */
export const areaRules = (area: string): readonly string[] | undefined => areas.get(area)

/** The templates there are, as exams are planned from them, by id. */
export const realStock: ReadonlyMap<string, Stock> = new Map(
  templates.map((t) => [t.id, { ...practicable(t), difficulty: templateDifficulty(t.id) }]),
)
