import { dayOf } from './day'
import type { Progress } from './progress'
import { RETENTION } from './review/memory'

/** How a person wants to practise; everything is off unless they say so. */
export interface StudyPlan {
  /** The study day of an exam. */
  readonly examOn: number | null
  /** Answers a day. */
  readonly dailyGoal: number | null
  /** Whether days in a row with the goal met are told. */
  readonly streak: boolean
  /** Whether each question asks how sure the answer is. */
  readonly confidence: boolean
}

export const noPlan: StudyPlan = { examOn: null, dailyGoal: null, streak: false, confidence: false }

/** What leads up to an exam, as of today. */
export interface ExamPlan {
  readonly day: number
  /** Days left, without that of the exam. */
  readonly days: number
  /** Rules never met that each day should bring, and how many of today's are left. */
  readonly perDay: number
  readonly left: number
  /** How likely a right answer should be when a rule is asked again. */
  readonly retention: number
}

/** So many days before an exam are for reviews only, unless there are no others. */
const REVIEW_DAYS = 3
/** From so many days before, reviews come ever closer, up to this retention. */
const NEAR_DAYS = 30
const NEAR_RETENTION = 0.97

/** The plan up to an exam: rules never met spread evenly over the days, reviews closer as it comes near; null where none is to come. */
export function examPlan(
  { examOn }: Pick<StudyPlan, 'examOn'>,
  { rules }: Pick<Progress, 'rules'>,
  askable: readonly string[],
  now: number,
): ExamPlan | null {
  const today = dayOf(now)
  if (examOn === null || examOn <= today) return null
  const days = examOn - today
  const forNew = days > REVIEW_DAYS ? days - REVIEW_DAYS : days
  const unmet = askable.filter((rule) => !rules.has(rule)).length
  const metToday = askable.filter((rule) => dayOf(rules.get(rule)?.metAt ?? 0) === today).length
  const perDay = Math.ceil((unmet + metToday) / forNew)
  const nearness = Math.max(0, 1 - days / NEAR_DAYS)
  return {
    day: examOn,
    days,
    perDay,
    left: Math.max(0, Math.min(unmet, perDay - metToday)),
    retention: RETENTION + (NEAR_RETENTION - RETENTION) * nearness,
  }
}

/** How a daily goal stands: answers today, and days in a row with it met. Today counts once it is met, and breaks nothing before. */
export interface Streak {
  readonly today: number
  readonly days: number
}

export function streakOf(answers: ReadonlyMap<number, number>, goal: number, now: number): Streak {
  const today = dayOf(now)
  const met = (day: number): boolean => (answers.get(day) ?? 0) >= goal
  let days = met(today) ? 1 : 0
  for (let day = today - 1; met(day); day--) days++
  return { today: answers.get(today) ?? 0, days }
}
