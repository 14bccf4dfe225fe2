import 'server-only'

/** Why what is done about sheets on paper was not done. */
export type SheetCode =
  /** The correction of a sheet is not open to its readers yet. */
  'correction-closed'
