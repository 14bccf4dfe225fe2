import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { emptyDatabase } from '../setup/fresh-database'
import { copyOfTools, run } from './copy'
import { clearAway } from './launcher'

afterEach(clearAway)

const migrationsIn = (root: string): string[] =>
  readdirSync(path.join(root, 'prisma/migrations')).filter((name) => !name.includes('.'))

const schema = 'prisma/schema.prisma'
const datasource = 'datasource db {\n  provider = "postgresql"\n}\n'
const book = 'model Book {\n  id Int @id\n}\n'

test('from a schema to its migrations, step by step, each one checked', async () => {
  const root = copyOfTools()
  rmSync(path.join(root, 'prisma/migrations'), { recursive: true })
  mkdirSync(path.join(root, 'prisma/migrations'))
  const setSchema = (text: string): void => writeFileSync(path.join(root, schema), datasource + text)
  const migrate = (...args: string[]): ReturnType<typeof run> => run(root, 'migrate.mjs', args)

  setSchema(book)
  const differs = await migrate('check')
  expect(differs.code).toBe(1)
  expect(differs.output).toContain('prisma/migrations does not lead to prisma/schema.prisma')
  expect(differs.output).toContain('Book')

  const made = await migrate('dev', 'first_book')
  expect(made).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^Wrote prisma\/migrations\/\d{14}_first_book\/migration\.sql\. The next start applies it\.\n$/,
    ),
  })
  const [first = '', ...others] = migrationsIn(root)
  expect(others).toEqual([])
  expect(readFileSync(path.join(root, 'prisma/migrations', first, 'migration.sql'), 'utf8')).toContain(
    'CREATE TABLE "Book"',
  )
  expect(readFileSync(path.join(root, 'prisma/migrations/migration_lock.toml'), 'utf8')).toContain('postgresql')
  expect(await migrate('check')).toEqual({ code: 0, output: 'The migrations lead to schema.prisma.\n' })
  expect((await migrate('dev', 'again')).output).toMatch(/^Nothing to do/)

  // A required column without a default breaks a table that holds rows: said at once.
  setSchema(book.replace('{', '{\n  name String'))
  const warned = await migrate('dev', 'name_the_book')
  expect(warned.code).toBe(0)
  expect(warned.output).toContain('Look at it first:')
  expect(warned.output).toContain('Added the required column `name`')
  expect((await migrate('check')).code).toBe(0)
})

test('the official SQL of a migration is applied by deploy, once, and status knows it', async () => {
  const root = copyOfTools()
  const env = { DATABASE_URL: await emptyDatabase() }
  const names = migrationsIn(root)
  expect((await run(root, 'migrate.mjs', ['status'], env)).output).toBe(
    names.map((name) => `missing  ${name}\n`).join(''),
  )
  expect((await run(root, 'migrate.mjs', ['deploy'], env)).output).toBe(`Applied ${names.join(', ')}.\n`)
  expect((await run(root, 'migrate.mjs', ['deploy'], env)).output).toBe('Nothing to apply.\n')
  expect((await run(root, 'migrate.mjs', ['status'], env)).output).toBe(
    names.map((name) => `applied  ${name}\n`).join(''),
  )
})

test.each([['Add Shelf'], ['']])('dev "%s" is no name', async (name) => {
  const { code, output } = await run(copyOfTools(), 'migrate.mjs', ['dev', name])
  expect(code).toBe(1)
  expect(output).toBe('Name the migration in lower case, as in: npm run migrate -- dev add_review_cards\n')
})

test('anything else says what there is', async () => {
  const { code, output } = await run(copyOfTools(), 'migrate.mjs', ['help'])
  expect(code).toBe(1)
  expect(output).toContain('npm run migrate -- check')
})
