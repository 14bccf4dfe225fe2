import { once } from 'node:events'
import { rmSync } from 'node:fs'

export default async function teardown() {
  const { testSite } =
    /** @type {{ testSite?: { site: import('node:child_process').ChildProcess, folder: string } }} */ (globalThis)
  if (!testSite) return
  const { site, folder } = testSite
  if (site.exitCode === null && site.signalCode === null) {
    site.kill('SIGTERM')
    await once(site, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}
