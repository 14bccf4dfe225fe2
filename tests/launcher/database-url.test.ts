import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '../../scripts/free-port.mjs'
import { freshDatabase } from '../setup/fresh-database'
import { ask, clearAway, launcher, newFolder, remains, running } from './launcher'

afterEach(clearAway)

const secret = 'very-secret-word'

/** The server of the tests with something changed in its address. */
function address(change: Partial<Pick<URL, 'username' | 'password' | 'pathname' | 'hostname' | 'port'>>): string {
  return Object.assign(new URL(process.env.TEST_DATABASE_TEMPLATE ?? ''), change).href
}

async function refusal(url: string): Promise<string> {
  const data = newFolder()
  const one = await launcher(data, { DATABASE_URL: url })
  expect(await one.ended).toBe(1)
  expect(one.output()).not.toContain(secret)
  expect(await remains(data)).toEqual([])
  const [first = '', second = '', ...rest] = one.output().split('\n')
  expect(first).toBe('Using the database of DATABASE_URL.')
  expect(rest).toEqual([''])
  return second
}

const place = (): string => new URL(process.env.TEST_DATABASE_TEMPLATE ?? '').host

test.each([
  'not an address',
  `mysql://verdetto:${secret}@localhost/verdetto`,
  `postgresql://verdetto:${secret}@localhost`,
  `postgresql://verdetto:${secret}%zz@localhost/verdetto`,
])('malformed: %s', async (url) => {
  expect(await refusal(url)).toBe(
    'DATABASE_URL is not the address of a database; it looks like postgresql://user:password@host:5432/database.',
  )
})

test('nobody there', async () => {
  const port = String(await freePort())
  expect(await refusal(address({ port, password: secret }))).toBe(
    `DATABASE_URL: nothing answers at 127.0.0.1:${port}; is the server running?`,
  )
})

test('a machine that does not exist', async () => {
  expect(await refusal(address({ hostname: 'nowhere.invalid', password: secret }))).toBe(
    'DATABASE_URL: no machine is called nowhere.invalid.',
  )
})

test('a wrong password', async () => {
  expect(await refusal(address({ password: secret }))).toBe(
    `DATABASE_URL: ${place()} does not accept this password for user "verdetto".`,
  )
})

test('an unknown database', async () => {
  expect(await refusal(address({ pathname: '/nothing' }))).toBe(
    `DATABASE_URL: ${place()} has no database "nothing"; make it first.`,
  )
})

test.each(['', 'GRANT USAGE ON SCHEMA public TO PUBLIC'])('a user who may not make tables (%s)', async (grant) => {
  const url = await freshDatabase()
  const { pathname } = new URL(url)
  const user = `guest_of_${pathname.slice(-12)}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(
    `DROP SCHEMA public CASCADE; CREATE SCHEMA public; ${grant}; CREATE ROLE ${user} LOGIN PASSWORD '${secret}'`,
  )
  await admin.end()
  expect(await refusal(address({ username: user, password: secret, pathname }))).toBe(
    `DATABASE_URL: user "${user}" may not make tables in database "${pathname.slice(1)}" of ${place()}.`,
  )
})

test('something else answers there, or nothing ever', async () => {
  for (const greeting of ['HTTP/1.1 400 Bad Request\r\n\r\n', undefined]) {
    const server = createServer((socket) => void (greeting && socket.end(greeting)))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as { port: number }
    const said = await refusal(address({ port: String(port), password: secret }))
    expect(said).toMatch(/^DATABASE_URL: 127\.0\.0\.1:\d+ (cannot be used \(.+\)|does not answer within 10 seconds)\.$/)
    server.close()
  }
})

test('a good one is used, nothing embedded is started, and several sites stand side by side on it', async () => {
  const data = newFolder()
  const url = await freshDatabase()
  const [first, second] = await Promise.all([
    running(data, { DATABASE_URL: url }),
    running(data, { DATABASE_URL: url }),
  ])
  expect(existsSync(path.join(data, 'postgres'))).toBe(false)
  await ask(first, '/add?shared')
  expect(await ask(second, '/rows')).toEqual(['shared'])
  expect(await ask(second, '/secret')).toBe(await ask(first, '/secret'))
  for (const one of [first, second]) {
    one.kill('SIGINT')
    expect(await one.ended).toBe(0)
  }
  expect(await remains(data)).toEqual([])
})
