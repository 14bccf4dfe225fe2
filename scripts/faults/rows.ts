import pg from 'pg'

/** Asks the database from behind, on a connection of its own. */
export async function withRows<R extends pg.QueryResultRow>(
  url: string,
  query: string,
  ...values: readonly unknown[]
): Promise<readonly R[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<R>(query, [...values])).rows
  } finally {
    await client.end()
  }
}
