import pg from 'pg'
import { apply, createMigrationsTable, deploy, readMigrations } from '../deploy-pg.mjs'
import { codeOf } from '../processes.mjs'
import { Sentence } from '../sentence.mjs'
import { countRows, plainText, quoted, readDrops, readObstacles, readTables } from './catalog.mjs'
import { readBackup } from './file.mjs'

/** @typedef {import('./file.mjs').Head} Head */
/** @typedef {import('../deploy-pg.mjs').Migration} Migration */

const batch = 1000
const tableInUse = '55P03'

/**
 * Fills a database from a backup, all of it or nothing: the tables as they were when it was made, its rows, then the migrations since.
 * @param {string} url
 * @param {string} file
 * @param {'empty' | 'replace'} target whether a database with rows in it is refused or emptied first
 * @param {(line: string) => void} say
 * @param {readonly Migration[]} [migrations]
 * @returns {Promise<{ rows: number, tables: number }>}
 */
export async function load(url, file, target, say, migrations = readMigrations()) {
  // Once through the whole file before the database is touched.
  const { head, foot } = await readBackup(file)
  const past = migrationsOf(head, file, migrations)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SET LOCAL lock_timeout = '10s'; ${plainText}`)
    await makeRoom(client, target)
    await createMigrationsTable(client)
    for (const migration of past) await apply(client, migration)
    await requireSameTables(client, head)
    const obstacles = await readObstacles(client)
    for (const { away } of obstacles) await client.query(away)
    await loadRows(client, file, say)
    for (const { back } of obstacles) await client.query(back)
    for (const { name, value, called } of foot.sequences)
      await client.query('SELECT setval($1::regclass, $2, $3)', [quoted(name), value, called])
    const counted = await countRows(client, head.tables)
    if (JSON.stringify(counted) !== JSON.stringify(foot.rows))
      throw new Sentence('The database does not hold the rows of the backup after loading them: nothing was changed.')
    await client.query('COMMIT')
    await client.query('ANALYZE')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw codeOf(error) === tableInUse
      ? new Sentence('Another program is using the tables: stop the site first. Nothing was changed.')
      : error
  } finally {
    await client.end()
  }
  const since = await deploy(url, migrations)
  if (since.length > 0) say(`Brought up to date: ${since.join(', ')}`)
  return { rows: Object.values(foot.rows).reduce((a, b) => a + b, 0), tables: head.tables.length }
}

/**
 * The migrations that the backup had gone through, as this copy has them.
 * @param {Head} head
 * @param {string} file
 * @param {readonly Migration[]} migrations
 */
function migrationsOf(head, file, migrations) {
  return head.migrations.map(({ name, checksum }) => {
    const mine = migrations.find((migration) => migration.name === name)
    if (!mine)
      throw new Sentence(
        `${file} was made by a newer Verdetto (migration ${name} is not known here): update this copy first.`,
      )
    if (mine.checksum !== checksum)
      throw new Sentence(
        `${file} was made with another migration ${name} than the one of this copy: it cannot be restored here.`,
      )
    return mine
  })
}

/**
 * @param {pg.Client} client
 * @param {'empty' | 'replace'} target
 */
async function makeRoom(client, target) {
  const { rows } = await client.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS known`)
  const tables = await readTables(client)
  if (tables.length > 0 && !rows[0].known)
    throw new Sentence(
      'This database holds tables that are not Verdetto’s: restore into one of its own. Nothing was changed.',
    )
  const counts = Object.entries(await countRows(client, tables)).filter(([, n]) => n > 0)
  if (counts.length > 0 && target === 'empty') {
    const what = counts.map(([name, n]) => `${name} ${n}`).join(', ')
    throw new Sentence(`This database holds data already (${what}): add --replace to lose that. Nothing was changed.`)
  }
  for (const statement of await readDrops(client)) await client.query(statement)
}

/**
 * @param {pg.Client} client
 * @param {Head} head
 */
async function requireSameTables(client, head) {
  const made = new Map((await readTables(client)).map(({ name, columns }) => [name, columns.join(', ')]))
  for (const { name, columns } of head.tables)
    if (made.get(name) !== columns.join(', '))
      throw new Sentence(
        `Table ${name} of the backup is not what the migrations make (${columns.join(', ')}): its database had been changed by hand. Nothing was changed.`,
      )
}

/**
 * @param {pg.Client} client
 * @param {string} file
 * @param {(line: string) => void} say
 */
async function loadRows(client, file, say) {
  let current = ''
  let count = 0
  /** @type {string[]} */
  let waiting = []
  const flush = async () => {
    if (waiting.length === 0) return
    const table = quoted(current)
    await client.query(`INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT r.* FROM unnest($1::${table}[]) AS r`, [
      waiting,
    ])
    count += waiting.length
    waiting = []
  }
  const finish = async () => {
    await flush()
    if (current) say(`${current}: ${count}`)
  }
  await readBackup(file, {
    async row(table, row) {
      if (table !== current) {
        await finish()
        current = table
        count = 0
      }
      waiting.push(row)
      if (waiting.length === batch) await flush()
    },
  })
  await finish()
}
