import { connect, createServer } from 'node:net'
import { codeOf } from '../processes.mjs'
import { Sentence } from '../sentence.mjs'

/**
 * Throws a sentence where the site could not listen. Asked before anything long is begun.
 * @param {number} port
 */
export async function requireFreePort(port) {
  const problem = (await listens(port, '::')) ?? ((await answers(port)) ? 'EADDRINUSE' : undefined)
  if (problem === undefined) return
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
 * @returns {Promise<string | undefined>} why not, if not
 */
function listens(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => {
      const noIpv6 = host !== undefined && ['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(codeOf(error) ?? '')
      resolve(noIpv6 ? listens(port, undefined) : (codeOf(error) ?? 'unknown'))
    })
    server.listen({ port, host }, () => server.close(() => resolve(undefined)))
  })
}

/**
 * Some systems let one program listen on all addresses while another has this one to itself.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function answers(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 })
    const done = (/** @type {boolean} */ yes) => {
      socket.destroy()
      resolve(yes)
    }
    socket.once('connect', () => done(true))
    socket.once('error', () => done(false))
    socket.once('timeout', () => done(false))
  })
}
