import 'server-only'
import type { ReportRecord } from '#lib/db/report-record'
import type { QuestionView } from '#lib/italian/views'
import { sayChosen } from '../courses/say-chosen'
import { bank } from '../ports'

// What pages name of reports.
export type { ReportRecord } from '#lib/db/report-record'
export type { ReportKind } from '#lib/db/reports'

/** A question that was reported, as it was asked: what happens and what there is to choose from. Null of anything else. */
export const askedThen = (record: ReportRecord): QuestionView | null =>
  record.of === 'question' ? bank.question(bank.toPublic(record.item), record.seed) : null

/** What was answered to it, in words; null where nothing was yet. */
export const saidThen = (record: ReportRecord): string | null => {
  const question = askedThen(record)
  return question && record.of === 'question' && record.given ? sayChosen(question, record.given) : null
}
