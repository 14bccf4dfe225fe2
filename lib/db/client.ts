import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type Prisma, PrismaClient } from '#generated/client'

/** What repositories read and write through: the pool, or one transaction. */
export type Db = Prisma.TransactionClient

export interface Connection {
  readonly pool: pg.Pool
  readonly prisma: PrismaClient
}

/** The code of the error thrown when DATABASE_URL is not set. */
export const NO_DATABASE_URL = 'NO_DATABASE_URL'

// One pool per process: route bundles and development reloads each have their own instance of this module.
const shared = globalThis as { verdettoDatabase?: Connection }

/** Connects on first use, so that a build needs no database. */
function connection(): Connection {
  shared.verdettoDatabase ??= connect()
  return shared.verdettoDatabase
}

function connect(): Connection {
  const connectionString = process.env.DATABASE_URL
  // Without this, pg would silently try 127.0.0.1:5432.
  if (!connectionString) throw Object.assign(new Error('DATABASE_URL is not set'), { code: NO_DATABASE_URL })
  return openConnection(connectionString, 'verdetto')
}

/** Statements that have a name; of those that are put together anew each time there is no end. */
const NAMED = 400

/**
 * Names of statements, so that PostgreSQL reads and plans each one once for a connection and not every time. Behind a pooler that gives each
 * transaction another connection nobody knows which ones a connection has: there they have none.
 */
function statementNames(): (query: { readonly sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    if (process.env.DATABASE_DIRECT_URL) return ''
    const name = names.get(sql) ?? (names.size < NAMED ? `v${names.size}` : '')
    if (name !== '') names.set(sql, name)
    return name
  }
}

/** A pool of connections to a database, and Prisma on it; nothing is opened before it is used. */
export function openConnection(connectionString: string, name: string): Connection {
  const pool = new pg.Pool({
    connectionString,
    max: Number(process.env.DATABASE_POOL) || 10,
    connectionTimeoutMillis: 4_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: name,
  })
  // The server closing an idle connection must not end the process: the next query opens another one.
  pool.on('error', () => {})
  const adapter = new PrismaPg(pool, { disposeExternalPool: true, statementNameGenerator: statementNames() })
  return { pool, prisma: new PrismaClient({ adapter, transactionOptions: { maxWait: 4_000, timeout: 8_000 } }) }
}

/** The database outside a transaction, for single reads and writes. */
export const database = (): Db => connection().prisma

/** The pool itself, for the libraries of this layer that speak SQL. */
export const pool = (): pg.Pool => connection().pool

/** Connections of this process: in use, idle, and how many requests wait for one. None is opened to say so. */
export function poolState(): { readonly used: number; readonly idle: number; readonly waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = shared.verdettoDatabase?.pool ?? {}
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

/** What is to be done once a transaction is committed. */
const thereafter = new WeakMap<Db, (() => void)[]>()

/** Runs `work` in one transaction (read committed): all of it is stored when the promise resolves, none of it when it rejects. */
export async function transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> {
  const then: (() => void)[] = []
  const done = await connection().prisma.$transaction((tx) => {
    thereafter.set(tx, then)
    return work(tx)
  })
  for (const each of then) each()
  return done
}

/** Has something done when the transaction is committed, and not at all where it is not; outside of one, at once. */
export function afterCommit(tx: Db, work: () => void): void {
  const then = thereafter.get(tx)
  if (then) then.push(work)
  else work()
}

/** Closes every connection; the next use opens them again. */
export async function disconnect(): Promise<void> {
  const open = shared.verdettoDatabase
  delete shared.verdettoDatabase
  await open?.prisma.$disconnect()
}
