import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { withCleanup } from '../cleanup.mjs'
import { startEmbeddedPostgres } from '../embedded-pg.mjs'

/**
 * Gives an empty database that is thrown away afterwards: on the server of DATABASE_URL where it is set, else on one of our own. Authoring
 * and comparing migrations needs a database, but never the one with people's data.
 * @template T
 * @param {string | undefined} server
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withScratchDatabase = (server, work) => (server ? onServer(server, work) : onOwnServer(work))

/**
 * @template T
 * @param {(url: string) => Promise<T>} work
 */
async function onOwnServer(work) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'verdetto-scratch-'))
  chmodSync(folder, 0o755) // mkdtemp makes 0700: the account that runs PostgreSQL could not pass through
  const postgres = await startEmbeddedPostgres({ folder, running: 'replace', settings: { fsync: 'off' } })
  return withCleanup(
    () => work(postgres.url),
    async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  )
}

/**
 * @template T
 * @param {string} server
 * @param {(url: string) => Promise<T>} work
 */
async function onServer(server, work) {
  const name = `verdetto_scratch_${process.pid}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  return withCleanup(
    async () => {
      await admin.query(`CREATE DATABASE "${name}"`)
      return work(Object.assign(new URL(server), { pathname: `/${name}` }).href)
    },
    async () => {
      await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
      await admin.end()
    },
  )
}
