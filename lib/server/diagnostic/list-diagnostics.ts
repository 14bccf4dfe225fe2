import 'server-only'
import { z } from 'zod'
import { currentPerson } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { database } from '#lib/db/client'
import { answeredIn, recentDiagnostics } from '#lib/db/diagnostics'
import { defineUseCase } from '../define-use-case'
import { type DiagnosticDto, diagnosticDto } from './diagnostic-dto'

/** Diagnostics of one's own that are listed. */
const LISTED = 10

/** One's own diagnostics, the newest first; nobody yet has none. */
export const listDiagnostics = defineUseCase('diagnostic/list', z.void(), async (_, { now }) => {
  const who = await currentPerson(now)
  const db = database()
  const listed: DiagnosticDto[] = []
  for (const one of who ? await recentDiagnostics(db, who.id, LISTED) : [])
    listed.push(diagnosticDto(one, await answeredIn(db, one.id)))
  return ok(listed)
})
