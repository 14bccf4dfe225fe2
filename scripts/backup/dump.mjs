import { renameSync, rmSync } from 'node:fs'
import pg from 'pg'
import { readApplied } from '../deploy-pg.mjs'
import { Sentence } from '../sentence.mjs'
import { plainText, quoted, readSequences, readTables } from './catalog.mjs'
import { readBackup, writeBackup } from './file.mjs'

const batch = 1000

/**
 * Writes all rows, as they stand at one moment, to a file. People may go on working meanwhile.
 * @param {string} url
 * @param {string} file replaced only when the new one is whole
 * @param {(line: string) => void} say
 * @returns {Promise<{ rows: number, tables: number }>}
 */
export async function dump(url, file, say) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const unfinished = `${file}.unfinished`
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(plainText)
    const head = await headOf(client)
    await writeBackup(unfinished, head, partsOf(client, head.tables, say))
    const { foot } = await readBackup(unfinished)
    renameSync(unfinished, file)
    return { rows: Object.values(foot.rows).reduce((a, b) => a + b, 0), tables: head.tables.length }
  } finally {
    rmSync(unfinished, { force: true })
    await client.end()
  }
}

/**
 * @param {pg.Client} client
 * @returns {Promise<import('./file.mjs').Head>}
 */
async function headOf(client) {
  const { rows } = await client.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS known`)
  const applied = rows[0].known ? await readApplied(client) : []
  if (applied.length === 0)
    throw new Sentence('This database has no tables of Verdetto yet: there is nothing to back up.')
  const failed = applied.find((row) => row.finished_at === null)
  if (failed) throw new Sentence(`Migration ${failed.migration_name} has failed in this database: mend that first.`)
  return {
    verdetto: 'backup',
    version: 1,
    madeAt: new Date().toISOString(),
    migrations: applied.map(({ migration_name: name, checksum }) => ({ name, checksum })),
    tables: await readTables(client),
  }
}

/**
 * @param {pg.Client} client
 * @param {readonly import('./catalog.mjs').Table[]} tables
 * @param {(line: string) => void} say
 * @returns {AsyncGenerator<import('./file.mjs').Part>}
 */
async function* partsOf(client, tables, say) {
  /** @type {Record<string, number>} */
  const rows = {}
  for (const { name } of tables) {
    yield { table: name }
    let count = 0
    // The text of a whole row is what PostgreSQL reads back as that row, every type included.
    await client.query(`DECLARE rows NO SCROLL CURSOR FOR SELECT t::text AS row FROM ${quoted(name)} t`)
    for (;;) {
      const fetched = (await client.query(`FETCH ${batch} FROM rows`)).rows
      for (const { row } of fetched) yield { row }
      count += fetched.length
      if (fetched.length < batch) break
    }
    await client.query('CLOSE rows')
    rows[name] = count
    say(`${name}: ${count}`)
  }
  // Sequences know no snapshot: read last, they stand behind no row.
  yield { foot: { rows, sequences: await readSequences(client) } }
}
