import 'server-only'
import { createClass, findClass } from '#lib/db/classroom/sessions'
import type { Db } from '#lib/db/client'
import { newShortCode } from '../short-code'

/** Signs of the code that people join by. */
export const CODE_SIGNS = 6

/** Makes a session in its lobby, under a code that is free; where there is one of the given id, it is that one. Returns its id. */
export async function openLobby(db: Db, made: Omit<Parameters<typeof createClass>[1], 'code'>): Promise<string> {
  for (let tries = 0; tries < 5; tries++) {
    const id = await createClass(db, { ...made, code: newShortCode(CODE_SIGNS) })
    if (id !== null) return id
    if (made.id !== undefined && (await findClass(db, made.id))) return made.id
  }
  // Five codes of hundreds of millions are not all taken.
  throw new Error('no code was free')
}
