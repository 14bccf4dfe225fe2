import 'server-only'
import { z } from 'zod'
import type { Admitted } from '#lib/auth/options'
import { currentPerson } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { database, transaction } from '#lib/db/client'
import { useToken } from '#lib/db/mail-tokens'
import { findByEmail } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { claimAccount } from './claim-account'
import { hashOf } from './mail-link'
import { makeAccount } from './make-account'
import { code, mayTry } from './read-link'

/**
 * The account that a link for signing in opens; a new one for an e-mail that has none. Whoever opens it has proven the e-mail: if nobody
 * had, everything that somebody else may have set up to come in by goes.
 */
export const enterWithLink = defineUseCase(
  'account/enter-with-link',
  z.object({ code }),
  async (
    { code },
    { now },
  ): Promise<Result<Admitted, 'rate-limited' | 'link-over' | 'email-taken' | 'already-signed-in'>> => {
    const may = await mayTry()
    if (!may.ok) return may
    const person = await currentPerson(now)
    const link = await transaction((tx) => useToken(tx, hashOf(code), 'signIn', now))
    if (!link) return err('link-over')
    const existing = await findByEmail(database(), link.email)
    if (existing) {
      if (existing.emailVerifiedAt !== null) return ok(existing)
      return ok(await transaction((tx) => claimAccount(tx, existing.id, null, now)))
    }
    const who = { email: link.email, name: null, passwordHash: null, emailVerifiedAt: new Date(now) }
    return makeAccount(person?.kind === 'guest' ? person : null, who, now)
  },
)
