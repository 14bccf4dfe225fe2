import 'server-only'

/** Why what is done about how one wants to practise was not done. */
export type PracticeCode =
  /** A day for an exam that is over, or years away. */
  | 'bad-date'
  /** A number of answers a day that nobody gives. */
  | 'bad-goal'
