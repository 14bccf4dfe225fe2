import 'server-only'
import { z } from 'zod'
import { requireSession } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { database, transaction } from '#lib/db/client'
import { dropTokens, findToken, useToken } from '#lib/db/mail-tokens'
import { type Person, setEmail } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { mayWrite } from './ask-link'
import { confirmed } from './confirm'
import { email } from './email'
import { hashOf, sendLinkNow, tell } from './mail-link'
import { code, mayTry } from './read-link'

const shape = z.object({ email, current: z.string().max(1_000) })

/**
 * Sends a link to the e-mail that whoever asks wants to have: it is theirs once the link is used, and nothing says before whether somebody
 * has it. `not-found` where no message leaves this site: nothing could prove the new one, and to refuse one that is taken would tell whose
 * it is. There whoever runs the site changes it (`npm run admin`).
 */
export const changeEmail = defineUseCase(
  'account/change-email',
  shape,
  async ({ email, current }, { now }): Promise<Result<null, Refusal>> => {
    const signedIn = await requireSession(now)
    if (!signedIn.ok) return signedIn
    const sure = await confirmed(signedIn.value, current, now)
    if (!sure.ok) return sure
    const may = await mayWrite(email)
    if (!may.ok) return may
    const sent = await sendLinkNow('changeEmail', email, signedIn.value.person.id, now)
    return sent.ok ? ok(null) : sent
  },
)

type Refusal = 'expired-session' | 'wrong-password' | 'sign-in-again' | 'rate-limited' | 'not-found' | 'mail-down'

/** Proves the new e-mail with the link that went there; the old one is told. */
export const confirmNewEmail = defineUseCase(
  'account/confirm-new-email',
  z.object({ code }),
  async ({ code }, { now }) => {
    const signedIn = await requireSession(now)
    if (!signedIn.ok) return signedIn
    const may = await mayTry()
    if (!may.ok) return may
    const { id, email: before } = signedIn.value.person
    const link = await findToken(database(), hashOf(code), 'changeEmail', now)
    if (!link) return err('link-over')
    if (link.userId !== id) return err('link-other')
    const used = await transaction((tx) => useToken(tx, hashOf(code), 'changeEmail', now))
    if (!used) return err('link-over')
    const changed: Result<Person, 'email-taken'> = await setEmail(database(), id, used.email, now)
    if (!changed.ok) return changed
    await dropTokens(database(), id)
    tell('emailChanged', before)
    return ok(null)
  },
)
