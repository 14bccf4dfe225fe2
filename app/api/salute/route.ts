import { checkHealth } from '#lib/server/health/check'
import { isCold } from '#lib/server/health/warm-up'
import { privateJson } from '#lib/server/http'

export const dynamic = 'force-dynamic'

/** For balancers and monitors: 200 when the site can do its work, 503 when the database does not answer or the process has only just started. */
export async function GET(): Promise<Response> {
  if (isCold()) return privateJson({ stato: 'avvio' }, 503)
  const health = await checkHealth()
  return health.ok
    ? privateJson({ stato: 'ok', edizione: health.value.edition, versione: health.value.version })
    : privateJson({ stato: 'database' }, 503)
}
