import 'server-only'

/** Why a report was not kept, or not replied to. */
export type ReportCode =
  /** It says nothing of what is wrong, or more than is read. */
  | 'no-sentence'
  /** None of the kinds was chosen. */
  | 'no-kind'
  /** It is not said whether it was right. */
  | 'no-outcome'
