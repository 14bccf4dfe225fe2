import 'server-only'
import type { Limit } from '#lib/db/limits'

/**
 * How often is too often. Addresses are generous: a whole classroom sits behind one. One account from one address is strict: nobody mistypes a
 * password ten times in a quarter of an hour. One account from everywhere is wide: who guesses must not be able to shut its owner out.
 */
const limit = (name: string, times: number, minutes: number): Limit => ({ name, times, seconds: minutes * 60 })

export const SIGN_IN_PAIR = limit('sign-in-pair', 10, 15)
export const SIGN_IN_ACCOUNT = limit('sign-in-account', 500, 60)
export const SIGN_IN_ADDRESS = limit('sign-in-address', 200, 15)
export const SIGN_UP_ADDRESS = limit('sign-up-address', 200, 60)
export const PROVIDER_ADDRESS = limit('provider-address', 200, 15)
export const MAIL_TO = limit('mail-to', 6, 60)
export const MAIL_ADDRESS = limit('mail-address', 200, 60)
export const LINK_ADDRESS = limit('link-address', 200, 15)
export const CONFIRM = limit('confirm', 10, 15)
/** Who asks to teach, takes it back and asks again has administrators written to no more often. */
export const ASKING = limit('asking', 3, 24 * 60)
export const ROLE = limit('role', 60, 10)
export const EXPORT = limit('export', 30, 60)
export const QUESTION_EXPORT = limit('question-export', 20, 10)
export const REPORT = limit('report', 20, 60)
/** A classroom that met the same wrong question reports it at once. */
export const REPORT_ADDRESS = limit('report-address', 300, 60)
export const NEW_GUEST_ADDRESS = limit('new-guest-address', 2_000, 60)
export const NEW_QUIZ = limit('new-quiz', 60, 10)
/** A school of five hundred begins a few times over; whoever makes a guest for each start does not go on for ever. */
export const NEW_QUIZ_ADDRESS = limit('new-quiz-address', 1_500, 10)
export const EXAM_CHOICE = limit('exam-choice', 300, 1)
export const ANSWER = limit('answer', 120, 1)
export const READING = limit('reading', 120, 1)
export const COURSE = limit('course', 60, 60)
export const DECK = limit('deck', 120, 10)
export const JOIN = limit('join', 60, 10)
/** Codes of courses that lead nowhere, typed by nobody known: by address, as those of live sessions. */
export const COURSE_GUESS = limit('course-guess', 300, 10)
export const ROSTER = limit('roster', 60, 10)
/** Sheets that are made to be printed. */
export const SHEET = limit('sheet', 20, 10)
/** Papers that come back: read from a file, typed off, put right, saved. A class is put right in one sitting, with wrong files between. */
export const PAPERS = limit('papers', 600, 10)
export const CORRECTION_ADDRESS = limit('correction-address', 600, 10)
/** A whole classroom joins from one address within a minute. */
export const CLASS_JOIN = limit('class-join', 2_000, 10)
export const CLASS_NEW = limit('class-new', 60, 60)
/** Codes that lead nowhere, by address: more than a school of five hundred mistypes. */
export const CLASS_GUESS = limit('class-guess', 300, 10)
/** Per player, never per address. */
export const CLASS_ANSWER = limit('class-answer', 120, 1)
export const ASSIGNMENT = limit('assignment', 60, 10)
/** A whole class is marked by hand in one go. */
export const EXCEPTION = limit('exception', 600, 10)
export const OWN_DRAFT = limit('own-draft', 600, 10)
export const OWN_QUESTION = limit('own-question', 60, 10)
export const OWN_LOOK = limit('own-look', 240, 10)
