import 'server-only'
import { z } from 'zod'
import { hashPassword, passwordProblem } from '#lib/auth/password'
import { requireSession } from '#lib/auth/user'
import { err } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { dropTokens } from '#lib/db/mail-tokens'
import { endAllSessions } from '#lib/db/sessions'
import { setPassword } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { confirmed } from './confirm'
import { tell } from './mail-link'
import { startSession } from './sign-in'

const shape = z.object({ current: z.string().max(1_000), password: z.string().max(1_000) })

/** Gives whoever asks another password (or a first one). Every session ends, and one begins here. */
export const changePassword = defineUseCase(
  'account/change-password',
  shape,
  async ({ current, password }, { now }) => {
    const signedIn = await requireSession(now)
    if (!signedIn.ok) return signedIn
    const { id, email } = signedIn.value.person
    const problem = await passwordProblem(password, email ?? '')
    if (problem) return err(problem)
    const sure = await confirmed(signedIn.value, current, now)
    if (!sure.ok) return sure
    const passwordHash = await hashPassword(password)
    await transaction(async (tx) => {
      await setPassword(tx, id, passwordHash)
      await dropTokens(tx, id)
      await endAllSessions(tx, id)
    })
    tell('passwordChanged', email)
    return startSession(email ?? '', password)
  },
)
