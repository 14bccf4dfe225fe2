import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { role } from '../../scripts/postgres/cluster.mjs'
import { runningPostmaster } from '../../scripts/postgres/pid-file.mjs'
import { type Launcher, newFolder, running } from '../launcher/launcher'

/** A site of the test's own, started by the real launcher on data of its own: it may be stopped, started again, and looked at from behind. */
export interface OwnSite {
  readonly url: string
  /** Of its database, for another process of the same site. */
  readonly databaseUrl: string
  /** What the database holds, past the site. */
  sql<T extends object>(query: string, ...values: unknown[]): Promise<T[]>
  /** Ctrl-C, and `npm start` again at the same address. */
  restart(): Promise<void>
  /** SIGTERM, as from whoever runs it: settles when it has stopped. */
  stopped(): Promise<void>
  /** `npm start` again at the same address. */
  started(): Promise<void>
  /** Everything of it ends at once, as when the machine fails; and `npm start` again at the same address. */
  killed(): Promise<void>
}

const start = [process.execPath, 'scripts/start.mjs']

/** `clearAway` of tests/launcher ends it. `env` may name another database. */
export async function ownSite(env: Readonly<Record<string, string>> = {}): Promise<OwnSite> {
  const data = newFolder()
  const settings = { NODE_ENV: '', NEXTAUTH_URL: '', NEXTAUTH_SECRET: '', ...env }
  let site: Launcher = await running(data, settings, start)
  const { port } = site
  return {
    url: `http://localhost:${port}`,
    databaseUrl: env.DATABASE_URL ?? embedded(data),
    sql: (query, ...values) => ask(env.DATABASE_URL ?? embedded(data), query, values),
    async restart() {
      process.kill(-site.pid, 'SIGINT')
      await site.ended
      site = await running(data, { ...settings, PORT: String(port) }, start)
    },
    async stopped() {
      process.kill(site.pid, 'SIGTERM')
      await site.ended
    },
    async started() {
      site = await running(data, { ...settings, PORT: String(port) }, start)
    },
    async killed() {
      process.kill(-site.pid, 'SIGKILL')
      await site.ended
      site = await running(data, { ...settings, PORT: String(port) }, start)
    },
  }
}

/** The address of the PostgreSQL of a data folder, as it stands in the files of the folder. */
function embedded(data: string): string {
  const cluster = path.join(data, 'postgres')
  const port = runningPostmaster(cluster)?.port
  if (port === undefined) throw new Error('the database of the site does not run')
  return `postgresql://${role}:${readFileSync(`${cluster}.password`, 'utf8')}@127.0.0.1:${port}/verdetto`
}

async function ask<T extends object>(url: string, query: string, values: unknown[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(query, values)).rows as T[]
  } finally {
    await client.end()
  }
}
