import { rmSync } from 'node:fs'
import { dropAll } from './database-server-parts.mjs'

export default async function teardown() {
  const { testDatabase } = /** @type {{ testDatabase?: import('./database-server-parts.mjs').TestDatabase }} */ (
    globalThis
  )
  if (!testDatabase) return
  if (testDatabase.stop) await testDatabase.stop()
  else await dropAll(testDatabase.template, new URL(testDatabase.template).pathname.slice(1))
  if (testDatabase.folder) rmSync(testDatabase.folder, { recursive: true, force: true })
}
