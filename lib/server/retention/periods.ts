import 'server-only'
import { GUEST_SECONDS } from '#lib/auth/guest-cookie'
import { SESSION_SECONDS } from '#lib/auth/session-length'

const DAY_SECONDS = 24 * 60 * 60

/** How many days something is kept that nobody erases before. The privacy page says these numbers, and the sweep goes by them. */
export const DAYS = {
  /** From when they were first here; the cookie by which they come back is good as long. */
  guests: GUEST_SECONDS / DAY_SECONDS,
  /** From signing in, as long as a session can be used. */
  sessions: SESSION_SECONDS / DAY_SECONDS,
  /** From the end of a live session, or from its beginning where nobody ended it. */
  classes: 400,
  /** From when an instructor wrote down somebody who never came. */
  waiting: 400,
} as const
