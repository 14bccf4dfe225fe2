// One server for the whole run, with one migrated database that every file clones. TEST_DATABASE_URL names a server to use instead.
import { chmodSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { deploy } from '../../scripts/deploy-pg.mjs'
import { startEmbeddedPostgres } from '../../scripts/embedded-pg.mjs'
import { createTemplate, removeLeftOvers } from './database-server-parts.mjs'

export default async function setup() {
  const own = process.env.TEST_DATABASE_URL ? undefined : await startOwn()
  const template = await createTemplate(own?.url ?? String(process.env.TEST_DATABASE_URL))
  await deploy(template)
  process.env.TEST_DATABASE_TEMPLATE = template
  Object.assign(globalThis, { testDatabase: { ...own, template } })
}

async function startOwn() {
  await removeLeftOvers()
  const folder = mkdtempSync(path.join(os.tmpdir(), `verdetto-test-${process.pid}-`))
  chmodSync(folder, 0o755) // mkdtemp makes 0700: the account that runs PostgreSQL could not pass through
  // Nothing here outlives the run, so nothing needs to reach the disk.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  return { folder, ...(await startEmbeddedPostgres({ folder, running: 'replace', settings })) }
}
