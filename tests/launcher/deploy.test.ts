import { createHash } from 'node:crypto'
import pg from 'pg'
import { deploy, type Migration } from '../../scripts/deploy-pg.mjs'
import { emptyDatabase } from '../setup/fresh-database'

const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
})

const good = migration('1_good', 'CREATE TABLE a (id INT)')
const later = migration('2_later', 'CREATE TABLE b (id INT)')

async function tablesOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`)
  await client.end()
  return rows.map(({ tablename }) => tablename)
}

test('what is missing is applied in order, each once', async () => {
  const url = await emptyDatabase()
  expect(await deploy(url, [good])).toEqual(['1_good'])
  expect(await deploy(url, [good, later])).toEqual(['2_later'])
  expect(await deploy(url, [good, later])).toEqual([])
  expect(await tablesOf(url)).toEqual(['_prisma_migrations', 'a', 'b'])
})

test('several starts at once apply each migration once', async () => {
  const url = await emptyDatabase()
  const applied = await Promise.all([1, 2, 3, 4].map(() => deploy(url, [good, later])))
  expect(applied.flat().sort()).toEqual(['1_good', '2_later'])
})

test('a failed migration leaves nothing of itself, and is in the way until it has been looked at', async () => {
  const url = await emptyDatabase()
  const bad = migration('2_bad', 'CREATE TABLE b (id INT); SELECT 1 / 0')
  await expect(deploy(url, [good, bad])).rejects.toThrow(
    'Migration 2_bad failed, and nothing of it was kept: division by zero.',
  )
  expect(await tablesOf(url)).toEqual(['_prisma_migrations', 'a'])
  await expect(deploy(url, [good, later])).rejects.toThrow('Migration 2_bad failed in this database earlier.')
})

test('a database of a newer copy is refused, and an edited migration is told', async () => {
  const url = await emptyDatabase()
  await deploy(url, [good, later])
  await expect(deploy(url, [good])).rejects.toThrow('This database has seen a newer Verdetto (migration 2_later')
  const warnings: string[] = []
  await deploy(url, [migration('1_good', 'CREATE TABLE a (id BIGINT)'), later], (line) => warnings.push(line))
  expect(warnings).toEqual(['Warning: migration 1_good was edited after it was applied.'])
})
