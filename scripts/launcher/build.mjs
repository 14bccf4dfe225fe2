import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bundle } from '../bundle.mjs'
import { writeEvaluator } from '../evaluator.mjs'
import { takeLock } from '../lock.mjs'
import { end, identify } from '../processes.mjs'
import { Sentence } from '../sentence.mjs'
import { fingerprint } from './fingerprint.mjs'
import { compress } from './unchanging.mjs'

const prismaClient = fileURLToPath(new URL('../prisma-client.mjs', import.meta.url))

const atOnce = /** @type {const} */ ([{ signal: 'SIGKILL', waitMs: 5000 }])

/** @param {string} root */
const stampFile = (root) => path.join(root, '.next', 'sources')

/**
 * Whether `.next` holds a whole build of the sources as they are now.
 * @param {string} root
 */
export function isBuilt(root) {
  try {
    return readFileSync(stampFile(root), 'utf8') === fingerprint(root)
  } catch {
    return false
  }
}

/**
 * Builds the site where the last build is not of these sources. Two starts at once build one after the other.
 * @param {object} options
 * @param {string} options.root
 * @param {NodeJS.ProcessEnv} options.env
 * @param {'shown' | 'hidden'} options.output hidden output appears when the build fails
 * @param {(line: string) => void} options.say
 * @param {AbortSignal} [options.signal] ends a build that is under way
 */
export async function ensureBuilt({ root, env, output, say, signal }) {
  if (isBuilt(root)) return
  const lock = await lockBuild(root, say, signal)
  const started = (/** @type {import('../processes.mjs').ProcessId} */ id) => lock.update({ helpers: [id] })
  try {
    // A build whose starter was killed goes on alone, and would be in the way of this one.
    for (const helper of lock.inherited) await end(helper, atOnce, 'with its group')
    if (isBuilt(root)) return
    say('Building the site, about half a minute. Only the first time and after changes.')
    // Written last: a build that was cut short is never taken for one.
    rmSync(stampFile(root), { force: true })
    const before = fingerprint(root)
    await runNode(root, [prismaClient], { env, output: 'hidden', signal, started })
    await writeEvaluator(root)
    await runNode(root, ['node_modules/next/dist/bin/next', 'build'], {
      env: withoutDatabase(env),
      output,
      signal,
      started,
    })
    await compress(root)
    await bundle('scripts/worker/main.ts', path.join(root, '.next', 'worker.mjs'))
    mkdirSync(path.dirname(stampFile(root)), { recursive: true })
    writeFileSync(stampFile(root), before)
  } finally {
    lock.release()
  }
}

/**
 * A build is the same whatever the database holds: it gets none.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
const withoutDatabase = ({ DATABASE_URL: _, ...env }) => ({
  ...env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
})

/**
 * @param {string} root
 * @param {(line: string) => void} say
 * @param {AbortSignal | undefined} signal
 */
async function lockBuild(root, say, signal) {
  for (let turn = 0; ; turn++) {
    const lock = await takeLock(path.join(root, '.next', 'build.lock'), { purpose: 'a build' })
    if ('taken' in lock) return lock.taken
    if (turn === 0) say(`Waiting for the build that process ${lock.heldBy.holder.pid} is making.`)
    signal?.throwIfAborted()
    await sleep(300)
  }
}

/**
 * @param {string} root
 * @param {readonly string[]} args
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {'shown' | 'hidden'} options.output
 * @param {AbortSignal | undefined} options.signal
 * @param {(id: import('../processes.mjs').ProcessId) => void} options.started
 */
async function runNode(root, args, { env, output, signal, started }) {
  signal?.throwIfAborted()
  const stdio = output === 'shown' ? /** @type {const} */ ('inherit') : /** @type {const} */ ('pipe')
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', stdio, stdio], detached: true })
  const id = identify(child.pid)
  if (id) started(id)
  const stop = () => id && end(id, atOnce, 'with its group')
  signal?.addEventListener('abort', stop)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk
    })
  const [code] = await once(child, 'close')
  signal?.removeEventListener('abort', stop)
  signal?.throwIfAborted()
  if (code !== 0) throw new Sentence(`${said.trim()}\nThe build failed.`.trim())
}
