import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { dump } from '../../scripts/backup/dump.mjs'
import { load } from '../../scripts/backup/load.mjs'
import { deploy, type Migration } from '../../scripts/deploy-pg.mjs'
import { emptyDatabase } from '../setup/fresh-database'
import { clearAway, newFolder } from './launcher'

afterEach(clearAway)

const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
})

// Everything that a careless dump loses: self-references before their target, both nulls of JSON, quotes, arrays, sequences, triggers.
const first = migration(
  '1_first',
  `CREATE TYPE "Colour" AS ENUM ('white', 'blue');
   CREATE TABLE "Person" (id INT PRIMARY KEY, "bestFriend" INT REFERENCES "Person" (id), name TEXT NOT NULL);
   CREATE TABLE "Answer" (seq BIGSERIAL PRIMARY KEY, person INT NOT NULL REFERENCES "Person" (id), body JSONB, colour "Colour",
     at TIMESTAMPTZ(3), bytes BYTEA, tags TEXT[], amount NUMERIC(20, 10), ratio DOUBLE PRECISION);
   CREATE TABLE "Empty" (id INT);
   CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'append only'; END $$;
   CREATE FUNCTION stamp() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.tags = '{stamped}'; RETURN NEW; END $$;
   CREATE TRIGGER "stamped" BEFORE INSERT ON "Answer" FOR EACH ROW WHEN (NEW.ratio IS NULL) EXECUTE FUNCTION stamp();
   CREATE TRIGGER "appendOnly" BEFORE UPDATE OR DELETE ON "Answer" FOR EACH ROW EXECUTE FUNCTION refuse();`,
)
const second = migration('2_second', `ALTER TABLE "Person" ADD COLUMN note TEXT NOT NULL DEFAULT 'none'`)

const silent = (): void => {}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const contents = (url: string): Promise<pg.QueryResultRow[]> =>
  ask(
    url,
    `SELECT 'p' AS of, id AS key, p::text AS row FROM "Person" p UNION ALL SELECT 'a', seq, a::text FROM "Answer" a ORDER BY 1, 2`,
  )

async function filled(): Promise<string> {
  const url = await emptyDatabase()
  await deploy(url, [first])
  await ask(
    url,
    `INSERT INTO "Person" SELECT i, NULL, 'person ' || i FROM generate_series(1, 2500) i;
     UPDATE "Person" SET "bestFriend" = 2501 - id, name = E'Zoë "the (judge)", \\\\ \\n\\t ''è'' ' || id;
     ALTER TABLE "Answer" DISABLE TRIGGER stamped;
     INSERT INTO "Answer" (person, body, colour, at, bytes, tags, amount, ratio) VALUES
       (1, 'null', 'blue', '2026-09-25 12:34:56.789+02', '\\x00ff', '{"a b",NULL,"\\"q\\"",""}', 1234567890.0123456789, 0.1),
       (2, NULL, NULL, 'infinity', NULL, NULL, NULL, 'NaN'),
       (3, '{"a": [1, "\\u00e8"], "b": null}', 'white', NULL, '', '{}', 0, 1e300),
       (4, NULL, NULL, NULL, NULL, '{"no stamp"}', NULL, NULL);
     ALTER TABLE "Answer" ENABLE TRIGGER stamped`,
  )
  return url
}

function newFile(): string {
  const folder = newFolder()
  mkdirSync(folder)
  return path.join(folder, 'verdetto.backup')
}

async function backedUp(): Promise<{ url: string; file: string }> {
  const url = await filled()
  const file = newFile()
  await dump(url, file, silent)
  return { url, file }
}

test('a round trip keeps every value of every row, and goes on counting where it stood', async () => {
  const { url, file } = await backedUp()
  const target = await emptyDatabase()
  const said: string[] = []
  expect(await load(target, file, 'empty', (line) => said.push(line), [first])).toEqual({ rows: 2504, tables: 3 })
  expect(said).toEqual(['Answer: 4', 'Person: 2500'])
  expect(await contents(target)).toEqual(await contents(url))
  expect(await ask(target, 'INSERT INTO "Answer" (person) VALUES (1) RETURNING seq::int')).toEqual([{ seq: 5 }])
  // Foreign keys and triggers are back.
  await expect(ask(target, 'INSERT INTO "Answer" (person) VALUES (9999)')).rejects.toThrow('foreign key')
  await expect(ask(target, 'DELETE FROM "Answer"')).rejects.toThrow('append only')
  expect(await ask(target, 'SELECT tags FROM "Answer" WHERE seq = 5')).toEqual([{ tags: ['stamped'] }])
})

test('a backup is one moment: what is written meanwhile is not in it, and nobody waits', async () => {
  const url = await filled()
  const file = newFile()
  let wrote: Promise<unknown> | undefined
  await dump(url, file, () => {
    wrote ??= ask(url, `INSERT INTO "Person" VALUES (9000, NULL, 'late')`)
  })
  await wrote
  const target = await emptyDatabase()
  await load(target, file, 'empty', silent, [first])
  expect(await ask(target, 'SELECT count(*)::int AS n FROM "Person"')).toEqual([{ n: 2500 }])
})

test('the file appears whole or not at all, can be read by its owner alone, and the old one stays until then', async () => {
  const { url, file } = await backedUp()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const before = readFileSync(file)
  await expect(
    dump(url, file, () => {
      throw new Error('stopped')
    }),
  ).rejects.toThrow('stopped')
  expect(readFileSync(file)).toEqual(before)
  expect(readdirSync(path.dirname(file))).toEqual(['verdetto.backup'])
})

describe('a file that is not whole is refused, and nothing is changed', () => {
  const changed = (bytes: Buffer, change: (text: string) => string): Buffer =>
    gzipSync(change(gunzipSync(bytes).toString('utf8')))

  test.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
    [
      'one byte changed',
      (b) => Buffer.from(b.map((byte, i) => (i === b.length >> 1 ? byte ^ 1 : byte))),
      /damaged or cut short/,
    ],
    ['cut short', (b) => b.subarray(0, b.length - 100), /damaged or cut short/],
    ['empty', () => Buffer.alloc(0), /damaged or cut short/],
    ['not a backup', () => Buffer.from('hello'), /damaged or cut short/],
    ['another gzip', () => gzipSync('{"x":1}\n'), /is not a backup of Verdetto/],
    ['a row changed', (b) => changed(b, (text) => text.replace('(judge)', '(joker)')), /damaged or cut short/],
    ['a row missing', (b) => changed(b, (text) => text.replace(/"\(7,.*\n/, '')), /damaged or cut short/],
    ['without its foot', (b) => changed(b, (text) => text.replace(/.*\n$/, '')), /damaged or cut short/],
    ['of a later format', (b) => changed(b, (text) => text.replace('"version":1', '"version":2')), /newer Verdetto/],
  ])('%s', async (_, damage, reason) => {
    const { file } = await backedUp()
    writeFileSync(file, damage(readFileSync(file)))
    const target = await filled()
    const before = await contents(target)
    await expect(load(target, file, 'replace', silent, [first])).rejects.toThrow(reason)
    expect(await contents(target)).toEqual(before)
  })

  test('no file', async () => {
    await expect(load(await emptyDatabase(), '/nowhere/x', 'empty', silent, [first])).rejects.toThrow(
      'There is no file /nowhere/x.',
    )
  })
})

test('a database with rows is refused, and emptied only when that is asked for', async () => {
  const { url, file } = await backedUp()
  const target = await filled()
  await ask(target, `INSERT INTO "Person" VALUES (9000, NULL, 'mine')`)
  await expect(load(target, file, 'empty', silent, [first])).rejects.toThrow(
    'This database holds data already (Answer 4, Person 2501): add --replace to lose that. Nothing was changed.',
  )
  expect(await ask(target, 'SELECT count(*)::int AS n FROM "Person"')).toEqual([{ n: 2501 }])
  await load(target, file, 'replace', silent, [first])
  expect(await contents(target)).toEqual(await contents(url))
})

test('tables of somebody else are never touched', async () => {
  const { file } = await backedUp()
  const target = await emptyDatabase()
  await ask(target, 'CREATE TABLE theirs (id INT)')
  await expect(load(target, file, 'replace', silent, [first])).rejects.toThrow('not Verdetto’s')
  expect(await ask(target, 'SELECT * FROM theirs')).toEqual([])
})

test('an older backup is brought up to date; a newer one is refused, and so is one of another history', async () => {
  const { url, file } = await backedUp()
  const target = await emptyDatabase()
  const said: string[] = []
  await load(target, file, 'empty', (line) => said.push(line), [first, second])
  expect(said).toContain('Brought up to date: 2_second')
  expect(await ask(target, `SELECT count(*)::int AS n FROM "Person" WHERE note = 'none'`)).toEqual([{ n: 2500 }])

  await dump(target, file, silent)
  await expect(load(url, file, 'replace', silent, [first])).rejects.toThrow(
    'was made by a newer Verdetto (migration 2_second is not known here): update this copy first.',
  )
  const other = { ...second, checksum: 'another' }
  await expect(load(url, file, 'replace', silent, [first, other])).rejects.toThrow('another migration 2_second')
  expect(await contents(url)).toHaveLength(2504)
})

test('a failure in the middle of loading leaves the database as it was', async () => {
  const { file } = await backedUp()
  const target = await filled()
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')
  // A whole file, checksum and all, with a row that breaks a foreign key.
  const broken = lines.slice(0, -1).map((line) => line.replace('"(1,2500,', '"(1,77777,'))
  const foot = JSON.parse(lines.at(-1) ?? '')
  foot.sha256 = createHash('sha256')
    .update(`${broken.join('\n')}\n`)
    .digest('hex')
  writeFileSync(file, gzipSync(`${[...broken, JSON.stringify(foot)].join('\n')}\n`))
  const before = await contents(target)
  await expect(load(target, file, 'replace', silent, [first])).rejects.toThrow('foreign key')
  expect(await contents(target)).toEqual(before)
})

test('a database without our tables has nothing to back up', async () => {
  const file = newFile()
  await expect(dump(await emptyDatabase(), file, silent)).rejects.toThrow('nothing to back up')
  expect(existsSync(file)).toBe(false)
})
