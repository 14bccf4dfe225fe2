// Runs tests that need nothing but Node in processes that load each module once for all their files, not once for each file: most of
// these files would otherwise load the evaluator, its Italian and the content anew. They see the built-ins of Node itself, cannot replace
// modules, and must leave what they import as it was.
//
// A file is run by jest-light-runner; the processes are ours. Its pool hands a new process what it must know in an answer to whichever asks
// first: one that was slower to start never heard its own, and a run waited for it for ever. Here each is told with its first file.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { READ } from './read-typescript.mjs'

const WORKER = fileURLToPath(new URL('./runner-worker.mjs', import.meta.url))

/** A file that takes longer waits for something that does not come: its process is ended, and the file has failed. */
const LONGEST_MS = 30 * 60_000

/** @typedef {{ readonly path: string, readonly context: { readonly config: unknown } }} Test */
/** @typedef {(test: Test) => Promise<void>} OnStart */
/** @typedef {(test: Test, result: unknown) => Promise<void>} OnResult */
/** @typedef {(test: Test, error: Error) => Promise<void>} OnFailure */

export default class Runner {
  longestMs = LONGEST_MS

  /** @param {{ readonly maxWorkers: number }} run the configuration of the run: jest's own process does not read TypeScript, so that two others do at least */
  constructor(run) {
    this.run = run
  }

  /**
   * @param {readonly Test[]} tests
   * @param {{ isInterrupted(): boolean }} watcher
   * @param {OnStart} onStart
   * @param {OnResult} onResult
   * @param {OnFailure} onFailure
   */
  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const left = [...tests]
    const work = async () => {
      /** @type {import('node:child_process').ChildProcess | undefined} */
      let child
      for (let test = left.shift(); test && !watcher.isInterrupted(); test = left.shift()) {
        await onStart(test)
        if (child?.connected !== true) child = start()
        const { result, error } = await this.#runIn(child, test)
        if (error) await onFailure(test, Object.assign(new Error(error.message), { stack: error.stack }))
        else await onResult(test, result)
      }
      if (child?.connected) child.disconnect()
    }
    await Promise.all(Array.from({ length: Math.min(tests.length, Math.max(2, this.run.maxWorkers)) }, work))
  }

  /**
   * What comes of a file, or why nothing does: its process may end, or go on for ever.
   * @param {import('node:child_process').ChildProcess} child
   * @param {Test} test
   * @returns {Promise<{ readonly result?: unknown, readonly error?: { readonly message: string, readonly stack?: string } }>}
   */
  async #runIn(child, { path, context }) {
    const over = new AbortController()
    const { signal } = over
    const timer = setTimeout(() => child.kill('SIGKILL'), this.longestMs)
    try {
      const ended = Promise.race([once(child, 'exit', { signal }), once(child, 'error', { signal })])
      const said = once(child, 'message', { signal })
      child.send({ path, globalConfig: this.run, projectConfig: context.config }, () => {})
      const [first, why] = await Promise.race([said, ended])
      if (first !== null && typeof first === 'object' && !(first instanceof Error)) return first
      const message = `the process of this file ended before its tests did: ${first instanceof Error ? first.message : (why ?? `exit code ${first}`)}`
      return { error: { message, stack: message } }
    } finally {
      clearTimeout(timer)
      over.abort()
    }
  }
}

function start() {
  const NODE_OPTIONS = [process.env.NODE_OPTIONS, READ].filter(Boolean).join(' ')
  return fork(WORKER, { env: { ...process.env, NODE_OPTIONS } })
}
