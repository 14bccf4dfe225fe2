import type { Instrumentation } from 'next'

/**
 * Runs once when the server starts: where connections come from is noted, and requests are counted, from the first one on; what has been kept long enough is deleted from
 * time to time; the engine is told how to keep what evaluations make; the content is compiled, and the templates weighed, before the first
 * answer that needs them, which would otherwise wait for it, and everybody else with it. Nobody waits for this.
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
  const [
    { setFlagsFromString },
    { NODE_FLAGS },
    { loadContent },
    { weighTemplates },
    { listTemplates },
    { keepSweeping },
  ] = await Promise.all([
    import('node:v8'),
    import('#lib/base/node-flags'),
    import('#lib/content/index'),
    import('#lib/server/practice/practice-of'),
    import('#lib/server/templates'),
    import('#lib/server/retention/sweep'),
  ])
  setFlagsFromString(NODE_FLAGS)
  keepSweeping()
  setTimeout(() => {
    loadContent()
    void weighTemplates().then(listTemplates)
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
