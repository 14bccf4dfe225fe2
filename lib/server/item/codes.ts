import 'server-only'

/** Why what is done about a question by itself was not done. */
export type ItemCode =
  /** Its template is out of service: a page that was made before asks it still. */
  | 'withdrawn'
  /** The question was made anew under another address: nothing answers to this one any more. */
  | 'old-version'
