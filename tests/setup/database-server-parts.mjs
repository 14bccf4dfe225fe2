import { readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { runningPostmaster } from '../../scripts/postgres/pid-file.mjs'
import { end, identify, startedAt } from '../../scripts/processes.mjs'

/** @typedef {{ readonly template: string, readonly folder?: string, stop?(): Promise<void> }} TestDatabase */

/**
 * Makes an empty database for the run and returns its URL. Its name says which process made it.
 * @param {string} server
 */
export async function createTemplate(server) {
  const name = `verdetto_test_${process.pid}`
  await dropAll(server, name)
  await withAdmin(server, (admin) => admin.query(`CREATE DATABASE "${name}"`))
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

/**
 * Drops the template and its clones.
 * @param {string} server
 * @param {string} name
 */
export async function dropAll(server, name) {
  await withAdmin(server, async (admin) => {
    const { rows } = await admin.query(
      'SELECT datname FROM pg_database WHERE datname = $1 OR starts_with(datname, $2)',
      [name, `${name}_`],
    )
    for (const { datname } of rows) await admin.query(`DROP DATABASE "${datname}" WITH (FORCE)`)
  })
}

/**
 * @param {string} server
 * @param {(admin: pg.Client) => Promise<unknown>} work
 */
async function withAdmin(server, work) {
  const admin = new pg.Client({ connectionString: Object.assign(new URL(server), { pathname: '/postgres' }).href })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

/** A run that was killed leaves its server and folder behind: the next one clears them away. */
export async function removeLeftOvers() {
  for (const name of readdirSync(os.tmpdir())) {
    const owner = /^verdetto-test-(\d+)-/.exec(name)?.[1]
    if (owner === undefined || startedAt(Number(owner)) !== undefined) continue
    const folder = path.join(os.tmpdir(), name)
    const id = identify(runningPostmaster(path.join(folder, 'postgres'))?.pid)
    if (id)
      await end(id, [
        { signal: 'SIGQUIT', waitMs: 5000 },
        { signal: 'SIGKILL', waitMs: 1000 },
      ])
    rmSync(folder, { recursive: true, force: true })
  }
}
