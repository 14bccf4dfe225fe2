import 'server-only'
import { addressKey } from '#lib/auth/address'
import { NEW_QUIZ, NEW_QUIZ_ADDRESS } from '#lib/auth/limits'
import { withinLimit } from '#lib/db/limits'

/** Whether somebody may begin something that is drawn: not too often, and not too many of them from where they are. */
export const mayStart = async (userId: string): Promise<boolean> =>
  (await withinLimit(NEW_QUIZ, userId)) && (await withinLimit(NEW_QUIZ_ADDRESS, await addressKey()))
