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
  /** The assignment that it was given in; null of any other. */
  readonly assignmentId: string | null
  /** The live session of the course that it was given in; null of any other. */
  readonly sessionId: string | null
  /** In ms since 1970. */
  readonly at: number
}

/** What is one question to a report: all of a template, or each where everybody has the same. */
export type QuestionBy = 'template' | 'itemId'

/** Below so many people an average says little, and may name somebody. */
export const FEW = 5
/** People from whom on it is said how well a question tells those who know more from the others. */
export const ENOUGH = 10

/** Of some answers in order, the first of each person to each template: later ones have seen the verdict. */
export const firstAnswers = <T extends Pick<SeenAnswer, 'userId' | 'template'>>(answers: readonly T[]): readonly T[] =>
  firstOf(answers, ({ template }) => template)

/** Of some answers in order, the first of each person to what has the same key. */
function firstOf<T extends Pick<SeenAnswer, 'userId'>>(answers: readonly T[], key: (one: T) => string): readonly T[] {
  const seen = new Set<string>()
  return answers.filter((one) => {
    const own = `${one.userId} ${key(one)}`
    return !seen.has(own) && seen.add(own)
  })
}

/** What a person's answers say about one rule, or one lesson. */
export interface HeatCell {
  readonly userId: string
  /** The number of the rule, or the address of the lesson. */
  readonly about: string
  readonly n: number
  readonly right: number
}

/** Below so many answers a cell says little: one slip is no conviction. */
export const SLIPS = 3

/** Students and rules: only where there are answers. */
export function heatOf(answers: readonly SeenAnswer[]): readonly HeatCell[] {
  const cells = new Map<string, { userId: string; about: string; n: number; right: number }>()
  for (const { userId, claims, right } of answers)
    for (const about of claims) {
      const key = `${userId} ${about}`
      const cell = cells.get(key) ?? { userId, about, n: 0, right: 0 }
      cell.n++
      if (right) cell.right++
      cells.set(key, cell)
    }
  return [...cells.values()]
}

/** A lesson, or what is taught together, with its rules. */
interface Taught {
  readonly slug: string
  readonly rules: readonly string[]
}

/** Students and lessons: an answer counts once in each lesson that teaches one of its rules. */
export function lessonHeatOf(answers: readonly SeenAnswer[], lessons: readonly Taught[]): readonly HeatCell[] {
  const taught = new Map<string, string[]>()
  for (const { slug, rules } of lessons) for (const rule of rules) taught.set(rule, [...(taught.get(rule) ?? []), slug])
  return heatOf(
    answers.map((answer) => ({
      ...answer,
      claims: [...new Set(answer.claims.flatMap((rule) => taught.get(rule) ?? []))],
    })),
  )
}

/** Whether most cells rest on so few answers that they say little. */
export const mostlyFew = (cells: readonly HeatCell[]): boolean =>
  cells.filter(({ n }) => n < SLIPS).length * 2 > cells.length

/** How a course does in one area. */
export interface AreaShare extends Share {
  readonly area: string
  readonly people: number
  /** Too few people for the average to say much. */
  readonly few: boolean
}

/** The average of each area, of first answers about one of its rules. Areas without answers are left out. */
export function areaShares(answers: readonly SeenAnswer[], areas: readonly Taught[]): readonly AreaShare[] {
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

/** Why it is not said how well a question tells people apart: too few can be compared; all of them were right, or wrong; or all did as well elsewhere. */
export type NoDiscrimination = 'few' | 'all-right' | 'all-wrong' | 'elsewhere'

/** What first answers say of the questions of one template, over all its variants, or of one question. */
export interface TemplateStatistics extends Share {
  /** The template, or the id of the one question. */
  readonly key: string
  readonly template: string
  /** How many different questions were answered. */
  readonly versions: number
  /** How it goes together with what else people know; null where that is not known, for `unknown`. */
  readonly discrimination: number | null
  readonly unknown: NoDiscrimination | null
  /** People whom that rests on: those who answered something else too. */
  readonly compared: number
  /** The question of it that was answered last. */
  readonly itemId: string
  /** The assignment that it was answered in last; null where it was in none. */
  readonly assignmentId: string | null
  /** The live session, likewise. */
  readonly sessionId: string | null
  /** Beliefs that answers betrayed, the most frequent first. */
  readonly beliefs: readonly { readonly belief: string; readonly times: number }[]
  /** Beliefs that no answer to it betrayed, the first or a later one, of at least five people who could. */
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

/** One line for each template, or each question where its answers go by that, in the order of their names. */
export function templateStatistics(
  answers: readonly SeenAnswer[],
  byOf: (answer: SeenAnswer) => QuestionBy = () => 'template',
): readonly TemplateStatistics[] {
  const keyOf = (one: SeenAnswer): string => one[byOf(one)]
  const first = firstOf(answers, keyOf)
  const all = groupedBy(answers, keyOf)
  const own = groupedBy(first, keyOf)
  const people = groupedBy(first, ({ userId }) => userId)
  // Wherever they were given: of a question of a deck also in a session, of a template also in a deck.
  const ever = new Map([
    ...groupedBy(answers, ({ template }) => template),
    ...groupedBy(answers, ({ itemId }) => itemId),
  ])
  return [...own.entries()]
    .map(([key, some]) => ({
      key,
      template: some[0]?.template ?? key,
      versions: new Set(all.get(key)?.map(({ itemId }) => itemId)).size,
      assignmentId: all.get(key)?.findLast(({ assignmentId }) => assignmentId !== null)?.assignmentId ?? null,
      sessionId: all.get(key)?.findLast(({ sessionId }) => sessionId !== null)?.sessionId ?? null,
      ...shareOf(some.filter(({ right }) => right).length, some.length),
      ...discriminationOf(some, people),
      itemId: some.at(-1)?.itemId ?? '',
      beliefs: beliefsOf(some),
      idle: idleOf(ever.get(key) ?? some),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** The corrected point-biserial correlation: with the share of a person's other questions that they got right. */
function discriminationOf(
  some: readonly SeenAnswer[],
  people: ReadonlyMap<string, readonly SeenAnswer[]>,
): Pick<TemplateStatistics, 'discrimination' | 'unknown' | 'compared'> {
  const pairs = some.flatMap((answer) => {
    const others = (people.get(answer.userId) ?? []).filter((other) => other !== answer)
    const right = others.filter((other) => other.right).length
    return others.length === 0 ? [] : [[answer.right ? 1 : 0, right / others.length] as const]
  })
  const compared = pairs.length
  if (compared < ENOUGH) return { discrimination: null, unknown: 'few', compared }
  const discrimination = correlation(pairs)
  if (discrimination !== null) return { discrimination, unknown: null, compared }
  const right = pairs.filter(([own]) => own === 1).length
  const unknown = right === compared ? 'all-right' : right === 0 ? 'all-wrong' : 'elsewhere'
  return { discrimination, unknown, compared }
}

function idleOf(some: readonly SeenAnswer[]): readonly string[] {
  const met = new Map<string, Set<string>>()
  for (const { userId, offered } of some)
    for (const belief of offered) met.set(belief, (met.get(belief) ?? new Set()).add(userId))
  const taken = new Set(some.flatMap(({ beliefs }) => beliefs))
  return [...met].flatMap(([belief, who]) => (who.size >= FEW && !taken.has(belief) ? [belief] : [])).sort()
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

/** So many weeks, the oldest first; `since` is the first moment of the first. */
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
