import { randomBytes } from 'node:crypto'
import pg from 'pg'

/**
 * A database of its own, cloned from the migrated template in about 30 ms; returns its URL. Needs the `database` project's server.
 * The clone goes away with the server, or at the end of the run.
 */
export async function freshDatabase(): Promise<string> {
  const template = process.env.TEST_DATABASE_TEMPLATE
  if (!template)
    throw new Error('no test database: this file must be in tests/db, tests/server, tests/auth or tests/app')
  const url = new URL(template)
  const source = url.pathname.slice(1)
  const name = `${source}_${randomBytes(6).toString('hex')}`
  // Never connect to the template itself: PostgreSQL copies a database only while nobody is in it.
  url.pathname = '/postgres'
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  try {
    await admin.query(`CREATE DATABASE "${name}" TEMPLATE "${source}"`)
  } finally {
    await admin.end()
  }
  url.pathname = `/${name}`
  return url.href
}
