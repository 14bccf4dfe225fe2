import 'server-only'
import type { PasswordProblem } from '#lib/auth/password'
import type { NicknameError } from '#lib/classroom/index'

/** Why a use case did not do what was asked. The interface says each of them in Italian. */
export type Code =
  /** What arrived is not even of the right shape. */
  | 'malformed'
  /** There is no such thing, or it belongs to somebody else: a stranger is not told which. */
  | 'not-found'
  /** The answer is not one of this question's: nothing was recorded, the question is still open. */
  | 'invalid-answer'
  /** Nobody is asking: no cookie, or one that is forged, expired or revoked. */
  | 'expired-session'
  /** Too many in a short time: wait and try again. */
  | 'rate-limited'
  /** The database does not answer: nothing was lost, try again. */
  | 'database-down'
  /** The question was made anew under another address: nothing answers to this one any more. */
  | 'old-version'
  /** Signed in, but this is for others. */
  | 'not-allowed'
  /** There is no other question on this point. */
  | 'none-left'
  /** A day for an exam that is over, or years away. */
  | 'bad-date'
  /** A number of answers a day that nobody gives. */
  | 'bad-goal'
  /** Nothing was answered wrong that was not made good since. */
  | 'nothing-missed'
  /** Unknown e-mail or wrong password: deliberately one code. */
  | 'wrong-credentials'
  | 'email-taken'
  | 'already-signed-in'
  /** The account somebody has elsewhere was not lent: they said no there. */
  | 'provider-denied'
  /** The provider does not answer. */
  | 'provider-down'
  /** What came back from the provider does not belong to anything that was asked here, or is too old. */
  | 'provider-failed'
  /** The provider vouches for no e-mail. */
  | 'provider-email'
  /** There is an account with this e-mail, whose owner never proved that it is theirs. */
  | 'email-unverified'
  /** It opens another account already. */
  | 'provider-taken'
  /** Another account at the same provider opens this one already. */
  | 'provider-connected'
  /** Without it nobody could sign in any more. */
  | 'last-way-in'
  /** The message could not be handed over. */
  | 'mail-down'
  /** A link from an e-mail that was used, is too old, or was never sent. */
  | 'link-over'
  /** A link for another account than the one that is signed in. */
  | 'link-other'
  /** The exam was handed in: nothing of it changes any more. */
  | 'exam-closed'
  /** The exam is not handed in yet: there is no result. */
  | 'exam-open'
  /** Answers are not handed out while an exam of theirs is open. */
  | 'exam-running'
  /** After a failed exam there is a wait before the next of its kind. */
  | 'too-early'
  /** The password that confirms something is not theirs. */
  | 'wrong-password'
  /** Something that needs a fresh session, where there is no password to ask for. */
  | 'sign-in-again'
  /** The site would have no administrator any more. */
  | 'last-administrator'
  /** A course without a title, or with one that is too long. */
  | 'course-title'
  /** Days that the calendar has not, or an end before the beginning. */
  | 'course-dates'
  /** Nothing is begun in a course that was put away. */
  | 'course-archived'
  /** Times that come in the wrong order, or are no times. */
  | 'assignment-times'
  /** A number of attempts that nobody gives. */
  | 'assignment-attempts'
  /** Nothing to do. */
  | 'assignment-empty'
  /** It is not open yet. */
  | 'assignment-before'
  /** It is over. */
  | 'assignment-closed'
  /** It was begun as often as it may be. */
  | 'no-attempts'
  /** A note that is too long. */
  | 'course-note'
  /** A deck without a title, or with one that is no line of text. */
  | 'bad-title'
  /** A deck has as many questions as there may be. */
  | 'deck-full'
  /** The course would have no instructor any more. */
  | 'last-instructor'
  /** Nobody of that e-mail has an account that teaches. */
  | 'no-such-instructor'
  /** No course is joined by that code, or not any more. */
  | 'no-such-course'
  /** Who was removed does not come back by themselves. */
  | 'removed-from-course'
  /** A list of names without names. */
  | 'roster-empty'
  /** A table in which no e-mail is found. */
  | 'roster-columns'
  /** A list of more lines than are read. */
  | 'roster-long'
  /** The correction of a sheet is not open to its readers yet. */
  | 'correction-closed'
  /** Nothing goes on under this code: mistyped, or over. */
  | 'class-unknown'
  | 'class-full'
  /** Its instructor lets nobody else in. */
  | 'class-locked'
  | 'nickname-taken'
  | NicknameError
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
  /** What is asked of a session does not follow from where it stands. */
  | 'class-over'
  | 'class-not-now'
  | 'class-paused'
  | 'class-no-more'
  /** A session without questions, or of too many. */
  | 'class-empty'
  | 'class-title'
  /** The scenario of a question of one's own is none. */
  | 'own-invalid'
  /** Nothing is asked yet. */
  | 'own-no-probe'
  /** A choice in it is open. */
  | 'own-undecided'
  /** No rule says how it goes on. */
  | 'own-stuck'
  /** An action in it is not allowed. */
  | 'own-refused'
  /** What is asked has no answer at the end. */
  | 'own-no-answer'
  /** A choice in it is never asked for. */
  | 'own-unused'
  /** No known belief leads elsewhere, so there is nothing to choose from. */
  | 'own-too-few'
  /** More answers than anybody reads. */
  | 'own-too-many'
  /** No rule decides the answer. */
  | 'own-nothing-decides'
  /** It was never made a question. */
  | 'own-draft-only'
  | PasswordProblem
