// A real PostgreSQL without installing one: the binaries come with npm, the data stays in a folder of the project.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { accountFor, startAs } from './postgres/account.mjs'
import { findBinaries } from './postgres/binaries.mjs'
import { ensureCluster, role } from './postgres/cluster.mjs'
import { openLog } from './postgres/log.mjs'
import { disownPidFile, runningPostmaster } from './postgres/pid-file.mjs'
import { startPostmaster, stopPostmaster } from './postgres/process.mjs'
import { identify } from './processes.mjs'
import { Sentence } from './sentence.mjs'

/**
 * A running server. `exited` settles when it ends, by whatever hand; for a server that somebody else started, never.
 * `stop` ends one that was started here and leaves another alone.
 * @typedef {import('./postgres/process.mjs').Postmaster & { readonly url: string, stop(): Promise<void> }} EmbeddedPostgres
 */

const database = 'verdetto'

/**
 * The log tells how the server does, not what is in it. A failed statement is the site's to report, and does so without values; here it would come
 * with what was asked, what was in the row that refused it, and what was sent.
 * @type {Readonly<Record<string, string>>}
 */
const discreet = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_connections: 'off',
  log_disconnections: 'off',
}

/** @type {Readonly<Record<string, string>>} */
const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  ...discreet,
}

/**
 * Starts the server of a folder and makes sure that its database exists.
 * @param {object} options
 * @param {string} options.folder holds the cluster, its password and its log; made where missing
 * @param {'replace' | 'share'} options.running what to do with a server that runs there already: one left behind by a killed launcher
 *   is replaced (an own child can be watched), one that another process looks after is shared
 * @param {number} [options.port] any free one by default
 * @param {Readonly<Record<string, string>>} [options.settings] further server settings
 * @returns {Promise<EmbeddedPostgres>}
 */
export async function startEmbeddedPostgres({ folder, running, port, settings = {} }) {
  const cluster = path.join(folder, 'postgres')
  const { postgres, initdb } = await findBinaries()
  // Not 0700: the account that runs PostgreSQL must be able to pass through. The cluster itself is closed to others.
  mkdirSync(folder, { recursive: true })
  const account = accountFor(postgres, folder)
  const password = ensureCluster(cluster, account, initdb)

  if (running === 'share' && runningPostmaster(cluster)) return shared(cluster, password)
  const left = identify(runningPostmaster(cluster)?.pid)
  if (left) await stopPostmaster(left)
  disownPidFile(cluster)

  const options = Object.entries({ ...always, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openLog(path.join(folder, 'postgres.log'))
  try {
    const started = await startPostmaster({
      cluster,
      port,
      log,
      start: (chosen) =>
        startAs(account, postgres, ['-D', cluster, '-p', `${chosen}`, ...options], folder, log.descriptor),
    })
    const stop = () => stopPostmaster(started.id)
    const url = urlOf(password, started.port)
    await ensureDatabase(url).catch(async (error) => {
      await stop()
      throw error
    })
    return { ...started, url, stop }
  } finally {
    log.close()
  }
}

/**
 * @param {string} password
 * @param {number} port
 */
const urlOf = (password, port) => `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`

/**
 * @param {string} cluster
 * @param {string} password
 * @returns {Promise<EmbeddedPostgres>}
 */
async function shared(cluster, password) {
  for (const until = Date.now() + 30_000; Date.now() < until; await sleep(50)) {
    const server = runningPostmaster(cluster)
    const id = identify(server?.pid)
    if (!server || !id) break
    const never = new Promise(() => {})
    if (server.status === 'ready')
      return { url: urlOf(password, server.port), port: server.port, id, exited: never, stop: async () => {} }
  }
  throw new Sentence('The PostgreSQL of the data folder is just starting or stopping: try again in a moment.')
}

/** @param {string} url */
async function ensureDatabase(url) {
  const admin = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href })
  await admin.connect()
  try {
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (rowCount === 0) await admin.query(`CREATE DATABASE "${database}"`)
  } finally {
    await admin.end()
  }
}
