import path from 'node:path'
import { keepEvaluatorWritten } from '../evaluator.mjs'
import { ensureBuilt } from './build.mjs'
import { answers, nearby, urlHost } from './port.mjs'

/**
 * What the launcher needs to know about what it launches.
 * @typedef {object} Site
 * @property {(context: { env: NodeJS.ProcessEnv, say(line: string): void, signal: AbortSignal }) => Promise<void>} prepare
 * @property {(settings: import('../settings.mjs').Settings) => import('./server.mjs').Served} serve
 */

/**
 * The site itself, built (`start`) or compiled as it is looked at (`dev`).
 * @param {string} root
 * @param {'start' | 'dev'} mode
 * @returns {Site}
 */
export function nextSite(root, mode) {
  const module = path.join(root, 'node_modules/next/dist/bin/next')
  return {
    async prepare(context) {
      if (mode === 'start') await ensureBuilt({ root, output: 'hidden', ...context })
      else await keepEvaluatorWritten(root, context.signal)
    },
    serve: ({ port, host }) => ({
      module,
      args: [mode, '-p', String(port), ...(host ? ['-H', host] : [])],
      // While developing, the first page is compiled when somebody asks for it: that it listens is enough.
      ready: () => (mode === 'dev' ? answers(port, host) : responds(port, host)),
      greeting: mode === 'dev' ? 'shown' : 'hidden',
      // While developing, compiling may keep it busy for long.
      ...(mode === 'start' && {
        lifeline: { answers: () => responds(port, host, 15_000), everyMs: 10_000, misses: 4 },
      }),
    }),
  }
}

/**
 * True when the site answers, well or not: what it says about its health is for others to judge.
 * @param {number} port
 * @param {string | undefined} host
 * @param {number} [patienceMs]
 */
export async function responds(port, host, patienceMs = 2_000) {
  try {
    await fetch(`http://${urlHost(nearby(host))}:${port}/api/salute`, { signal: AbortSignal.timeout(patienceMs) })
    return true
  } catch {
    return false
  }
}
