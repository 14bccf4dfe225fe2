import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { role } from '../../scripts/postgres/cluster.mjs'
import { runningPostmaster } from '../../scripts/postgres/pid-file.mjs'
import { siteUrl } from '../setup/browser'

/** A site that runs, looked at from behind too. */
export interface Site {
  readonly url: string
  /** What its database holds, past the site. */
  sql<T extends object>(query: string, ...values: unknown[]): Promise<T[]>
}

/** Its connections outlive a question and hold up no end. */
let pool: pg.Pool | undefined
function shared(): pg.Pool {
  pool ??= new pg.Pool({ connectionString: embedded(process.env.SITE_DATA ?? ''), max: 2, allowExitOnIdle: true })
  return pool
}
afterAll(() => pool?.end())

/** The site that all files share, side by side: visitors of each file are people who were never there. */
export const sharedSite: Site = {
  url: siteUrl(),
  sql: async (query, ...values) => (await shared().query(query, values)).rows,
}

/** Changes what the tables of the shared site keep as it was once asked, for this one statement: nobody else's are open meanwhile. */
export async function rewrite(query: string, ...values: unknown[]): Promise<void> {
  const client = await shared().connect()
  try {
    await client.query("SET session_replication_role = 'replica'")
    await client.query(query, values)
  } finally {
    await client.query('RESET session_replication_role')
    client.release()
  }
}

/** The address of the PostgreSQL of a data folder, as it stands in the files of the folder. */
export function embedded(data: string): string {
  const cluster = path.join(data, 'postgres')
  const port = runningPostmaster(cluster)?.port
  if (port === undefined) throw new Error('the database of the site does not run')
  return `postgresql://${role}:${readFileSync(`${cluster}.password`, 'utf8')}@127.0.0.1:${port}/verdetto`
}

/** What a database answers. */
export async function ask<T extends object>(url: string, query: string, values: unknown[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(query, values)).rows as T[]
  } finally {
    await client.end()
  }
}
