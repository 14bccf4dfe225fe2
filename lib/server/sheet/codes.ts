import 'server-only'

/** Why what is done about sheets on paper was not done. */
export type SheetCode =
  /** The correction of a sheet is not open to its readers yet. */
  | 'correction-closed'
  /** What a scanner made: nothing; no columns to be told apart; more than can be read; more files than are kept. */
  | 'scan-empty'
  | 'scan-columns'
  | 'scan-long'
  | 'scans-full'
  /** What was sent as answers is no table. */
  | 'scan-no-table'
  /** Marks of paper: nobody's paper at all. */
  | 'paper-nobody'

/**
 * Why what was said of papers was not kept, and whose they are: no code, which would carry their names into the log. Answers were typed for
 * somebody, and not of which variant; what was said of a mark is no answer of its question; two papers of one person; a paper of somebody who
 * is not in the course.
 */
export interface PaperObjection {
  readonly objection: 'typed-variant' | 'mark-unclear' | 'paper-twice' | 'paper-stranger'
  readonly of: readonly {
    readonly name: string
    readonly mark?: { readonly position: number; readonly given: string }
  }[]
}
