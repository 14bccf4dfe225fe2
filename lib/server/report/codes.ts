import 'server-only'

/** Why a report was not kept, or not replied to. */
export type ReportCode =
  /** It says nothing of what is wrong, or more than is read. */
  | 'no-sentence'
  /** None of the kinds was chosen. */
  | 'no-kind'
  /** It is not said whether it was right. */
  | 'no-outcome'
  /** It was passed on to the administrators: who teaches the course replies no more. */
  | 'report-passed'
  /** Somebody else who teaches the course has replied since. */
  | 'report-replied'
