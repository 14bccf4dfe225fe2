import { account } from './account-errors'
import { classroom } from './classroom-errors'
import { course } from './course-errors'
import { decks } from './deck-errors'
import { typeset } from './grammar/index'
import { own } from './own-errors'
import { study, UNKNOWN } from './study-errors'

const said = { ...study, ...account, ...classroom, ...course, ...decks, ...own }

/** Why a use case did not do what was asked, or was never reached: the codes of the server, which are checked against this list where both are known. */
export type ErrorCode = keyof typeof said

/** One sentence for a failure of a use case. */
export const sayError = (code: string): string => typeset(code in said ? said[code as ErrorCode] : UNKNOWN)
