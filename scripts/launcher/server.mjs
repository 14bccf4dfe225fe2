import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { end, identify } from '../processes.mjs'
import { Sentence } from '../sentence.mjs'

/** @typedef {{ readonly id: import('../processes.mjs').ProcessId, readonly exited: Promise<void>, stop(): Promise<void> }} Running */

/**
 * What is under way when the order comes is finished: an answer may wait for the database as long as this. Streams end by themselves; one
 * that does not would be waited for for ever.
 */
const patience = /** @type {const} */ ([
  { signal: 'SIGTERM', waitMs: 7_000 },
  { signal: 'SIGKILL', waitMs: 3_000 },
])
/** Who no longer answers hears no order. */
const mercy = /** @type {const} */ ([{ signal: 'SIGKILL', waitMs: 3_000 }])
const readyMs = 90_000

/**
 * What is served: a module that listens, how to know that it is ready, and whether what it says until then is of interest.
 * @typedef {object} Served
 * @property {string} module
 * @property {readonly string[]} args
 * @property {() => Promise<boolean>} ready
 * @property {'shown' | 'hidden'} greeting what it says before it is ready
 * @property {Lifeline} [lifeline] how to know that it still answers; without one that is not asked
 */

/**
 * @typedef {object} Lifeline
 * @property {() => Promise<boolean>} answers
 * @property {number} everyMs the pause between one question and the next
 * @property {number} misses so many without an answer, one after the other, and it is ended: what no longer answers never comes back by itself
 */

/**
 * Starts the server and waits until it is ready.
 * @param {Served} served
 * @param {object} context
 * @param {NodeJS.ProcessEnv} context.env
 * @param {string} context.cwd
 * @param {AbortSignal} context.signal ends a start that is under way
 * @param {(line: string) => void} context.say
 * @param {(id: import('../processes.mjs').ProcessId) => void} context.started hears of the process before it is ready, so that it is
 *   not forgotten should the launcher be killed
 * @returns {Promise<Running>}
 */
export async function startServer(served, { env, cwd, signal, say, started }) {
  const child = fork(fileURLToPath(new URL('serve.mjs', import.meta.url)), [served.module, ...served.args], {
    cwd,
    // Each thread that asks for memory gets a store of its own from glibc, which gives little of it back: with two for all, 30 MB less.
    env: { MALLOC_ARENA_MAX: '2', ...env },
    // A group of its own: Ctrl-C at the terminal must reach the launcher alone.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const id = identify(child.pid)
  if (!id) throw new Sentence('The server could not be started.')
  started(id)
  const output = follow(child, served.greeting)
  const exited = once(child, 'exit').then(() => {})
  const over = exited.then(() => /** @type {const} */ ('over'))
  for (const until = Date.now() + readyMs; ; ) {
    const state = await Promise.race([over, served.ready(), sleep(2000, false)])
    if (state === 'over') throw new Sentence(`The server ended while starting.\n${output.held()}`.trim())
    if (state) break
    if (signal.aborted || Date.now() > until) {
      await stopServer(id)
      signal.throwIfAborted()
      throw new Sentence(`The server is not ready after ${readyMs / 1000} seconds.\n${output.held()}`.trim())
    }
    await Promise.race([over, sleep(50)])
  }
  output.show()
  if (served.lifeline)
    watchOver(served.lifeline, over, async () => {
      say('The server no longer answers; ending it.')
      await end(id, mercy, 'with its group')
    })
  return { id, exited, stop: () => stopServer(id) }
}

/**
 * Asks from time to time whether a server still answers. Questions are counted, not time: a machine that sleeps has missed nothing.
 * @param {Lifeline} lifeline
 * @param {Promise<unknown>} over settles when the server has ended
 * @param {() => Promise<void>} giveUp called once, when it no longer answers
 */
async function watchOver({ answers, everyMs, misses }, over, giveUp) {
  let ended = false
  over.then(() => {
    ended = true
  })
  for (let missed = 0; missed < misses; ) {
    await Promise.race([over, sleep(everyMs, undefined, { ref: false })])
    if (ended) return
    missed = (await answers()) ? 0 : missed + 1
    if (ended) return
  }
  await giveUp()
}

/** @param {import('../processes.mjs').ProcessId} id */
export async function stopServer(id) {
  await end(id, patience, 'with its group')
}

/**
 * Passes on what the server says; a hidden greeting is kept back, for the case that the start fails.
 * @param {import('node:child_process').ChildProcess} child
 * @param {Served['greeting']} greeting
 */
function follow(child, greeting) {
  let shown = greeting === 'shown'
  /** @type {string[]} */
  const held = []
  for (const [from, to] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]))
    if (from)
      createInterface({ input: from }).on('line', (line) => {
        if (shown) to.write(`${line}\n`)
        else held.push(line)
      })
  return {
    show: () => {
      shown = true
    },
    held: () => held.join('\n'),
  }
}
