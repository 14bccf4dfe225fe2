import type { Instrumentation } from 'next'

/** Runs once when the server starts. One import: each makes a file of its own of all that it needs, which is then read and kept as often. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { start } = await import('./app/_direct/start')
  await start()
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
