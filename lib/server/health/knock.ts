import 'server-only'

/** Where this process listens: the launcher says it. */
function site(): string {
  const { PORT, VERDETTO_HOST } = process.env
  const host = !VERDETTO_HOST || /^(0\.0\.0\.0|::)$/.test(VERDETTO_HOST) ? '127.0.0.1' : VERDETTO_HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

async function ask(path: string, init?: RequestInit): Promise<void> {
  try {
    const reply = await fetch(`${site()}${path}`, { ...init, redirect: 'manual', signal: AbortSignal.timeout(2_000) })
    await reply.arrayBuffer()
  } catch {
    // Not there yet, or not from here: only a little colder.
  }
}

/** Asks this process for a page, as a browser would, so that what stands between the line and the work is warm too. */
export const knock = (path: string): Promise<void> => ask(path)

/** Sends it something that it refuses. */
export const knockWith = (path: string, sent: object): Promise<void> =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(sent),
  })
