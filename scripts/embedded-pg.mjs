// A real PostgreSQL without installing one: the binaries come with npm, the data stays in a folder of the project.
import { once } from 'node:events'
import { closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.mjs'
import { accountFor, startAs } from './postgres/account.mjs'
import { findBinaries } from './postgres/binaries.mjs'
import { ensureCluster, role } from './postgres/cluster.mjs'
import { disownPidFile, readPidFile, runningPostmaster } from './postgres/pid-file.mjs'
import { end, identify } from './processes.mjs'
import { Sentence } from './sentence.mjs'

/**
 * A running server. `exited` settles when it ends, by whatever hand; for a server that somebody else started, never.
 * `stop` ends one that was started here and leaves another alone.
 * @typedef {{ readonly url: string, readonly port: number, readonly id: import('./processes.mjs').ProcessId,
 *   readonly exited: Promise<void>, stop(): Promise<void> }} EmbeddedPostgres
 */

const database = 'verdetto'
const logLimit = 1_000_000

/** Fast shutdown; then without waiting for a checkpoint; then by force. None of the three loses a committed row. */
const shutdown = /** @type {const} */ ([
  { signal: 'SIGINT', waitMs: 15_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
])

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

  const left = runningPostmaster(cluster)
  if (left && running === 'share') return shared(cluster, password)
  if (left) await stopLeftOver(left.pid)
  disownPidFile(cluster)

  const chosen = port ?? (await freePort())
  const log = openLog(path.join(folder, 'postgres.log'))
  /** @type {Record<string, string>} */
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  }
  const args = ['-D', cluster, '-p', String(chosen), ...Object.entries(all).flatMap(([k, v]) => ['-c', `${k}=${v}`])]
  try {
    const child = await startPatiently(() => startAs(account, postgres, args, folder, log.descriptor), cluster, log)
    const url = urlOf(password, chosen)
    await ensureDatabase(url)
    return { url, port: chosen, ...child, stop: () => stopServer(child.id) }
  } finally {
    closeSync(log.descriptor)
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
    if (server?.status === 'ready' && id)
      return {
        url: urlOf(password, server.port),
        port: server.port,
        id,
        exited: new Promise(() => {}),
        stop: async () => {},
      }
    if (!server) break
  }
  throw new Sentence('The PostgreSQL of the data folder is just starting or stopping: try again in a moment.')
}

/** @param {number} pid */
async function stopLeftOver(pid) {
  const id = identify(pid)
  if (id) await stopServer(id)
}

/** @param {import('./processes.mjs').ProcessId} id */
async function stopServer(id) {
  if (!(await end(id, shutdown))) throw new Sentence(`PostgreSQL (process ${id.pid}) does not stop.`)
}

/**
 * After a kill -9 of the postmaster its workers need a moment to notice; until then PostgreSQL refuses to start on their memory.
 * @param {() => import('node:child_process').ChildProcess} start
 * @param {string} cluster
 * @param {{ tail(): string }} log
 */
async function startPatiently(start, cluster, log) {
  for (const until = Date.now() + 20_000; ; await sleep(200)) {
    const child = await startOnce(start, cluster)
    if (child) return child
    const said = log.tail()
    const maybeLater = /shared memory block|Address already in use/.test(said)
    if (!maybeLater || Date.now() > until) throw new Sentence(`PostgreSQL did not start: ${said || 'it said nothing.'}`)
  }
}

/**
 * @param {() => import('node:child_process').ChildProcess} start
 * @param {string} cluster
 * @returns {Promise<Pick<EmbeddedPostgres, 'id' | 'exited'> | undefined>} undefined when it ended before it was ready
 */
async function startOnce(start, cluster) {
  const child = start()
  let over = false
  // An error here means that the program could not be started at all: that is an end too.
  const exited = once(child, 'exit').then(
    () => {},
    () => {},
  )
  exited.then(() => {
    over = true
  })
  const id = identify(child.pid)
  for (let i = 0; !over; i++) {
    const file = readPidFile(cluster)
    if (id && file?.pid === id.pid && file.status === 'ready') return { id, exited }
    if (i === 6000 && id) {
      await stopServer(id)
      throw new Sentence(
        'PostgreSQL is still not ready after two minutes: see the end of postgres.log in the data folder.',
      )
    }
    await sleep(20)
  }
  return undefined
}

/** @param {string} file */
function openLog(file) {
  const descriptor = openSync(file, 'a')
  if (fstatSync(descriptor).size > logLimit) ftruncateSync(descriptor, 0)
  let from = fstatSync(descriptor).size
  return {
    descriptor,
    /** What was said since the last call, in one line. */
    tail() {
      const said = readFileSync(file).subarray(from).toString('utf8')
      from += Buffer.byteLength(said)
      return said
        .replace(/^\S+ \S+ UTC \[\d+\] /gm, '')
        .trim()
        .split('\n')
        .slice(-4)
        .join(' ')
    },
  }
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
