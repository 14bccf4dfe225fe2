/**
 * Runs once when the server starts: the content is compiled before the first answer that needs it, which would otherwise wait for it, and
 * everybody else with it. Nobody waits for this.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { loadContent } = await import('#lib/content/index')
  setTimeout(loadContent, 0)
}
