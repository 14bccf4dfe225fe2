import 'server-only'
import { z } from 'zod'
import { forgetGuest, requireSession } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { handOver } from '#lib/db/hand-over'
import { forgetLimits } from '#lib/db/limits'
import { lockAdministrators } from '#lib/db/roles'
import { erasePerson } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { confirmed } from './confirm'
import { leave } from './sign-out'

/**
 * Erases whoever asks, with everything that is theirs (docs/decisions/047); what they made for a course that others teach too is the course's
 * (056). The last administrator must hand over first.
 */
export const deleteAccount = defineUseCase(
  'account/delete-account',
  z.object({ current: z.string().max(1_000) }),
  async ({ current }, { now }) => {
    const signedIn = await requireSession(now)
    if (!signedIn.ok) return signedIn
    const sure = await confirmed(signedIn.value, current, now)
    if (!sure.ok) return sure
    const { id } = signedIn.value.person
    const done = await transaction(async (tx): Promise<Result<null, 'last-administrator'>> => {
      const administrators = await lockAdministrators(tx)
      if (administrators.length === 1 && administrators[0]?.id === id) return err('last-administrator')
      await handOver(tx, id)
      for (const gone of await erasePerson(tx, id)) await forgetLimits(tx, gone)
      return ok(null)
    })
    if (!done.ok) return done
    await leave()
    await forgetGuest()
    return ok(null)
  },
)
