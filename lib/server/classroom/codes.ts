import 'server-only'
import type { ClassError, NicknameError } from '#lib/classroom/index'

/** Why what is done about live sessions was not done. */
export type ClassCode =
  /** Nothing goes on under this code: mistyped, or over. */
  | 'class-unknown'
  | 'class-full'
  /** Its instructor lets nobody else in. */
  | 'class-locked'
  | 'nickname-taken'
  /** Removed from the session by whoever leads it. */
  | 'kicked'
  /** The question is of no session that this browser plays in. */
  | 'not-playing'
  /** The question does not take answers: not yet, or not any more. */
  | 'not-open'
  /** The countdown was over. */
  | 'too-late'
  /** The session has gone on since the console was looked at. */
  | 'stale'
  /** A session without questions, or of too many. */
  | 'class-empty'
  /** Of questions that are answered by choosing there is none about what was asked for. */
  | 'class-no-choice'
  | 'class-title'
  /** What was pasted is the address of no question. */
  | 'no-such-question'
  | 'class-no-other'
  /** What is asked of a session does not follow from where it stands. */
  | `class-${ClassError}`
  | NicknameError
