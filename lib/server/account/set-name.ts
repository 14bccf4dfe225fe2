import 'server-only'
import { z } from 'zod'
import { requireAccount } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { setName as set } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { nameOf, typedName } from './name'

/** Says what one is called: in one's courses, in reports and files, and on certificates. */
export const setName = defineUseCase('account/set-name', z.object({ name: typedName }), async ({ name }, { now }) => {
  const who = await requireAccount(now)
  if (!who.ok) return who
  const named = nameOf(name)
  if (!named.ok) return named
  await set(database(), who.value.id, named.value)
  return ok(null)
})
