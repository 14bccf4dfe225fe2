import 'server-only'
import { z } from 'zod'
import { ROLE } from '#lib/auth/limits'
import { requireAdministrator } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { askingToTeach, closeAsking, countAsking } from '#lib/db/roles'
import { defineUseCase, unsafeId } from '../define-use-case'

/** Who is listed at once: the others come up as these are answered. */
const MOST = 50

/** Who asks to teach here, whoever has waited longest first. For administrators. */
export const listAsking = defineUseCase('admin/asking', z.void(), async (_, { now }) => {
  const administrator = await requireAdministrator(now)
  return administrator.ok ? ok(await askingToTeach(database(), MOST)) : administrator
})

/** How many ask to teach here; of whoever is no administrator that is nobody's to know. For administrators. */
export const waitingToTeach = defineUseCase('admin/waiting-to-teach', z.void(), async (_, { now }) => {
  const administrator = await requireAdministrator(now)
  return administrator.ok ? ok(await countAsking(database())) : administrator
})

/** Says no to somebody who asks to teach here: they stay what they are, are told when it was said, and may ask again. For administrators. */
export const refuseAsking = defineUseCase(
  'admin/refuse-asking',
  z.object({ userId: unsafeId }),
  async ({ userId }, { now }) => {
    const administrator = await requireAdministrator(now)
    if (!administrator.ok) return administrator
    if (!(await withinLimit(ROLE, administrator.value.id))) return err('rate-limited')
    await closeAsking(database(), userId, now)
    return ok(null)
  },
)
