import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ensureUser } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { database, transaction } from '#lib/db/client'
import { createDiagnostic, findDiagnostic, recentDiagnostics } from '#lib/db/diagnostics'
import { lockPerson } from '#lib/db/users'
import { defineUseCase } from '../define-use-case'
import { bank } from '../ports'
import { mayStart } from '../starts'
import { askNext } from './ask-next'

/** Begins a diagnostic for whoever asks, or goes on with the one that is open; somebody new becomes a guest. */
export const startDiagnostic = defineUseCase('diagnostic/start', z.void(), async (_, { now }) => {
  const who = await ensureUser(now)
  if (!who.ok) return who
  if (!(await mayStart(who.value.id))) return err('rate-limited')
  const id = await transaction(async (tx) => {
    const person = await lockPerson(tx, who.value.id)
    if (!person) return null
    const open = (await recentDiagnostics(tx, person.id, 20)).find(({ finishedAt }) => finishedAt === null)
    if (open) return open.id
    return createDiagnostic(tx, { userId: person.id, seed: randomUUID(), edition: bank.edition, at: now })
  })
  const begun = id === null ? null : await findDiagnostic(database(), who.value.id, id)
  if (!begun) return err('expired-session')
  await askNext(who.value.id, begun)
  return ok({ id: begun.id })
})
