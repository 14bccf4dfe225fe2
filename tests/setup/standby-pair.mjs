// Two clusters, one that is written and one that follows it by streaming, for `standby.ts`: a process of its own, told what to do by messages.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { deploy } from '../../scripts/deploy-pg.mjs'
import { startEmbeddedPostgres } from '../../scripts/embedded-pg.mjs'
import { freePort } from '../../scripts/free-port.mjs'
import { accountFor, startAs } from '../../scripts/postgres/account.mjs'
import { findBinaries } from '../../scripts/postgres/binaries.mjs'

const settings = { fsync: 'off', full_page_writes: 'off' }
const folder = mkdtempSync(path.join(os.tmpdir(), `verdetto-test-${process.ppid}-`))
chmodSync(folder, 0o755) // mkdtemp makes 0700: the account that runs PostgreSQL could not pass through

// The tables are made in one, its folder is copied while it rests, and both start.
const first = path.join(folder, 'first')
const made = await startEmbeddedPostgres({ folder: first, running: 'replace', settings })
await deploy(made.url)
await made.stop()
const cluster = path.join(folder, 'second')
execFileSync('cp', ['-a', path.join(first, 'postgres'), cluster])
const primary = await startEmbeddedPostgres({ folder: first, running: 'replace', port: made.port, settings })
const { username, password, port } = new URL(primary.url)
const from = `host=127.0.0.1 port=${port} user=${username} password=${password}`
appendFileSync(path.join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`)
const signal = path.join(cluster, 'standby.signal')
writeFileSync(signal, '')
const { uid, gid } = statSync(cluster)
chownSync(signal, uid, gid)

const own = await freePort()
const standby = Object.assign(new URL(primary.url), { port: String(own) }).href
const { postgres } = await findBinaries()
/** @type {import('node:child_process').ChildProcess | undefined} */
let running

async function answers() {
  const client = new pg.Client({ connectionString: standby })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

const does = {
  async start() {
    const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
    const args = ['-D', cluster, '-p', `${own}`, ...options.flatMap((each) => ['-c', each])]
    running = startAs(accountFor(postgres, folder), postgres, args, folder, 2)
    while (!(await answers())) await pause(30)
  },
  /** As a machine that fails. */
  async kill() {
    if (!running) return
    const over = once(running, 'exit')
    running.kill('SIGQUIT')
    await over
    running = undefined
  },
  async end() {
    await does.kill()
    await primary.stop()
    rmSync(folder, { recursive: true, force: true })
  },
}

process.on('message', async (wish) => {
  await does[/** @type {keyof typeof does} */ (wish)]()
  process.send?.('done')
  if (wish === 'end') process.disconnect()
})
await does.start()
process.send?.({ primary: primary.url, standby })
