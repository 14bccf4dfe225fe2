import 'server-only'
import { z } from 'zod'
import { PROVIDERS } from '#lib/auth/providers'
import { requireAccount } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { identitiesOf, removeIdentity } from '#lib/db/identities'
import { lockPeople, passwordHashOf } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'

/** A provider opens the account of whoever asks no more; the last way in stays. */
export const disconnectProvider = defineUseCase(
  'account/disconnect-provider',
  z.object({ provider: z.string().pipe(z.enum(PROVIDERS)) }),
  async ({ provider }, { now }) => {
    const account = await requireAccount(now)
    if (!account.ok) return account
    const { id } = account.value
    return transaction(async (tx): Promise<Result<null, 'last-way-in'>> => {
      // Two providers disconnected at once must not leave none.
      await lockPeople(tx, [id])
      const others = (await identitiesOf(tx, id)).filter((each) => each.provider !== provider)
      if (others.length === 0 && (await passwordHashOf(tx, id)) === null) return err('last-way-in')
      await removeIdentity(tx, id, provider)
      return ok(null)
    })
  },
)
