import 'server-only'
import type { ReportRecord } from '#lib/db/report-record'
import type { QuestionView } from '#lib/italian/views'
import { bank } from '../ports'

// What pages name of reports.
export type { ReportRecord } from '#lib/db/report-record'
export type { ReportKind } from '#lib/db/reports'

/** A question that was reported, as it was asked: what happens and what there is to choose from. Null of anything else. */
export const askedThen = (record: ReportRecord): QuestionView | null =>
  record.of === 'question' ? bank.question(bank.toPublic(record.item), record.seed) : null
