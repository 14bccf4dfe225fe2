import 'server-only'

/** Why what is done about exams was not done. */
export type ExamCode =
  /** The exam was handed in: nothing of it changes any more. */
  | 'exam-closed'
  /** The exam is not handed in yet: there is no result. */
  | 'exam-open'
  /** After a failed exam there is a wait before the next of its kind. */
  | 'too-early'
