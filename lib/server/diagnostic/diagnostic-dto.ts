import 'server-only'
import type { DiagnosticState } from '#lib/db/diagnostics'
import type { BeliefView, QuestionView, VerdictView } from '#lib/italian/views'
import { type AreaFinding, DIAGNOSTIC_LENGTH } from '#lib/study/index'
import type { RuleTexts } from '../bank'
import type { Mark } from '../dto'

/** What the use cases of diagnostics return: plain data that may cross to the browser. Times in ms since 1970, positions from 1. */

export interface DiagnosticDto {
  readonly id: string
  readonly total: number
  readonly answered: number
  readonly startedAt: number
  readonly finishedAt: number | null
}

export const diagnosticDto = ({ id, startedAt, finishedAt }: DiagnosticState, answered: number): DiagnosticDto => ({
  id,
  startedAt,
  finishedAt,
  answered,
  total: DIAGNOSTIC_LENGTH,
})

export interface DiagnosticQuestionDto {
  readonly diagnostic: DiagnosticDto
  readonly position: number
  /** Nothing says which of the bank it is. */
  readonly question: Omit<QuestionView, 'itemId'>
  /** Null until the diagnostic is finished. */
  readonly answered: { readonly itemId: string; readonly verdict: VerdictView; readonly texts: RuleTexts } | null
}

/** A lesson to read. */
export interface ToRead {
  readonly slug: string
  readonly title: string
}

export interface DiagnosticResultDto {
  readonly diagnostic: DiagnosticDto
  readonly right: number
  /** The weakest first. */
  readonly areas: readonly (AreaFinding & { readonly lessons: readonly ToRead[] })[]
  /** What to read, in this order. */
  readonly rules: readonly { readonly rule: string; readonly title: string; readonly lesson: ToRead | null }[]
  readonly beliefs: readonly (BeliefView & { readonly times: number })[]
  readonly questions: readonly {
    readonly position: number
    readonly ask: string
    readonly area: string
    readonly mark: Mark
  }[]
}
