import 'server-only'
import { z } from 'zod'
import { configuredProviders } from '#lib/auth/providers'
import { requireAccount } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { identitiesOf } from '#lib/db/identities'
import { passwordHashOf } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'

/** The providers that may be asked who somebody is, by id and name; none unless configured. */
export const signInProviders = configuredProviders

/** How whoever asks can sign in: a password, and the providers that are connected or could be. */
export const waysIn = defineUseCase('account/ways-in', z.void(), async (_, { now }) => {
  const account = await requireAccount(now)
  if (!account.ok) return account
  const { id } = account.value
  const [connected, password] = [await identitiesOf(database(), id), (await passwordHashOf(database(), id)) !== null]
  const providers = configuredProviders().map((each) => {
    const since = connected.find(({ provider }) => provider === each.id)?.createdAt
    return { ...each, since: since?.getTime() ?? null }
  })
  // A provider that was taken away from the settings opens nothing: it is no way in.
  const last = providers.filter(({ since }) => since !== null).length + (password ? 1 : 0) <= 1
  return ok({ password, providers, last })
})
