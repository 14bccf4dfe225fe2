import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { role } from '../../scripts/postgres/cluster.mjs'
import { runningPostmaster } from '../../scripts/postgres/pid-file.mjs'
import { clearAway, newFolder, running } from './launcher'

afterEach(clearAway)

test('the log of the database is its owner’s to read, and holds nothing that was sent or stored', async () => {
  const data = newFolder()
  const file = path.join(data, 'postgres.log')
  mkdirSync(data)
  writeFileSync(file, '')
  chmodSync(file, 0o644) // as older versions left it
  await running(data)
  const cluster = path.join(data, 'postgres')
  const url = `postgresql://${role}:${readFileSync(`${cluster}.password`, 'utf8')}@127.0.0.1:${runningPostmaster(cluster)?.port}/verdetto`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('CREATE TABLE "Log" (email text UNIQUE, n int CHECK (n < 5))')
  const wrong: readonly (readonly [string, readonly unknown[]])[] = [
    ['INSERT INTO "Log" VALUES ($1, 1), ($1, 2)', ['segreta@esempio.it']],
    ['INSERT INTO "Log" VALUES ($1, 9)', ['segreta@esempio.it']],
    ['SELECT $1::uuid', ['segreta']],
    ["SELECT 'segreta'::int", []],
    ["DO $$ BEGIN RAISE WARNING 'segreta'; RAISE EXCEPTION 'segreta'; END $$", []],
    ['SELECT segreta', []],
  ]
  for (const [query, values] of wrong) await expect(client.query(query, [...values])).rejects.toThrow()
  await client.end()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const told = readFileSync(file, 'utf8')
  expect(told).toContain('database system is ready to accept connections')
  expect(told).not.toMatch(/segreta|esempio|INSERT|Log_|connection authorized/)
})
