import 'server-only'
import { pool } from './client'

/** What the database's clock says, in ms since 1970. */
export async function databaseTime(): Promise<number> {
  const { rows } = await pool().query<{ now: Date }>('SELECT clock_timestamp() AS now')
  return rows[0]?.now.getTime() ?? Number.NaN
}
