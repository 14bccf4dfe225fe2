// `prisma migrate deploy` without Prisma's native engine: same files, same table, same checksums, same lock, so that the official
// command can take over on any machine that has it.
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { Sentence } from './sentence.mjs'

/** @typedef {{ readonly name: string, readonly sql: string, readonly checksum: string }} Migration */
/** @typedef {{ readonly migration_name: string, readonly checksum: string, readonly finished_at: Date | null }} Applied */

export const migrationsFolder = fileURLToPath(new URL('../prisma/migrations', import.meta.url))

// Prisma's engine takes the same advisory lock, so the two never migrate at once.
const prismaLock = 72707369

const prismaTable = `CREATE TABLE IF NOT EXISTS _prisma_migrations (id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ, migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`

/**
 * The migrations of a folder, oldest first. The checksum is Prisma's: of the bytes of the file.
 * @param {string} [folder]
 * @returns {Migration[]}
 */
export function readMigrations(folder = migrationsFolder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const bytes = readFileSync(path.join(folder, name, 'migration.sql'))
      return { name, sql: bytes.toString('utf8'), checksum: createHash('sha256').update(bytes).digest('hex') }
    })
}

/**
 * Applies what is missing, in order, and returns the names. A failed migration leaves nothing of itself behind but a note.
 * @param {string} url
 * @param {readonly Migration[]} [migrations]
 * @param {(line: string) => void} [warn]
 * @returns {Promise<string[]>}
 */
export async function deploy(url, migrations = readMigrations(), warn = console.warn) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [prismaLock])
    await createMigrationsTable(client)
    const missing = missingFrom(await readApplied(client), migrations, warn)
    for (const migration of missing) await apply(client, migration)
    return missing.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/**
 * Makes the table in which Prisma keeps what a database went through.
 * @param {pg.Client} client
 */
export async function createMigrationsTable(client) {
  await client.query(prismaTable)
}

/**
 * What the database says it went through.
 * @param {pg.Client} client
 * @returns {Promise<Applied[]>}
 */
export async function readApplied(client) {
  const { rows } = await client.query(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at',
  )
  return rows
}

/**
 * @param {readonly Applied[]} applied
 * @param {readonly Migration[]} migrations
 * @param {(line: string) => void} warn
 */
function missingFrom(applied, migrations, warn) {
  const failed = applied.find((row) => row.finished_at === null)
  if (failed)
    throw new Sentence(
      `Migration ${failed.migration_name} failed in this database earlier. Mend its cause, delete its row from _prisma_migrations and start again.`,
    )
  const known = new Set(migrations.map(({ name }) => name))
  const stranger = applied.find((row) => !known.has(row.migration_name))
  if (stranger)
    throw new Sentence(
      `This database has seen a newer Verdetto (migration ${stranger.migration_name} is not known here): update this copy first.`,
    )
  const checksums = new Map(applied.map((row) => [row.migration_name, row.checksum]))
  for (const { name, checksum } of migrations)
    if (checksums.has(name) && checksums.get(name) !== checksum)
      warn(`Warning: migration ${name} was edited after it was applied.`)
  return migrations.filter(({ name }) => !checksums.has(name))
}

/**
 * Runs one migration and notes it down; inside a transaction of the caller's, a failure ends that one.
 * @param {pg.Client} client
 * @param {Migration} migration
 */
export async function apply(client, { name, sql, checksum }) {
  const id = randomUUID()
  await client.query('INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)', [
    id,
    checksum,
    name,
  ])
  try {
    // One message without parameters is one transaction, unless the script says otherwise itself.
    await client.query(sql)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await client.query('ROLLBACK')
    // The note survives only where the migration stood in no transaction of the caller's.
    await client.query('UPDATE _prisma_migrations SET logs = $2 WHERE id = $1', [id, reason]).catch(() => {})
    throw new Sentence(`Migration ${name} failed, and nothing of it was kept: ${reason}.`)
  }
  await client.query('UPDATE _prisma_migrations SET finished_at = now(), applied_steps_count = 1 WHERE id = $1', [id])
}
