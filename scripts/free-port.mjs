import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below those that systems give to outgoing connections, one of which could take a free port before we do.
const from = 20_000
const to = 32_000

/**
 * A port of this machine that nobody listens on.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let i = 0; i < 100; i++) {
    const port = randomInt(from, to)
    if (await isFree(port)) return port
  }
  throw new Error(`no free port from ${from} to ${to}`)
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
