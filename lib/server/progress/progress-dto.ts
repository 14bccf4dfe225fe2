import 'server-only'
import type { Closing } from '#lib/db/quizzes'
import type { BeliefView, QuestionView, VerdictView } from '#lib/italian/views'
import type { RuleState } from '#lib/study/index'
import type { RuleTexts } from '../bank'
import type { Mark } from '../dto'

/** What the use cases of progress return: plain data that may cross to the browser. Times in ms since 1970, shares from 0 to 1. */

export interface ProgressDto {
  readonly answered: number
  readonly right: number
  /** Rules met that should be asked again by now. */
  readonly due: number
  /** How many rules fall due on each of seven study days; what is due already falls on the first of them, which is today. */
  readonly ahead: readonly { readonly day: number; readonly due: number }[]
  /** The last eight weeks, this one last; each by its Monday. */
  readonly weeks: readonly WeekDto[]
  readonly sections: readonly {
    /** `119`. */
    readonly section: string
    readonly solid: number
    readonly rules: readonly RuleDto[]
  }[]
  /** Lessons that questions are about, in reading order. */
  readonly lessons: readonly LessonMasteryDto[]
  /** Beliefs found and not overcome first, then the newest first. */
  readonly beliefs: readonly BeliefMetDto[]
  /** Of the last quizzes, the newest first. */
  readonly quizzes: readonly {
    readonly id: string
    readonly createdAt: number
    readonly total: number
    readonly answered: number
    readonly right: number
    /** Whether it takes no more answers though not all have one, or counts for nothing in what it was begun for, and how that came. */
    readonly closing: Closing | null
  }[]
}

export interface WeekDto {
  readonly start: number
  readonly answered: number
  readonly right: number
  /** Half of the answers took no longer, in ms; null where nobody knows. */
  readonly median: number | null
}

export interface LessonMasteryDto {
  readonly slug: string
  readonly title: string
  /** Rules of the lesson that questions touch, how many are solid, and the mean mastery of them all. */
  readonly rules: number
  readonly solid: number
  readonly mastery: number
}

export interface BeliefMetDto extends BeliefView {
  readonly state: 'found' | 'overcome'
  readonly times: number
  readonly lastAt: number
  /** Right answers in a row, on different days, of the three that overcome it. */
  readonly streak: number
  readonly overcomeAt: number | null
}

export interface RuleDto {
  readonly rule: string
  readonly state: RuleState
  readonly mastery: number
  readonly answers: number
  readonly right: number
  readonly due: boolean
  readonly dueAt: number | null
}

/** What answers of the history may be chosen by. */
export interface HistoryChoice {
  /** Slug of a lesson. */
  readonly lesson?: string | undefined
  readonly verdict?: 'right' | 'wrong' | 'gaveUp' | undefined
  readonly rule?: string | undefined
}

export interface HistoryDto {
  /** The newest first. */
  readonly answers: readonly {
    readonly id: string
    readonly at: number
    /** The question that was asked. */
    readonly ask: string
    /** Open where the exam that it was given in does not tell. */
    readonly mark: Mark
    /** Rules that the question exercises; none where nothing is told. */
    readonly rules: readonly string[]
  }[]
  /** The answer after which older ones follow; null where there are none. */
  readonly older: string | null
  readonly lessons: readonly { readonly slug: string; readonly title: string }[]
}

export interface PastAnswerDto {
  readonly id: string
  readonly at: number
  /** Date of the rules it was asked under, and of those in force now. */
  readonly edition: string
  readonly now: string
  readonly setting: { readonly in: 'quiz' | 'exam' | 'diagnostic' | 'page'; readonly href: string | null }
  readonly question: Omit<QuestionView, 'itemId' | 'level'>
  /** Null where the exam that it was given in does not tell. */
  readonly told: {
    readonly itemId: string
    readonly mark: Mark
    readonly verdict: VerdictView
    readonly texts: RuleTexts
  } | null
}
