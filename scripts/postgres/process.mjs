import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.mjs'
import { end, identify } from '../processes.mjs'
import { Sentence } from '../sentence.mjs'
import { readPidFile } from './pid-file.mjs'

/** @typedef {import('../processes.mjs').ProcessId} ProcessId */
/** @typedef {{ readonly id: ProcessId, readonly port: number, readonly exited: Promise<void> }} Postmaster */

/** Fast shutdown; then without waiting for a checkpoint; then by force. None of the three loses a committed row. */
const shutdown = /** @type {const} */ ([
  { signal: 'SIGINT', waitMs: 15_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
])

/** @param {ProcessId} id */
export async function stopPostmaster(id) {
  if (!(await end(id, shutdown))) throw new Sentence(`PostgreSQL (process ${id.pid}) does not stop.`)
}

/**
 * Starts the server until it is ready. After a kill -9 of its predecessor the workers of that one need a moment to notice, and until then
 * PostgreSQL refuses to start on their memory; a port may have been taken since it was found free.
 * @param {object} options
 * @param {string} options.cluster
 * @param {number | undefined} options.port any free one where it is missing
 * @param {(port: number) => import('node:child_process').ChildProcess} options.start
 * @param {{ tail(): string }} options.log
 * @returns {Promise<Postmaster>}
 */
export async function startPostmaster({ cluster, port, start, log }) {
  for (const until = Date.now() + 20_000; ; await sleep(200)) {
    const chosen = port ?? (await freePort())
    const started = await startOnce(start(chosen), cluster)
    if (started) return { ...started, port: chosen }
    const said = log.tail()
    const maybeLater = /shared memory block|Address already in use/.test(said)
    if (!maybeLater || Date.now() > until) throw new Sentence(`PostgreSQL did not start: ${said || 'it said nothing.'}`)
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} cluster
 * @returns {Promise<Pick<Postmaster, 'id' | 'exited'> | undefined>} undefined when it ended before it was ready
 */
async function startOnce(child, cluster) {
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
  for (const until = Date.now() + 120_000; !over; await sleep(20)) {
    const file = readPidFile(cluster)
    if (id && file?.pid === id.pid && file.status === 'ready') return { id, exited }
    if (id && Date.now() > until) {
      await stopPostmaster(id)
      throw new Sentence('PostgreSQL is not ready after two minutes: see the end of postgres.log in the data folder.')
    }
  }
  return undefined
}
