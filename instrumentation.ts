import type { Instrumentation } from 'next'

/**
 * Runs once when the server starts: where connections come from is noted, and requests are counted, from the first one on; what has been kept long enough is deleted from
 * time to time; the engine is told how to keep what evaluations make; time is taken from the database; the content is compiled, some questions are
 * answered, and then the process says that it is well; the templates are weighed before the first practice that needs them. Nobody waits for this.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { notePeers } = await import('#lib/auth/peer')
  notePeers()
  const [{ collect }, { sendTraces }] = await Promise.all([
    import('#lib/server/metrics/collect'),
    import('#lib/server/metrics/traces'),
  ])
  collect()
  await sendTraces()
  // While developing, code changes under a running server: the framework alone knows which is the newest.
  if (process.env.NODE_ENV === 'production') await (await import('./app/_direct/begin')).begin()
  const [
    { setFlagsFromString },
    { NODE_FLAGS },
    { weighTemplates },
    { listTemplates },
    { keepSweeping },
    { beginCold, warmUp },
    { tidyUp },
    { keepTime },
    { errorPlace, log },
  ] = await Promise.all([
    import('node:v8'),
    import('#lib/base/node-flags'),
    import('#lib/server/practice/practice-of'),
    import('#lib/server/templates'),
    import('#lib/server/retention/sweep'),
    import('#lib/server/health/warm-up'),
    import('#lib/server/health/tidy'),
    import('#lib/server/clock'),
    import('#lib/server/log'),
  ])
  setFlagsFromString(NODE_FLAGS)
  keepSweeping()
  keepTime()
  // While developing, what is looked at is compiled when it is: there is nothing to be warm for.
  if (process.env.NODE_ENV === 'production') beginCold()
  setTimeout(async () => {
    try {
      await warmUp()
      await weighTemplates()
      await listTemplates()
      tidyUp()
    } catch (error) {
      // The database is away, say: whoever asks first waits for it.
      log.warn({ event: 'not prepared', ...errorPlace(error) })
    }
  }, 0)
}

/** An error that no page foresaw, with the name under which the page shows it («Riferimento»). */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { errorPlace, log } = await import('#lib/server/log')
  const { digest } = error as { digest?: string }
  log.error({
    page: routePath,
    as: routeType,
    request: request.headers['x-request-id'],
    reference: digest,
    ...errorPlace(error),
  })
}
