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

/** The site that all files share: visitors of each file are people who were never there. */
export const sharedSite: Site = {
  url: siteUrl(),
  sql: (query, ...values) => ask(embedded(process.env.SITE_DATA ?? ''), query, values),
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
