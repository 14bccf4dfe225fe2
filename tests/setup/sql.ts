import pg from 'pg'
import { disconnect } from '#lib/db/client'

/** One connection, before which queries wait for each other. */
let pool: pg.Pool | undefined

/** A server that stops while a connection to it is closing says so on a connection that nobody uses any more. */
function opened(): pg.Pool {
  const made = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1, idleTimeoutMillis: 0 })
  made.on('error', () => {})
  return made
}

/** Looks at the tables past the repositories: what is stored, not what is returned. */
export async function sql<T extends object>(query: string, ...values: unknown[]): Promise<T[]> {
  pool ??= opened()
  return (await pool.query(query, values)).rows as T[]
}

/** Closes every connection to the database of the file, and goes on with another one where a URL is given. */
export async function leaveFor(url?: string): Promise<void> {
  await pool?.end()
  pool = undefined
  await disconnect()
  if (url !== undefined) process.env.DATABASE_URL = url
}

afterAll(() => leaveFor())
