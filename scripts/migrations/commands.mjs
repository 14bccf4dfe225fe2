import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deploy, migrationsFolder } from '../deploy-pg.mjs'
import { Sentence } from '../sentence.mjs'
import { filters, lockfile, migrationsList, openEngine, schema } from './engine.mjs'

/**
 * Compares what the migrations make with `schema.prisma`.
 * @param {string} url an empty database
 * @returns {Promise<string | undefined>} what differs, or nothing
 */
export async function difference(url) {
  const engine = await openEngine(url)
  const { exitCode, stdout } = await engine.diff({
    from: { tag: 'migrations', ...migrationsList() },
    to: { tag: 'schemaDatamodel', ...schema() },
    script: false,
    exitCode: true,
    filters,
  })
  return exitCode === 0 ? undefined : (stdout ?? 'they differ')
}

/**
 * Writes the migration that leads from the last one to `schema.prisma`, and tries it.
 * @param {string} url an empty database
 * @param {string} name words of lower-case letters and digits joined by `_` or `-`
 * @returns {Promise<{ folder: string, script: string } | undefined>} nothing where there is nothing to change
 */
export async function author(url, name) {
  if (!/^[a-z0-9]+([_-][a-z0-9]+)*$/.test(name))
    throw new Sentence('Name the migration in lower case, as in: npm run migrate -- dev add_review_cards')
  // Ours, not the engine's: after applying something, it no longer finds its shadow database; after the diagnosis, it does.
  await deploy(url)
  const engine = await openEngine(url)
  await engine.devDiagnostic({ migrationsList: migrationsList(), filters })
  const made = await engine.createMigration({
    migrationsList: migrationsList(),
    schema: schema(),
    draft: false,
    migrationName: name,
    filters,
  })
  if (!made.migrationScript) return undefined
  const folder = path.join(migrationsFolder, made.generatedMigrationName)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'migration.sql'), made.migrationScript)
  writeFileSync(path.join(migrationsFolder, 'migration_lock.toml'), lockfile)
  await deploy(url)
  return { folder, script: made.migrationScript }
}
