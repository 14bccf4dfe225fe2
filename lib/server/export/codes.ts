import 'server-only'

/** Why a file of questions was not written. */
export type ExportCode =
  /** Answers are not handed out while an exam of theirs is open. */
  'exam-running'
