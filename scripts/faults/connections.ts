import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Ground } from './ground'
import { withRows } from './rows'

/** Holds tables so that whatever is written waits in the middle of its transaction, while something else is done. */
async function holding(url: string, tables: readonly string[], meanwhile: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(`LOCK TABLE ${tables.map((name) => `"${name}"`).join(', ')} IN SHARE MODE`)
    await meanwhile()
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

/** Ends the connections of the site that are in the middle of a transaction, again and again. */
export async function cutInTheMiddle({ databaseUrl, relays }: Ground): Promise<string> {
  let cut = 0
  for (let n = 0; n < 6; n++)
    await holding(databaseUrl, ['Attempt', 'ExamChoice', 'ClassAnswer'], async () => {
      await pause(400)
      if (n % 2 === 0) {
        const ended = await withRows(
          databaseUrl,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE application_name = 'verdetto' AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`,
        )
        cut += ended.length
      } else for (const relay of relays) relay.cut()
    })
  return `${cut} ended in mid-transaction, all lines cut 3 times`
}

/** What the site asks for is done, and the site never hears of it: its connections end before anything comes back. */
export async function loseReplies({ relays }: Ground): Promise<undefined> {
  for (let n = 0; n < 6; n++) {
    const relay = relays[n % 2]
    relay?.deafen()
    await pause(300)
    relay?.cut()
    await pause(200)
  }
}

/** All connections of both processes wait for a table, and all that are left of the database's are taken. */
export async function exhaust({ databaseUrl }: Ground): Promise<string> {
  const taken: pg.Client[] = []
  await holding(databaseUrl, ['User', 'Attempt', 'ExamChoice', 'ClassAnswer', 'ClassSession'], async () => {
    const end = performance.now() + 7_000
    while (performance.now() < end) {
      const client = new pg.Client({ connectionString: databaseUrl })
      client.on('error', () => {})
      try {
        await client.connect()
        taken.push(client)
      } catch {
        await pause(200) // none is left
      }
    }
  })
  await Promise.all(taken.map((client) => client.end()))
  return `${taken.length} connections taken`
}
