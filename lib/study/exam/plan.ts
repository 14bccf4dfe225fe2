import { LEVELS } from '#lib/questions/level'
import { assembleExam, type Supply, type Weighed } from './assemble'
import type { Blueprint, Part } from './blueprint'

/** A template as exams are planned of it. */
export interface Stock {
  readonly id: string
  readonly form: string
  readonly claims: readonly string[]
  /** In logits: its rating, or what it is estimated at before anybody has answered it. */
  readonly difficulty: number
  readonly level?: string | undefined
  /** Two or more cards have a part in its questions. */
  readonly interacts?: boolean | undefined
  /** The template whose board it asks about in another form, where it does. */
  readonly retells?: string | undefined
}

/** A question of an exam before it is made: of a template, for a part of the blueprint, by its place there. */
export interface Planned {
  readonly template: string
  readonly part: number
}

/** What questions may be made of, and which rules an area is about. */
export interface Store {
  readonly stock: readonly Stock[]
  readonly rulesOf: (area: string) => readonly string[] | undefined
}

/**
 * What an exam asks, question by question, before any is made: nothing has to be played to find equally hard exams. Each part has the same
 * supply and the same target for everybody; it is the mean of the supply.
 */
export function planExam(seed: string, { parts }: Pick<Blueprint, 'parts'>, store: Store): readonly Planned[] {
  const planned = new Map<string, Planned>()
  const supplies = parts.map((part, n): Supply => {
    const own = fitting(part, store)
    const from = withEasier(part, store, own)
    // As many of each as are needed where there are too few templates.
    const each = Math.ceil(part.count / Math.max(1, from.length)) + 1
    const candidates = from.flatMap(({ id: template, form, claims, difficulty: estimate, interacts, retells }) =>
      Array.from({ length: each }, (_, slot): Weighed => {
        const id = `${template}#${n}.${slot}`
        planned.set(id, { template, part: n })
        // The same board in two forms is one question.
        return { id, template: retells ?? template, form, claims, estimate, interacts, seen: false }
      }),
    )
    const target = mean((own.length ? own : from).map(({ difficulty }) => difficulty))
    return { area: part.area ?? '', count: part.count, target, candidates }
  })
  return assembleExam(seed, supplies).flatMap(({ id }) => planned.get(id) ?? [])
}

const mean = (some: readonly number[]): number => some.reduce((sum, x) => sum + x, 0) / Math.max(1, some.length)

/** What is about the area of a part and in its forms, of its level or of any where none is said. */
const fitting = ({ area, level, forms }: Part, { stock, rulesOf }: Store): readonly Stock[] => {
  const rules = area === undefined ? undefined : rulesOf(area)
  return stock.filter(
    (t) =>
      (!rules || t.claims.some((rule) => rules.includes(rule))) &&
      (!forms || forms.some((form) => form === t.form)) &&
      (level === undefined || t.level === undefined || t.level === level),
  )
}

/** The same with what is easier where there are too few for two exams to differ, and with anything where there still are. */
function withEasier(part: Part, store: Store, own: readonly Stock[]): readonly Stock[] {
  if (part.level === undefined || own.length > part.count) return own
  const at = LEVELS.indexOf(part.level)
  const easier = LEVELS.slice(0, at + 1).flatMap((level) => fitting({ ...part, level }, store))
  const some = [...new Set(easier)]
  return some.length > part.count ? some : fitting({ ...part, level: undefined }, store)
}
