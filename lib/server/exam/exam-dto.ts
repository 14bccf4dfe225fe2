import 'server-only'
import type { Choice, ExamState } from '#lib/db/exams'
import type { AskedView, CallView } from '#lib/italian/call-views'
import type { BeliefView, QuestionView, TableView, VerdictView } from '#lib/italian/views'
import type { CallScore } from '#lib/questions/calls'
import { type Blueprint, CALLS, type ExamScore, type Given, lengthOf, neededOf, type Phase } from '#lib/study/index'
import type { RuleTexts } from '../bank'
import type { ByHandNote, LeftOutNote, Mark, RunNote } from '../dto'
import { bank } from '../ports'

/** What the use cases of exams return: plain data that may cross to the browser. Times in ms since 1970, positions from 1. */

export interface BlueprintDto {
  readonly id: string
  readonly length: number
  /** Right answers that are needed. */
  readonly needed: number
  /** Percent. */
  readonly pass: number
  readonly minutes: number | null
  readonly wait: number
  readonly scores: Blueprint['scores']
  /** Areas and how many questions of each; an area without a title is anything. */
  readonly areas: readonly { readonly title: string | null; readonly count: number }[]
}

export const blueprintDto = (blueprint: Blueprint): BlueprintDto => {
  const { id, minutes, wait, scores, pass, parts } = blueprint
  const areaOf = ({ area, calls: are }: Blueprint['parts'][number]) => (are ? CALLS : area)
  const titles = [...new Set(parts.map(areaOf))]
  return {
    id,
    minutes,
    wait,
    scores,
    length: lengthOf(blueprint),
    needed: neededOf(blueprint),
    pass: Math.round(pass * 100),
    areas: titles.map((area) => ({
      title: area === undefined ? null : areaTitle(area),
      count: lengthOf({ parts: parts.filter((part) => areaOf(part) === area) }),
    })),
  }
}

/** The title of an area; its slug where its lesson is no more. */
export const areaTitle = (area: string): string =>
  area === CALLS ? 'Chiamate al tavolo' : (bank.areas().find(({ slug }) => slug === area)?.title ?? area)

export interface ExamDto {
  readonly id: string
  readonly edition: string
  readonly blueprint: BlueprintDto
  readonly phase: Phase
  readonly startedAt: number
  readonly deadlineAt: number | null
  readonly submittedAt: number | null
  readonly byClock: boolean
  /** The server's clock, which alone counts. */
  readonly now: number
  readonly total: number
  readonly answered: readonly number[]
  readonly flagged: readonly number[]
}

export const examDto = (
  exam: ExamState,
  { phase, choices, now }: { readonly phase: Phase; readonly choices: readonly Choice[]; readonly now: number },
): ExamDto => {
  const { id, edition, startedAt, deadlineAt, submittedAt, byClock, flagged, areas } = exam
  return {
    id,
    edition,
    startedAt,
    deadlineAt,
    submittedAt,
    byClock,
    flagged,
    phase,
    now,
    blueprint: blueprintDto(exam.blueprint),
    total: areas.length,
    answered: choices.filter(({ given }) => !('giveUp' in given)).map(({ position }) => position),
  }
}

/** A question as it is shown in an exam: nothing says which of the bank it is. */
export type ExamQuestionView = Omit<QuestionView, 'itemId' | 'table'> & {
  /** Absent of a call where to look would be to know. */
  readonly table?: TableView
}

/** What a call has beside its question: what the players tell, and of what was not asked only the question. */
export type ExamCallView = Pick<CallView, 'story' | 'asks'>

/** How a call of an exam went. */
export interface ExamCallScore extends CallScore {
  readonly position: number
  /** Whether a ruling was given. */
  readonly ruled: boolean
}

export interface ExamQuestionDto {
  readonly exam: ExamDto
  readonly decided: RunNote
  readonly position: number
  readonly question: ExamQuestionView
  /** Null where the question is no call. */
  readonly call: ExamCallView | null
  /** What was chosen, by whoever asks; null for nothing yet. */
  readonly given: Given | null
  /** When that was kept. */
  readonly savedAt: number | null
  /** Null until the exam is closed, and for ever where its scores are not shown. */
  readonly answered: {
    readonly itemId: string
    readonly verdict: VerdictView
    readonly texts: RuleTexts
    /** Of a call: which questions were needed, and which were asked. */
    readonly needed: { readonly asked: readonly AskedView[]; readonly score: CallScore } | null
  } | null
}

export interface ExamResultDto {
  readonly exam: ExamDto
  /** Null where scores are not shown. */
  readonly score: (ExamScore & { readonly needed: number }) | null
  /** When a score that is not shown yet will be; null where it is, or never will be. */
  readonly scoreAt: number | null
  readonly questions: readonly {
    readonly position: number
    readonly ask: string
    readonly area: string
    readonly mark: Mark
    /** Something came after time was over, and does not count. */
    readonly late: boolean
  }[]
  readonly beliefs: readonly (BeliefView & { readonly times: number })[]
  /** Its calls, with or without a ruling; none where scores are not shown. */
  readonly calls: readonly ExamCallScore[]
  /** Fresh questions like those that were missed. */
  readonly again: readonly string[]
  readonly name: string | null
  /** What counts for nobody; null where scores are not shown. */
  readonly leftOut: LeftOutNote | null
  readonly byHand: ByHandNote | null
  readonly decided: RunNote
}

export interface ExamsDto {
  readonly blueprints: readonly (BlueprintDto & {
    /** The one that is open. */
    readonly open: string | null
    /** When it may be tried again, after it was failed. */
    readonly againAt: number | null
  })[]
  readonly areas: readonly { readonly slug: string; readonly title: string }[]
  /** Exams taken, the newest first. */
  readonly taken: readonly {
    readonly id: string
    readonly blueprint: string
    readonly startedAt: number
    readonly deadlineAt: number | null
    readonly phase: Phase
    readonly right: number | null
    readonly total: number
    readonly passed: boolean | null
  }[]
}
