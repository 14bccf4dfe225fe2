import 'server-only'

// What pages name of reports.
export type { ReportKind, ReportRecord } from '#lib/db/reports'
