import 'server-only'
import type { Stretch } from '#lib/db/history'
import type { QuizState } from '#lib/db/quizzes'
import {
  dayOf,
  isDue,
  masteryOf,
  noProgress,
  type Progress,
  type RuleProgress,
  startOf,
  startOfWeek,
  stateOf,
  weekOf,
} from '#lib/study/index'
import { bank } from '../ports'
import { quizDto } from '../quiz/state'
import { byRule, sectionOf } from '../rule-order'
import type { ProgressDto, RuleDto } from './progress-dto'

const DAYS = 7
const WEEKS = 8
/** Weeks on the page are stretches of this length, in ms. */
export const WEEK = startOf(7)

/** The Monday that the weeks on the page begin with. */
export const firstWeek = (now: number): number => startOfWeek(weekOf(now) - WEEKS + 1)

/** What is known of somebody, from the database. */
export interface Known {
  readonly totals: Pick<ProgressDto, 'answered' | 'right'>
  readonly progress: Progress
  /** From `firstWeek` on. */
  readonly weekly: readonly Stretch[]
  readonly quizzes: readonly QuizState[]
}

const nothing: Known = { totals: { answered: 0, right: 0 }, progress: noProgress, weekly: [], quizzes: [] }

/** The progress of somebody who never answered: every rule is there, and none was met. */
export const nothingYet = (now: number): ProgressDto => tellProgress(nothing, now)

/** Progress as the page has it. */
export const tellProgress = ({ totals, progress, weekly, quizzes }: Known, now: number): ProgressDto => ({
  ...totals,
  due: [...progress.rules.values()].filter((rule) => isDue(rule, now)).length,
  ahead: ahead(progress, now),
  weeks: weeks(weekly, firstWeek(now)),
  sections: sections(progress, now),
  lessons: lessons(progress),
  beliefs: beliefs(progress),
  quizzes: quizzes
    .filter(({ marks }) => marks.some((mark) => mark !== null))
    .map((quiz) => {
      const { id, total, answered, right, closing } = quizDto(quiz)
      return { id, createdAt: quiz.createdAt, total, answered, right, closing }
    }),
})

function ahead({ rules }: Progress, now: number): ProgressDto['ahead'] {
  const today = dayOf(now)
  const days = [...rules.values()].map(({ dueAt }) => Math.max(today, dayOf(dueAt)))
  return Array.from({ length: DAYS }, (_, n) => ({
    day: startOf(today + n),
    due: days.filter((day) => day === today + n).length,
  }))
}

function weeks(weekly: readonly Stretch[], first: number): ProgressDto['weeks'] {
  return Array.from({ length: WEEKS }, (_, n) => {
    const { answered, right, median } = weekly.find((week) => week.n === n) ?? { answered: 0, right: 0, median: null }
    return { start: first + startOf(7 * n), answered, right, median }
  })
}

function sections(progress: Progress, now: number): ProgressDto['sections'] {
  const rules = [...new Set([...bank.rules(), ...progress.rules.keys()])].sort(byRule)
  const bySection = new Map<string, RuleDto[]>()
  for (const rule of rules) {
    const of = bySection.get(sectionOf(rule)) ?? []
    of.push(ruleDto(rule, progress.rules.get(rule), now))
    bySection.set(sectionOf(rule), of)
  }
  return [...bySection].map(([section, of]) => ({
    section,
    solid: of.filter(({ state }) => state === 'solid').length,
    rules: of,
  }))
}

const ruleDto = (rule: string, p: RuleProgress | undefined, now: number): RuleDto => ({
  rule,
  state: stateOf(p),
  mastery: masteryOf(p),
  answers: p?.answers ?? 0,
  right: p?.right ?? 0,
  due: isDue(p, now),
  dueAt: p?.dueAt ?? null,
})

function lessons({ rules }: Progress): ProgressDto['lessons'] {
  const asked = new Set(bank.rules())
  return bank.areas().flatMap(({ slug, title, rules: all }) => {
    const of = all.filter((rule) => asked.has(rule)).map((rule) => rules.get(rule))
    if (of.length === 0) return []
    const mastery = of.reduce((sum, rule) => sum + masteryOf(rule), 0) / of.length
    return [{ slug, title, rules: of.length, solid: of.filter((rule) => stateOf(rule) === 'solid').length, mastery }]
  })
}

function beliefs({ beliefs: met }: Progress): ProgressDto['beliefs'] {
  return [...met]
    .sort(
      ([one, a], [other, b]) =>
        Number(a.state === 'overcome') - Number(b.state === 'overcome') ||
        b.lastAt - a.lastAt ||
        (one < other ? -1 : 1),
    )
    .map(([id, { state, times, lastAt, streak, overcomeAt }]) => ({
      ...bank.belief(id),
      ...{ state, times, lastAt, streak, overcomeAt },
    }))
}
