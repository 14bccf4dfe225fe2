import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseSentence, placeOf } from './database-errors.mjs'
import { codeOf } from './processes.mjs'
import { Sentence } from './sentence.mjs'

const oldest = 14
const connectMs = 10_000
const startingUp = '57P03'

/**
 * Makes sure that the operator's server can be used, or throws one clear sentence.
 * @param {string} text DATABASE_URL
 */
export async function checkDatabase(text) {
  const url = parse(text)
  const version = await whileStartingUp(() => readVersion(text, url))
  if (version < oldest)
    throw new Sentence(
      `DATABASE_URL: ${placeOf(url)} runs PostgreSQL ${version}; version ${oldest} or newer is needed.`,
    )
}

/**
 * @param {string} text
 * @returns {URL}
 */
export function parse(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const whole = url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== '' && url.pathname.length > 1
  if (whole && decodes(url)) return url
  throw new Sentence(
    'DATABASE_URL is not the address of a database; it looks like postgresql://user:password@host:5432/database.',
  )
}

/** @param {URL} url */
function decodes(url) {
  try {
    return [url.username, url.password, url.pathname].map(decodeURIComponent).length > 0
  } catch {
    return false
  }
}

/**
 * @param {string} text
 * @param {URL} url
 */
async function readVersion(text, url) {
  const client = new pg.Client({ connectionString: text, connectionTimeoutMillis: connectMs })
  client.on('error', () => {}) // a server that goes away right now makes the query fail too
  try {
    await client.connect()
    const { rows } = await client.query('SHOW server_version_num')
    return Math.floor(Number(rows[0].server_version_num) / 10_000)
  } catch (error) {
    if (codeOf(error) === startingUp) throw error
    if (error instanceof Error && /timeout/.test(error.message))
      throw new Sentence(`DATABASE_URL: ${placeOf(url)} does not answer within ${connectMs / 1000} seconds.`)
    throw databaseSentence(error, url)
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * A server that is just starting, as beside us in a compose file, is given half a minute.
 * @template T
 * @param {() => Promise<T>} read
 */
async function whileStartingUp(read) {
  for (const until = Date.now() + 30_000; ; await sleep(500))
    try {
      return await read()
    } catch (error) {
      if (codeOf(error) !== startingUp) throw error
      if (Date.now() > until)
        throw new Sentence('DATABASE_URL: the server has been starting up for half a minute; try again later.')
    }
}
