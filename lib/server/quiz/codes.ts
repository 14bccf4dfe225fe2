import 'server-only'

/** Why what is done about quizzes was not done. */
export type QuizCode =
  /** The question is one of an exam, a diagnostic or an assignment of theirs that goes on: its answer is told nowhere else meanwhile. */
  | 'item-open'
  /** Nothing was answered wrong that was not made good since. */
  | 'nothing-missed'
