import { correlation, type Share, shareOf } from './statistics'

/** An answer that the instructors of a course may see. */
export interface SeenAnswer {
  readonly userId: string
  readonly itemId: string
  readonly template: string
  readonly claims: readonly string[]
  readonly right: boolean
  /** Beliefs that some option betrayed. */
  readonly offered: readonly string[]
  readonly beliefs: readonly string[]
  /** In ms since 1970. */
  readonly at: number
}

/** Below so many people an average says little, and may name somebody. */
export const FEW = 5
/** People from whom on it is said how well a question tells those who know more from the others. */
export const ENOUGH = 10

/** Of some answers in order, the first of each person to each template: later ones have seen the verdict. */
export function firstAnswers<T extends Pick<SeenAnswer, 'userId' | 'template'>>(answers: readonly T[]): readonly T[] {
  const seen = new Set<string>()
  return answers.filter(({ userId, template }) => {
    const key = `${userId} ${template}`
    return !seen.has(key) && seen.add(key)
  })
}

/** What a person's answers say about one rule. */
export interface HeatCell {
  readonly userId: string
  readonly rule: string
  readonly n: number
  readonly right: number
}

/** Students and rules: only where there are answers. */
export function heatOf(answers: readonly SeenAnswer[]): readonly HeatCell[] {
  const cells = new Map<string, { userId: string; rule: string; n: number; right: number }>()
  for (const { userId, claims, right } of answers)
    for (const rule of claims) {
      const key = `${userId} ${rule}`
      const cell = cells.get(key) ?? { userId, rule, n: 0, right: 0 }
      cell.n++
      if (right) cell.right++
      cells.set(key, cell)
    }
  return [...cells.values()]
}

/** How a course does in one area. */
export interface AreaShare extends Share {
  readonly area: string
  readonly people: number
  /** Too few people for the average to say much. */
  readonly few: boolean
}

/** The average of each area, of first answers about one of its rules. Areas without answers are left out. */
export function areaShares(
  answers: readonly SeenAnswer[],
  areas: readonly { readonly slug: string; readonly rules: readonly string[] }[],
): readonly AreaShare[] {
  const first = firstAnswers(answers)
  return areas.flatMap(({ slug, rules }) => {
    const known = new Set(rules)
    const own = first.filter(({ claims }) => claims.some((rule) => known.has(rule)))
    const people = new Set(own.map(({ userId }) => userId)).size
    const share = shareOf(own.filter(({ right }) => right).length, own.length)
    return own.length === 0 ? [] : [{ area: slug, people, few: people < FEW, ...share }]
  })
}

/** An area is weak from so many first answers of more than one person, up to this share of right ones. */
const [TELLING, WEAK] = [8, 0.6]

/** The areas in which a class is weak, the weakest first: what can be said of it where too few people met each error. */
export const weakAreas = (areas: readonly AreaShare[]): readonly AreaShare[] =>
  areas
    .filter(({ n, people, share }) => n >= TELLING && people > 1 && share !== null && share <= WEAK)
    .sort((a, b) => (a.share ?? 0) - (b.share ?? 0) || b.n - a.n)

/** What first answers say of the questions of one template, over all its variants. */
export interface TemplateStatistics extends Share {
  readonly template: string
  /** How it goes together with what else people know; null below ten people, or where nothing differs. */
  readonly discrimination: number | null
  /** People whom that rests on: those who answered something else too. */
  readonly compared: number
  /** The question of it that was answered last. */
  readonly itemId: string
  /** Beliefs that answers betrayed, the most frequent first. */
  readonly beliefs: readonly { readonly belief: string; readonly times: number }[]
  /** Beliefs that nobody betrayed of at least ten people who could. */
  readonly idle: readonly string[]
}

/** Some things in groups of the same key, in the order in which they come. */
export function groupedBy<T>(some: readonly T[], key: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of some) {
    const group = groups.get(key(one))
    if (group) group.push(one)
    else groups.set(key(one), [one])
  }
  return groups
}

/** One line for each template, in the order of their names. */
export function templateStatistics(answers: readonly SeenAnswer[]): readonly TemplateStatistics[] {
  const first = firstAnswers(answers)
  const own = groupedBy(first, ({ template }) => template)
  const people = groupedBy(first, ({ userId }) => userId)
  return [...own.entries()]
    .map(([template, some]) => ({
      template,
      ...shareOf(some.filter(({ right }) => right).length, some.length),
      ...discriminationOf(some, people),
      itemId: some.at(-1)?.itemId ?? '',
      beliefs: beliefsOf(some),
      idle: idleOf(some),
    }))
    .sort((a, b) => (a.template < b.template ? -1 : 1))
}

/** The corrected point-biserial correlation: with the share of a person's other questions that they got right. */
function discriminationOf(
  some: readonly SeenAnswer[],
  people: ReadonlyMap<string, readonly SeenAnswer[]>,
): Pick<TemplateStatistics, 'discrimination' | 'compared'> {
  const pairs = some.flatMap((answer) => {
    const others = (people.get(answer.userId) ?? []).filter((other) => other !== answer)
    const right = others.filter((other) => other.right).length
    return others.length === 0 ? [] : [[answer.right ? 1 : 0, right / others.length] as const]
  })
  return { discrimination: pairs.length < ENOUGH ? null : correlation(pairs), compared: pairs.length }
}

function idleOf(some: readonly SeenAnswer[]): readonly string[] {
  const met = new Map<string, number>()
  for (const belief of some.flatMap(({ offered }) => [...new Set(offered)])) met.set(belief, (met.get(belief) ?? 0) + 1)
  const taken = new Set(some.flatMap(({ beliefs }) => beliefs))
  return [...met].flatMap(([belief, n]) => (n >= ENOUGH && !taken.has(belief) ? [belief] : [])).sort()
}

function beliefsOf(some: readonly SeenAnswer[]): readonly { readonly belief: string; readonly times: number }[] {
  const times = new Map<string, number>()
  for (const { beliefs } of some) for (const belief of beliefs) times.set(belief, (times.get(belief) ?? 0) + 1)
  return [...times]
    .map(([belief, n]) => ({ belief, times: n }))
    .sort((a, b) => b.times - a.times || (a.belief < b.belief ? -1 : 1))
}

/** What a course did in one week. */
export interface WeekActivity {
  /** How many weeks after the first one of these. */
  readonly week: number
  readonly answers: number
  readonly right: number
  readonly people: number
}

const WEEK = 7 * 86_400_000

/** The last weeks that end now, the oldest first; `since` is the first moment of the first. */
export function activityOf(answers: readonly SeenAnswer[], since: number, weeks: number): readonly WeekActivity[] {
  return Array.from({ length: weeks }, (_, week) => {
    const own = answers.filter(({ at }) => Math.floor((at - since) / WEEK) === week)
    return {
      week,
      answers: own.length,
      right: own.filter(({ right }) => right).length,
      people: new Set(own.map(({ userId }) => userId)).size,
    }
  })
}
