import 'server-only'
import type { AccountCode } from './account/codes'
import type { ClassCode } from './classroom/codes'
import type { CourseCode } from './courses/codes'
import type { DeckCode } from './deck/codes'
import type { ExamCode } from './exam/codes'
import type { ExportCode } from './export/codes'
import type { ItemCode } from './item/codes'
import type { OwnCode } from './own/codes'
import type { PracticeCode } from './practice/codes'
import type { QuizCode } from './quiz/codes'
import type { ReportCode } from './report/codes'
import type { SheetCode } from './sheet/codes'

/** What several of them give. */
type CommonCode =
  /** What arrived is not even of the right shape. */
  | 'malformed'
  /** Others are waiting already for what takes a while: try again in a moment. */
  | 'busy'
  /** More than is read. */
  | 'too-large'
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
  /** Signed in, but this is for others. */
  | 'not-allowed'
  /** There is no other question on this point. */
  | 'none-left'
  /** Of the rules that were asked for, some do not exist or have no questions: nothing was begun with the others. */
  | 'unknown-rules'
  /** A deck without a title, or with one that is no line of text. */
  | 'bad-title'

/** Why a use case did not do what was asked: each folder says its own. The interface says each of them in Italian. */
export type Code =
  | CommonCode
  | AccountCode
  | ClassCode
  | CourseCode
  | DeckCode
  | ExamCode
  | ExportCode
  | ItemCode
  | OwnCode
  | PracticeCode
  | QuizCode
  | ReportCode
  | SheetCode
