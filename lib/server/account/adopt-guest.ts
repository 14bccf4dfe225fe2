import 'server-only'
import { z } from 'zod'
import { forgetGuest, guestId } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { defineUseCase } from '../define-use-case'
import { mergeGuest } from './merge-guest'

/** What the guest of this browser did becomes the account's; the guest's cookie goes. The account must have been checked. */
export const adoptGuest = defineUseCase(
  'account/adopt-guest',
  z.object({ accountId: z.uuid() }),
  async ({ accountId }, { now }) => {
    const guest = await guestId(now)
    if (guest === null) return ok({ moved: 0 })
    const moved = await mergeGuest(guest, accountId, now)
    await forgetGuest()
    return ok({ moved })
  },
)
