/**
 * Runs once when the server starts: where connections come from is noted from the first request on; what has been kept long enough is deleted from
 * time to time; the engine is told how to keep what evaluations make; the content is compiled, and the templates weighed, before the first
 * answer that needs them, which would otherwise wait for it, and everybody else with it. Nobody waits for this.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { notePeers } = await import('#lib/auth/peer')
  notePeers()
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
