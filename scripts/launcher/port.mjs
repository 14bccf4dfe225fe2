import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../processes.mjs'
import { Sentence } from '../sentence.mjs'

/**
 * Throws a sentence where the site could not listen. Asked before anything long is begun.
 * @param {import('../settings.mjs').Settings} settings
 * @param {number} [patienceMs] how long a port in use may take to become free
 */
export async function requireFreePort({ port, host }, patienceMs = 0) {
  let problem = await problemAt(port, host)
  for (const until = Date.now() + patienceMs; problem === 'EADDRINUSE' && Date.now() < until; ) {
    await sleep(50)
    problem = await problemAt(port, host)
  }
  if (problem === undefined) return
  if (host && problem !== 'EADDRINUSE' && problem !== 'EACCES')
    throw new Sentence(`VERDETTO_HOST is "${host}", but this machine cannot listen there (${problem}).`)
  if (problem === 'EACCES')
    throw new Sentence(
      `This user may not listen on port ${port}: take one above 1023, as in PORT=${port + 8000} npm start`,
    )
  throw new Sentence(
    `Port ${port} is in use by another program: stop it, or take another port, as in PORT=${port + 1} npm start`,
  )
}

/**
 * @param {number} port
 * @param {string | undefined} host
 */
const problemAt = async (port, host) =>
  (await listens(port, host ?? '::')) ?? ((await answers(port, host)) ? 'EADDRINUSE' : undefined)

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<string | undefined>} why not, if not
 */
function listens(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => {
      const noIpv6 = host === '::' && ['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(codeOf(error) ?? '')
      resolve(noIpv6 ? listens(port, undefined) : (codeOf(error) ?? 'unknown'))
    })
    server.listen({ port, host }, () => server.close(() => resolve(undefined)))
  })
}

/**
 * The address at which a server that listens on `host` is found from this machine.
 * @param {string | undefined} host
 */
export const nearby = (host) => (host === undefined || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host)

/**
 * A host as it stands in a URL.
 * @param {string} host
 */
export const urlHost = (host) => (host.includes(':') ? `[${host}]` : host)

/**
 * Some systems let one program listen on all addresses while another has this one to itself.
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<boolean>}
 */
export function answers(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: nearby(host), timeout: 1000 })
    const done = (/** @type {boolean} */ yes) => {
      socket.destroy()
      resolve(yes)
    }
    socket.once('connect', () => done(true))
    socket.once('error', () => done(false))
    socket.once('timeout', () => done(false))
  })
}
