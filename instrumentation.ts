/**
 * Runs once when the server starts: the engine is told how to keep what evaluations make, and the content is compiled before the first answer that needs it, which would otherwise wait for it, and
 * everybody else with it. Nobody waits for this.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ setFlagsFromString }, { NODE_FLAGS }, { loadContent }] = await Promise.all([
    import('node:v8'),
    import('#lib/base/node-flags'),
    import('#lib/content/index'),
  ])
  setFlagsFromString(NODE_FLAGS)
  setTimeout(loadContent, 0)
}
