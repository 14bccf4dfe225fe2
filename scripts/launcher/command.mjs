import { codeOf } from '../processes.mjs'
import { Sentence } from '../sentence.mjs'
import { readSettings, root } from '../settings.mjs'
import { launch } from './launch.mjs'

/**
 * The command line of the launcher: signals, output, exit code.
 * @param {'start' | 'dev'} mode
 * @param {import('./next-site.mjs').Site} site
 */
export async function command(mode, site) {
  const stop = new AbortController()
  // A second Ctrl-C changes nothing: the stop is under way and has an end of its own.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => stop.abort())
  watchNpm(() => stop.abort())
  // A terminal that went away must not take the launcher with it before everything has stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  let code = 0
  const fail = (/** @type {unknown} */ error) => {
    code = 1
    console.error(sentenceOf(error))
    stop.abort()
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  try {
    await launch({
      root,
      mode,
      settings: readSettings(mode),
      site,
      signal: stop.signal,
      say: (line) => console.log(line),
    })
    if (code === 0) console.log('Stopped.')
  } catch (error) {
    fail(error)
  }
  process.exit(code)
}

/**
 * npm passes a SIGTERM on to its shell alone, and that one ends without a word to us: under npm, the end of the shell is an order to stop.
 * @param {() => void} stop
 */
function watchNpm(stop) {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop(), 200).unref()
}

/** @param {unknown} error */
function sentenceOf(error) {
  if (error instanceof Sentence) return error.message
  if (error instanceof Error && ['EACCES', 'EPERM'].includes(codeOf(error) ?? ''))
    return `This user may not touch a file that another one made (${error.message}): start as that user, or hand the folder over.`
  return error
}
