import 'server-only'
import { requireUser } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { database } from '#lib/db/client'
import { type DiagnosticState, findDiagnostic } from '#lib/db/diagnostics'
import type { Person } from '#lib/db/users'

/** Who asks, and their diagnostic; somebody else's is not there. */
export async function ownDiagnostic(
  id: string,
  now: number,
): Promise<Result<{ readonly who: Person; readonly diagnostic: DiagnosticState }, 'expired-session' | 'not-found'>> {
  const who = await requireUser(now)
  if (!who.ok) return who
  const diagnostic = await findDiagnostic(database(), who.value.id, id)
  return diagnostic ? ok({ who: who.value, diagnostic }) : err('not-found')
}
