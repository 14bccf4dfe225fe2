import 'server-only'
import { z } from 'zod'
import { requireAdministrator } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { findAccounts as find } from '#lib/db/roles'
import { defineUseCase } from '../define-use-case'

const PAGE = 50

const shape = z.object({ text: z.string().max(100).catch(''), after: z.string().max(300).catch('') })

/** Accounts by e-mail or name, fifty at a time; `next` is where the following ones begin. For administrators. */
export const findAccounts = defineUseCase('admin/find-accounts', shape, async ({ text, after }, { now }) => {
  const administrator = await requireAdministrator(now)
  if (!administrator.ok) return administrator
  const found = await find(database(), text.trim(), after, PAGE + 1)
  const accounts = found.slice(0, PAGE).map((each) => ({ ...each, self: each.id === administrator.value.id }))
  return ok({ accounts, next: found.length > PAGE ? (accounts.at(-1)?.email ?? null) : null })
})
