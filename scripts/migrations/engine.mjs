// Prisma's schema engine as WebAssembly: it authors and compares migrations where its native program cannot be downloaded.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as wasm from '@prisma/schema-engine-wasm/schema_engine_bg'
import { migrationsFolder, readMigrations } from '../deploy-pg.mjs'
import { migrationAdapter } from './adapter.mjs'

const schemaFile = fileURLToPath(new URL('../../prisma/schema.prisma', import.meta.url))

/** The engine filters nothing: every table of the database is the project's. */
export const filters = { externalTables: [], externalEnums: [] }

/** `schema.prisma` as the engine takes it. */
export const schema = () => ({ files: [{ path: schemaFile, content: readFileSync(schemaFile, 'utf8') }] })

/** The migrations folder as the engine takes it. */
export function migrationsList() {
  const lock = path.join(migrationsFolder, 'migration_lock.toml')
  return {
    baseDir: migrationsFolder,
    lockfile: { path: 'migration_lock.toml', content: existsSync(lock) ? readFileSync(lock, 'utf8') : null },
    shadowDbInitScript: '',
    migrationDirectories: readMigrations().map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: /** @type {const} */ ('ok'), value: sql } },
    })),
  }
}

/**
 * An engine on a database.
 * @param {string} url
 */
export async function openEngine(url) {
  // The engine calls this when it panics.
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: (/** @type {string} */ m) => console.error(m) } })
  const module = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const bytes = readFileSync(module.replace(/\.js$/, '.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...wasm } })
  // These two are the loader's and stand in no type.
  const loader = /** @type {{ __wbg_set_wasm(exports: WebAssembly.Exports): void }} */ (/** @type {unknown} */ (wasm))
  loader.__wbg_set_wasm(instance.exports)
  const { __wbindgen_start: start } = instance.exports
  if (typeof start === 'function') start()
  const factory = bindMigrationAwareSqlAdapterFactory(await migrationAdapter(url))
  const datamodels = schema().files.map(({ path: file, content }) => /** @type {[string, string]} */ ([file, content]))
  return wasm.SchemaEngine.new({ datamodels }, () => {}, factory)
}
