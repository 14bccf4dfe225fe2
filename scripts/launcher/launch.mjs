// One command: database, migrations, secret, build, server; then everything kept running, and stopped in the right order.
import path from 'node:path'
import { databaseSentence } from '../database-errors.mjs'
import { deploy } from '../deploy-pg.mjs'
import { startEmbeddedPostgres } from '../embedded-pg.mjs'
import { checkDatabase, parse } from '../external-database.mjs'
import { takeLock } from '../lock.mjs'
import { codeOf } from '../processes.mjs'
import { Sentence } from '../sentence.mjs'
import { lockFile } from '../with-database.mjs'
import { nearby, requireFreePort, urlHost } from './port.mjs'
import { keptSecret } from './secret.mjs'
import { startServer, stopServer } from './server.mjs'
import { keepRunning } from './supervise.mjs'

/**
 * Starts everything and stays until it is told to stop.
 * @param {object} options
 * @param {string} options.root
 * @param {'start' | 'dev'} options.mode
 * @param {import('../settings.mjs').Settings} options.settings
 * @param {import('./next-site.mjs').Site} options.site
 * @param {AbortSignal} options.signal tells it to stop
 * @param {(line: string) => void} options.say
 * @returns {Promise<void>} settles when everything has stopped; rejects with a Sentence where something could not go on
 */
export async function launch({ root, mode, settings, site, signal, say }) {
  const address = addressOf(settings)
  const lock = await lockFor(settings, mode, address)
  /** @type {(() => Promise<void>)[]} what to stop, in the order it was started */
  const running = []
  /** @type {(reason: unknown) => void} */
  let giveUp = () => {}
  const givenUp = new Promise((_, reject) => {
    giveUp = reject
  })
  givenUp.catch(() => {}) // it may come while something else is awaited; the race at the end hears of it
  try {
    for (const helper of lock.inherited) await stopServer(helper)
    // Who has been killed gives its port back with its last thread, a little after it is gone.
    await requireFreePort(settings, lock.inherited.length ? 5_000 : 0)
    signal.throwIfAborted()
    const databaseUrl = settings.databaseUrl ?? (await startOwn())
    if (settings.databaseUrl) {
      say('Using the database of DATABASE_URL.')
      await checkDatabase(settings.databaseUrl)
    }
    signal.throwIfAborted()
    await migrate(settings.directUrl ?? databaseUrl, settings, say)
    const env = environment(settings, mode, databaseUrl, address)
    await site.prepare({ env, say, signal })
    say(mode === 'dev' ? 'Starting the development server.' : 'Starting the site.')
    const server = await keepRunning({
      name: 'The server',
      start: () =>
        startServer(site.serve(settings), {
          env,
          cwd: root,
          signal,
          say,
          started: (id) => lock.update({ helpers: [id] }),
        }),
      say,
      giveUp,
    })
    running.push(() => server.stop())
    signal.throwIfAborted()
    say(`Verdetto is at ${address} (Ctrl-C stops it)`)
    await Promise.race([givenUp, aborted(signal)])
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    for (const stop of running.reverse()) await stop()
    lock.release()
  }

  async function startOwn() {
    say(`Starting PostgreSQL in ${shortPath(root, settings.dataFolder)}.`)
    /** @type {{ url: string, port: number } | undefined} */
    let first
    const database = await keepRunning({
      name: 'The database',
      // Started again, it keeps its port: the server knows no other.
      start: async () => {
        const postgres = await startEmbeddedPostgres({
          folder: settings.dataFolder,
          running: 'replace',
          ...(first && { port: first.port }),
        })
        first ??= postgres
        return postgres
      },
      say,
      giveUp,
    })
    running.push(() => database.stop())
    if (!first) throw new Error('the database has started without an address')
    return first.url
  }
}

/**
 * Where a browser on this machine finds the site.
 * @param {import('../settings.mjs').Settings} settings
 */
function addressOf({ host, port }) {
  const name = nearby(host)
  return `http://${name === '127.0.0.1' ? 'localhost' : urlHost(name)}:${port}`
}

/**
 * A data folder serves one launcher at a time. With a server of the operator's there is nothing in it to protect, and several may stand
 * side by side on ports of their own.
 * @param {import('../settings.mjs').Settings} settings
 * @param {'start' | 'dev'} mode
 * @param {string} address
 */
async function lockFor(settings, mode, address) {
  const file = lockFile(settings.dataFolder) + (settings.databaseUrl ? `-${settings.port}` : '')
  const lock = await takeLock(file, { purpose: mode === 'dev' ? 'npm run dev' : 'npm start', address })
  if ('taken' in lock) return lock.taken
  const { purpose, holder, address: where } = lock.heldBy
  const at = where ? `: see ${where}` : ''
  throw new Sentence(`The data folder is in use by ${purpose} (process ${holder.pid})${at}`)
}

/**
 * @param {string} url
 * @param {import('../settings.mjs').Settings} settings
 * @param {(line: string) => void} say
 */
async function migrate(url, settings, say) {
  try {
    const applied = await deploy(url, undefined, say)
    if (applied.length > 0) say(`Prepared the tables (${applied.length} ${applied.length === 1 ? 'step' : 'steps'}).`)
  } catch (error) {
    throw settings.databaseUrl && codeOf(error) ? databaseSentence(error, parse(url)) : error
  }
}

/**
 * @param {import('../settings.mjs').Settings} settings
 * @param {'start' | 'dev'} mode
 * @param {string} databaseUrl
 * @param {string} address
 * @returns {NodeJS.ProcessEnv}
 */
const environment = (settings, mode, databaseUrl, address) => ({
  // Threads that each keep free memory of their own keep some 30 MB of what the server has (docs/decisions/104).
  MALLOC_ARENA_MAX: '2',
  ...settings.env,
  NODE_ENV: mode === 'dev' ? 'development' : 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PORT: String(settings.port),
  DATABASE_URL: databaseUrl,
  NEXTAUTH_SECRET: settings.env.NEXTAUTH_SECRET || keptSecret(settings.dataFolder),
  NEXTAUTH_URL: settings.env.NEXTAUTH_URL || address,
})

/**
 * A path as a person in the project's folder would write it.
 * @param {string} root
 * @param {string} folder
 */
function shortPath(root, folder) {
  const relative = path.relative(root, folder)
  return relative.startsWith('..') ? folder : relative
}

/** @param {AbortSignal} signal */
const aborted = (signal) =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', resolve, { once: true })
  })
