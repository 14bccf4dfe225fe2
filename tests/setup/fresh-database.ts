import { randomBytes } from 'node:crypto'
import pg from 'pg'

/**
 * A database of its own, cloned from the migrated template in about 30 ms; returns its URL. Needs the `database` project's server.
 * The clone goes away with the server, or at the end of the run.
 */
export const freshDatabase = (): Promise<string> => create(templateName())

/** A database without any table; returns its URL. */
export const emptyDatabase = (): Promise<string> => create('template0')

/** A copy of a database in which nobody is; returns its URL. */
export const copyOf = (url: string): Promise<string> => create(new URL(url).pathname.slice(1))

/** Drops a database, also with somebody in it. */
export const dropDatabase = (url: string): Promise<void> =>
  asAdmin(`DROP DATABASE "${new URL(url).pathname.slice(1)}" WITH (FORCE)`)

function template(): URL {
  const text = process.env.TEST_DATABASE_TEMPLATE
  if (!text) throw new Error('no test database: this file must be in tests/db, tests/server, tests/auth or tests/app')
  return new URL(text)
}

const templateName = (): string => template().pathname.slice(1)

async function create(source: string): Promise<string> {
  const url = template()
  const name = `${templateName()}_${randomBytes(6).toString('hex')}`
  await asAdmin(`CREATE DATABASE "${name}" TEMPLATE "${source}"`)
  url.pathname = `/${name}`
  return url.href
}

async function asAdmin(query: string): Promise<void> {
  const url = template()
  // Never connect to the template itself: PostgreSQL copies a database only while nobody is in it.
  url.pathname = '/postgres'
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  try {
    await admin.query(query)
  } finally {
    await admin.end()
  }
}
