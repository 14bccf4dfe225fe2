import pg from 'pg'
import { disconnect } from '#lib/db/client'

let client: pg.Client | undefined

/** Looks at the tables past the repositories: what is stored, not what is returned. */
export async function sql<T extends object>(query: string, ...values: unknown[]): Promise<T[]> {
  if (!client) {
    client = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await client.connect()
  }
  return (await client.query(query, values)).rows as T[]
}

/** Closes every connection to the database of the file, and goes on with another one where a URL is given. */
export async function leaveFor(url?: string): Promise<void> {
  await client?.end()
  client = undefined
  await disconnect()
  if (url !== undefined) process.env.DATABASE_URL = url
}

afterAll(() => leaveFor())
