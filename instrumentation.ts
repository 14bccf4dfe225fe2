/**
 * Runs once when the server starts: the engine is told how to keep what evaluations make; the content is compiled, and the templates weighed,
 * before the first answer that needs them, which would otherwise wait for it, and everybody else with it. Nobody waits for this.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ setFlagsFromString }, { NODE_FLAGS }, { loadContent }, { weighTemplates }, { listTemplates }] =
    await Promise.all([
      import('node:v8'),
      import('#lib/base/node-flags'),
      import('#lib/content/index'),
      import('#lib/server/practice/practice-of'),
      import('#lib/server/templates'),
    ])
  setFlagsFromString(NODE_FLAGS)
  setTimeout(() => {
    loadContent()
    void weighTemplates().then(listTemplates)
  }, 0)
}
