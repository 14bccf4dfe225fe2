import { setTimeout as sleep } from 'node:timers/promises'
import { Sentence } from '../sentence.mjs'

/** @typedef {import('./server.mjs').Running} Running */

const manyDeaths = 5
const within = 60_000
const pause = 500

/**
 * Keeps a process running: when it ends without being told to, it is started again, unless that goes on and on.
 * @param {object} options
 * @param {string} options.name as in «The database»
 * @param {() => Promise<Running>} options.start
 * @param {(line: string) => void} options.say
 * @param {(reason: unknown) => void} options.giveUp called once, when it does not stay up
 * @returns {Promise<{ stop(): Promise<void> }>}
 */
export async function keepRunning({ name, start, say, giveUp }) {
  let stopping = false
  /** @type {number[]} */
  let deaths = []
  /** @type {Promise<Running>} */
  let current = start()
  const first = await current

  /** @param {Running} running */
  async function watch(running) {
    await running.exited
    if (!stopping) revive()
  }

  async function revive() {
    /** @type {unknown} */
    let reason = new Sentence(`${name} ended ${manyDeaths} times within a minute; stopping.`)
    for (; !stopping; await sleep(pause)) {
      deaths = [...deaths, Date.now()].filter((at) => at > Date.now() - within)
      if (deaths.length >= manyDeaths) return giveUp(reason)
      say(`${name} has ended; starting it again.`)
      try {
        current = start()
        watch(await current)
        return
      } catch (error) {
        reason = error
      }
    }
  }

  watch(first)
  return {
    async stop() {
      stopping = true
      // A start that is under way is waited for, so that nothing is left behind; one that fails has left nothing.
      const running = await current.catch(() => undefined)
      await running?.stop()
    },
  }
}
