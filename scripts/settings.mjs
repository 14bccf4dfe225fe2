import path from 'node:path'
import { fileURLToPath } from 'node:url'
import nextEnv from '@next/env'
import { Sentence } from './sentence.mjs'

/** The folder of the project, with a separator at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * @typedef {object} Settings
 * @property {number} port where the site listens
 * @property {string | undefined} host the address it listens on; all of the machine's where it is missing
 * @property {string} dataFolder what this copy keeps between starts: the embedded database, the secret, the lock
 * @property {string | undefined} databaseUrl a server of the operator's; the embedded one where it is missing
 * @property {string | undefined} directUrl the same server without the pooler in front of it, where there is one: what holds a connection for long,
 *   as a migration does, needs it
 * @property {NodeJS.ProcessEnv} env with what `.env` files add, in the same order of precedence as Next
 */

/**
 * @param {'start' | 'dev'} mode
 * @param {NodeJS.ProcessEnv} [given] for tests; `.env` files count only for the real environment
 * @returns {Settings}
 */
export function readSettings(mode, given) {
  if (!given) nextEnv.loadEnvConfig(root, mode === 'dev', { info() {}, error: console.error })
  const env = given ?? process.env
  checkAuth(env)
  checkProviders(env)
  checkMail(env)
  checkScale(env)
  return {
    port: readPort(env.PORT),
    host: env.VERDETTO_HOST || undefined,
    dataFolder: path.resolve(root, env.VERDETTO_DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    directUrl: env.DATABASE_DIRECT_URL || env.DATABASE_URL || undefined,
    env,
  }
}

/** @param {string | undefined} text */
function readPort(text) {
  if (!text) return 3000
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port
  throw new Sentence(`PORT is "${text}", but a port is a number from 1 to 65535.`)
}

/**
 * What only whoever runs several machines sets.
 * @param {NodeJS.ProcessEnv} env
 */
function checkScale({
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: direct,
  DATABASE_REPLICA_URL: replica,
  FANOUT_URL: fanout,
}) {
  if (direct && !url)
    throw new Sentence('DATABASE_DIRECT_URL is set and DATABASE_URL is not: it is the same database without a pooler.')
  if (replica && !url)
    throw new Sentence('DATABASE_REPLICA_URL is set and DATABASE_URL is not: it is a replica of that database.')
  if (replica && !(URL.canParse(replica) && /^postgres(ql)?:$/.test(new URL(replica).protocol)))
    throw new Sentence(
      'DATABASE_REPLICA_URL is the address of a PostgreSQL, as in postgresql://verdetto:password@replica.example:5432/verdetto.',
    )
  if (fanout && !(URL.canParse(fanout) && /^rediss?:$/.test(new URL(fanout).protocol)))
    throw new Sentence('FANOUT_URL is the address of a Valkey or Redis, as in redis://valkey.example:6379.')
}

/**
 * What would otherwise come out only when somebody signs in.
 * @param {NodeJS.ProcessEnv} env
 */
function checkAuth({ NEXTAUTH_SECRET: secret, NEXTAUTH_URL: url }) {
  if (secret && secret.length < 16)
    throw new Sentence(
      'NEXTAUTH_SECRET is shorter than 16 characters: make one with openssl rand -base64 32, or leave it out.',
    )
  if (url && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)))
    throw new Sentence(
      `NEXTAUTH_URL is "${url}", but it is the whole address of the site, as in https://verdetto.example.`,
    )
}

/** What each way to sign in with an account elsewhere needs, all or nothing. */
const providers = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ...['DISCORD', 'GOOGLE', 'GITHUB'].map((name) => [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`]),
]

/**
 * A provider that is half configured would silently not appear.
 * @param {NodeJS.ProcessEnv} env
 */
function checkProviders(env) {
  for (const names of providers) {
    const missing = names.filter((name) => !env[name])
    if (missing.length > 0 && missing.length < names.length)
      throw new Sentence(`${missing.join(' and ')} must be set too where ${names.find((name) => env[name])} is.`)
  }
  const issuer = env.OIDC_ISSUER
  if (issuer && !(URL.canParse(issuer) && /^https?:$/.test(new URL(issuer).protocol)))
    throw new Sentence(`OIDC_ISSUER is "${issuer}", but it is the address of a provider, as in https://id.example.`)
}

/**
 * What would otherwise come out only when the first message does not leave.
 * @param {NodeJS.ProcessEnv} env
 */
function checkMail({ SMTP_URL: url, MAIL_FROM: from }) {
  if (Boolean(url) !== Boolean(from)) throw new Sentence('SMTP_URL and MAIL_FROM go together: set both, or neither.')
  if (url && !(URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol)))
    throw new Sentence('SMTP_URL is the address of a server for mail, as in smtps://user:password@mail.example:465.')
}
