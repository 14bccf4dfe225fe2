import 'server-only'
import pg from 'pg'
import { NO_DATABASE_URL } from './client'

/**
 * Whether the database answers within `ms`. On a connection of its own: a pool that is merely busy is not an outage, and a
 * broken server must not be hidden by a connection that is still open.
 */
export async function databaseAnswers(ms: number): Promise<boolean> {
  const connectionString = process.env.DATABASE_URL
  if (!connectionString) throw Object.assign(new Error('DATABASE_URL is not set'), { code: NO_DATABASE_URL })
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: ms, query_timeout: ms })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1 FROM "User" LIMIT 1')
    return true
  } catch {
    // Whatever it is, the answer is no.
    return false
  } finally {
    client.end().catch(() => {})
  }
}
