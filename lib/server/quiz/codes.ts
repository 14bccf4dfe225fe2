import 'server-only'

/** Why what is done about quizzes was not done. */
export type QuizCode =
  /** The question is one of an exam, a diagnostic or an assignment of theirs that goes on: its answer is told nowhere else meanwhile. */
  | 'item-open'
  /** Nothing was answered wrong that was not made good since. */
  | 'nothing-missed'
  /** Another quiz was begun and not finished: one goes on with it, or sets it aside first. */
  | 'quiz-open'
  /** The quiz was set aside: it takes no more answers. */
  | 'quiz-closed'
  /** An instructor handed it in: it takes no more answers. */
  | 'run-handed-in'
  /** An instructor had it count for nothing: it takes no more answers as long as that holds. */
  | 'run-annulled'
