import 'server-only'
import pg from 'pg'
import { pool } from '../client'
import type { Fanout } from './port'

const CHANNEL = 'aula'

/** By LISTEN and NOTIFY of the database itself: nothing more is needed. */
export const byPostgres: Fanout = {
  by: 'postgres',
  async hear(heard, lost) {
    const client = new pg.Client({
      // A pooler that lends connections by the transaction would take this one away.
      connectionString: process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL,
      keepAlive: true,
      connectionTimeoutMillis: 4_000,
      application_name: 'verdetto-aula',
    })
    const close = () => {
      client.removeAllListeners()
      // What a closing connection still says is of no account.
      client.on('error', () => {})
      return client.end()
    }
    const gone = () => {
      void close().catch(() => {})
      lost()
    }
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => heard(payload))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      void close().catch(() => {})
      throw error
    }
    client.on('error', gone)
    client.on('end', gone)
    return { close }
  },
  // It leaves with the commit.
  sayWith: (tx, notice) => tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${notice})`,
  // Without a transaction, so that answers do not wait for one another's notices.
  say: (notices) => pool().query('SELECT pg_notify($1, n) FROM unnest($2::text[]) AS t(n)', [CHANNEL, notices]),
  close: async () => {},
}
