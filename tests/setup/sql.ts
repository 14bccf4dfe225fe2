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

afterAll(async () => {
  await client?.end()
  client = undefined
  await disconnect()
})
