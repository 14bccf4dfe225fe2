import { codeOf } from './processes.mjs'
import { Sentence } from './sentence.mjs'

/**
 * Where a database is, without the password.
 * @param {URL} url
 */
export const placeOf = (url) => `${url.hostname}:${url.port || 5432}`

/**
 * Why a server cannot be used, in one sentence that never holds the password.
 * @param {unknown} error what node-postgres threw
 * @param {URL} url
 * @returns {Sentence}
 */
export function databaseSentence(error, url) {
  const place = placeOf(url)
  const user = decodeURIComponent(url.username)
  const database = decodeURIComponent(url.pathname.slice(1))
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
      return new Sentence(`DATABASE_URL: nothing answers at ${place}; is the server running?`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Sentence(`DATABASE_URL: no machine is called ${url.hostname}.`)
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return new Sentence(`DATABASE_URL: ${place} cannot be reached.`)
    case '28P01':
      return new Sentence(`DATABASE_URL: ${place} does not accept this password for user "${user}".`)
    case '28000':
      return new Sentence(`DATABASE_URL: ${place} does not let user "${user}" into database "${database}".`)
    case '3D000':
      return new Sentence(`DATABASE_URL: ${place} has no database "${database}"; make it first.`)
    case '42501':
    case '3F000':
      return new Sentence(`DATABASE_URL: user "${user}" may not make tables in database "${database}" of ${place}.`)
    case '53300':
      return new Sentence(`DATABASE_URL: ${place} has no connection left.`)
    default:
      return new Sentence(`DATABASE_URL: ${place} cannot be used (${withoutPassword(messageOf(error), url)}).`)
  }
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error && error.message ? error.message : String(error))

/**
 * @param {string} text
 * @param {URL} url
 */
function withoutPassword(text, url) {
  const secrets = [url.password, decodeURIComponent(url.password)].filter((secret) => secret !== '')
  return secrets.reduce((clean, secret) => clean.replaceAll(secret, '***'), text)
}
