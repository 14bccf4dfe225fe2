import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { err, ok, type Result } from '#lib/base/result'
import { database } from '#lib/db/client'
import { isDatabaseDown } from '#lib/db/down'
import { keepToken, type MailPurpose } from '#lib/db/mail-tokens'
import type { MailKind } from '#lib/italian/index'
import { later } from '../later'
import { errorPlace, log } from '../log'
import { post, wayOfMail } from '../mail/post'

const MINUTE = 60_000

/** How long each link is good, in ms, and the page that it opens. The messages say the same times. */
const LINKS: Readonly<Record<MailPurpose, { readonly lasts: number; readonly page: string }>> = {
  signIn: { lasts: 20 * MINUTE, page: '/accedi/link' },
  resetPassword: { lasts: 60 * MINUTE, page: '/accedi/password' },
  verifyEmail: { lasts: 3 * 24 * 60 * MINUTE, page: '/account/conferma' },
  changeEmail: { lasts: 60 * MINUTE, page: '/account/email' },
}

/** What is kept of what a link carries. */
export const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url')

/** Makes a link for one purpose and sends it. Rejects when the message was not taken. */
export async function sendLink(purpose: MailPurpose, email: string, userId: string | null, now: number): Promise<void> {
  const code = randomBytes(32).toString('base64url')
  const { lasts, page } = LINKS[purpose]
  await keepToken(database(), hashOf(code), { purpose, email, userId }, now, now + lasts)
  await post(purpose, email, `${page}?codice=${code}`)
}

/** The same for whoever is signed in and waits: says when the message was not taken. */
export async function sendLinkNow(...of: Parameters<typeof sendLink>): Promise<Result<null, 'mail-down'>> {
  try {
    await sendLink(...of)
    return ok(null)
  } catch (error) {
    if (isDatabaseDown(error)) throw error
    log.error({ mail: of[0], ...errorPlace(error) })
    return err('mail-down')
  }
}

/** Writes when the answer has been sent: nobody waits, and nobody can tell from the time it takes what was written to whom. */
export function afterwards(kind: MailKind, work: () => Promise<void>): void {
  later(async () => {
    try {
      await work()
    } catch (error) {
      log.error({ mail: kind, ...errorPlace(error) })
    }
  })
}

/** Tells somebody what was done, if messages leave this site at all; `path` is where on this site they may look at it. */
export function tell(kind: MailKind, email: string | null, path?: string): void {
  if (email !== null && wayOfMail() !== null) afterwards(kind, () => post(kind, email, path))
}
