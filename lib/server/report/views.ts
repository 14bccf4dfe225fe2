import 'server-only'

// What pages name of reports.
export type { ReportRecord } from '#lib/db/report-record'
export type { ReportKind } from '#lib/db/reports'
