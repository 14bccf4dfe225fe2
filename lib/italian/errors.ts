import { typeset } from './grammar/index'
import { account } from './site/account-errors'
import { classroom } from './site/classroom-errors'
import { course, sayMarksAbove, sayMarkUpTo } from './site/course-errors'
import { decks, sayPaperObjection } from './site/deck-errors'
import { own } from './site/own-errors'
import { plan } from './site/plan-errors'
import { report } from './site/report-errors'
import { sayUnknownRules, study, UNKNOWN } from './site/study-errors'

const said = { ...study, ...account, ...classroom, ...course, ...decks, ...own, ...plan, ...report }

/** Why a use case did not do what was asked, or was never reached: the codes of the server, which are checked against this list where both are known. */
export type ErrorCode = keyof typeof said

/** One sentence for a failure of a use case. */
export const sayError = (code: string): string =>
  sayUnknownRules(code) ??
  sayMarkUpTo(code) ??
  sayMarksAbove(code) ??
  sayPaperObjection(code) ??
  typeset(code in said ? said[code as ErrorCode] : UNKNOWN)
