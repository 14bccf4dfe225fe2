import 'server-only'
import { z } from 'zod'
import { ROLE } from '#lib/auth/limits'
import { requireAdministrator } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { transaction } from '#lib/db/client'
import { withinLimit } from '#lib/db/limits'
import { lockAdministrators, setRole } from '#lib/db/roles'
import { lockPeople } from '#lib/db/users'
import { defineUseCase, unsafeId } from '../define-use-case'

const shape = z.object({ userId: unsafeId, role: z.enum(['studente', 'formatore', 'amministratore']) })

/** Gives an account another role; its sessions end, but for those of a student who may teach from now on. The last administrator stays one. For administrators. */
export const changeRole = defineUseCase('admin/change-role', shape, async ({ userId, role }, { now }) => {
  const administrator = await requireAdministrator(now)
  if (!administrator.ok) return administrator
  if (!(await withinLimit(ROLE, administrator.value.id))) return err('rate-limited')
  return transaction(async (tx): Promise<Result<null, 'not-found' | 'not-allowed' | 'last-administrator'>> => {
    const administrators = await lockAdministrators(tx)
    // Somebody may have taken the role away while this was on its way.
    if (!administrators.some(({ id }) => id === administrator.value.id)) return err('not-allowed')
    const [person] = await lockPeople(tx, [userId])
    if (person?.kind !== 'account') return err('not-found')
    if (person.role === role) return ok(null)
    if (person.role === 'amministratore' && administrators.length === 1) return err('last-administrator')
    await setRole(tx, userId, role, person.role === 'studente' && role === 'formatore')
    return ok(null)
  })
})
