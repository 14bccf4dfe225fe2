import 'server-only'
import type { OwnDecision, RunDecisionKind } from '#lib/db/decided/run-decisions'
import type { Closing } from '#lib/db/quizzes'
import type { BeliefView, QuestionView, VerdictView } from '#lib/italian/views'
import type { ItemError } from '#lib/questions/item'
import type { Reason, RuleState, Verdict } from '#lib/study/index'
import type { RuleTexts } from './bank'

/** What use cases return: plain data that may cross to the browser. Times in ms since 1970, positions from 1. */

/** How a question of a quiz stands. */
export type Mark = 'open' | Verdict

export interface QuizDto {
  readonly id: string
  /** Date of the rules it was made under, as `2026-09-25`. */
  readonly edition: string
  readonly total: number
  readonly answered: number
  readonly right: number
  /** One per question, in order. */
  readonly marks: readonly Mark[]
  /** The first question without an answer; null when there is none, or it takes no more: show the result. */
  readonly next: number | null
  /** Whether it takes no more answers though not all have one, or counts for nothing in what it was begun for, and how that came. */
  readonly closing: Closing | null
  /** Whether it is what somebody new begins with. */
  readonly first: boolean
}

export interface QuestionDto {
  readonly quiz: QuizDto
  readonly position: number
  readonly mark: Mark
  /** Named by its place alone: which of the bank it is would lead to its answer. */
  readonly question: Omit<QuestionView, 'itemId'>
  /** Null until the answer is locked. */
  readonly verdict: VerdictView | null
  /** Texts of the rules that the verdict cites. */
  readonly texts: RuleTexts
  /** Whether to ask how sure the answer is. */
  readonly asksConfidence: boolean
  /** Why a practice asked it; null until the answer is locked, since it names a rule, and for any other quiz. */
  readonly why: WhyDto | null
}

/** Why a question of a practice was asked. */
export interface WhyDto {
  readonly rule: string
  readonly reason: Reason
}

/** A question on its own page. */
export interface ItemDto {
  readonly itemId: string
  readonly edition: string
  readonly question: QuestionView
}

/** What stands nearest to a question that cannot be made. */
export interface InsteadDto {
  readonly why: ItemError
  readonly offer: { readonly itemId: string; readonly ask: string } | null
}

/** What an answer gets back, whatever is retried. */
export interface AnsweredDto {
  /** `already-answered`: this question had another answer before; its verdict is the one that counts and is returned here. */
  readonly status: 'accepted' | 'already-answered'
  readonly mark: Verdict
  readonly verdict: VerdictView
  /** Texts of the rules that it cites. */
  readonly texts: RuleTexts
  /** Null for a question on its own page. */
  readonly quiz: QuizDto | null
  /** Why a practice asked it. */
  readonly why: WhyDto | null
}

/** What an instructor decided of a whole run of the assignment that it was begun for: that it was handed in, that it counts for nothing. */
export type RunNote = Readonly<Record<RunDecisionKind, OwnDecision | null>>

/** What of a quiz counts for nobody in the assignment that it was begun for, and what is left without it (null while it goes on). */
export interface LeftOutNote {
  readonly questions: readonly { readonly position: number; readonly reason: string }[]
  readonly rest: { readonly right: number; readonly total: number } | null
}

/** What of a quiz is marked by hand in the assignment that it was begun for, of one point each, and what that comes to (null while it goes on). */
export interface ByHandNote {
  readonly questions: readonly { readonly position: number; readonly points: number; readonly reason: string }[]
  readonly rest: { readonly points: number; readonly outOf: number } | null
}

export interface ResultDto {
  readonly quiz: QuizDto
  readonly questions: readonly {
    readonly position: number
    /** Null while it is open. */
    readonly itemId: string | null
    readonly mark: Mark
    /** The question that was asked. */
    readonly ask: string
    /** Rules it exercises; empty while it is open. */
    readonly rules: readonly string[]
    /** Beliefs that the answer betrayed; empty while it is open. */
    readonly beliefs: readonly string[]
  }[]
  /** Per rule of the answered questions, in rule order. */
  readonly rules: readonly {
    readonly rule: string
    readonly right: number
    readonly answered: number
    readonly state: RuleState
  }[]
  /** Beliefs that the answers betrayed, the most frequent first. */
  readonly beliefs: readonly (BeliefView & { readonly times: number })[]
  readonly leftOut: LeftOutNote | null
  readonly byHand: ByHandNote | null
  readonly decided: RunNote
}

/** What whoever asks may practise. */
export interface PracticeDto {
  /** Rules to review by now, templates missed and not made good, rules never met that are open. */
  readonly due: number
  readonly missed: number
  readonly fresh: number
  /** Lessons that questions may be chosen from. */
  readonly lessons: readonly { readonly slug: string; readonly title: string }[]
  readonly plan: PlanDto
  /** What leads up to an exam; null where no day is set, or it is over. */
  readonly exam: ExamPlanDto | null
}

/** How somebody wants to practise; days as `2026-12-31`. */
export interface PlanDto {
  readonly examOn: string | null
  readonly dailyGoal: number | null
  readonly streak: boolean
  readonly confidence: boolean
}

export interface ExamPlanDto {
  readonly examOn: string
  readonly days: number
  /** Rules never met: on each day, and still today. */
  readonly perDay: number
  readonly left: number
}

/** How the daily goal stands. */
export interface GoalDto {
  readonly goal: number
  readonly today: number
  /** Days in a row with the goal met; null where nobody wants to know. */
  readonly streak: number | null
}

/** Who is looking at the page. */
export type MeDto =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'guest'; readonly openQuiz: OpenQuizDto | null }
  | {
      readonly kind: 'account'
      readonly email: string
      readonly verified: boolean
      readonly name: string | null
      readonly role: 'studente' | 'formatore' | 'amministratore'
      readonly openQuiz: OpenQuizDto | null
    }

/** The quiz with questions still to answer: the one of one's own accord, or the newest of a course. */
export interface OpenQuizDto {
  readonly id: string
  readonly answered: number
  readonly total: number
  /** Begun for a course: it is not one's own to set aside. */
  readonly assigned: boolean
}

export interface HealthDto {
  readonly edition: string
  readonly version: string
}

/** Who reads a page that is the same for everybody: `mastery` has the rules met so far. */
export interface ReaderDto {
  readonly account: boolean
  readonly mastery: Readonly<Record<string, 'learning' | 'solid'>>
}

/** What somebody has read of the lessons. */
export interface ReadingDto {
  /** Stands for the account, without saying whose it is; null for guests. What waits in a browser to be kept goes to no other account. */
  readonly account: string | null
  /** Lessons of which something is known; the one last read comes first. */
  readonly lessons: readonly LessonReadingDto[]
}

export interface LessonReadingDto {
  readonly lesson: string
  readonly title: string
  /** How many sections it has, and which were read, in page order. */
  readonly sections: number
  readonly read: readonly string[]
  /** How many rules have a paragraph there, and how many of them are solid. */
  readonly rules: number
  readonly solid: number
  /** Where reading stopped, and the page where that section stands. */
  readonly place: { readonly section: string; readonly title: string; readonly page: string } | null
}
