import net from 'node:net'
import { database, disconnect, NO_DATABASE_URL, pool, transaction } from '#lib/db/client'
import { isDatabaseDown, isDuplicate } from '#lib/db/down'
import { databaseAnswers } from '#lib/db/health'
import { crowd } from '../setup/crowd'
import { sql } from '../setup/sql'

const change = (part: Partial<Record<'port' | 'password' | 'pathname', string>>): string =>
  Object.assign(new URL(process.env.DATABASE_URL ?? ''), part).href

/** The error of a read with another address of the database. */
async function failureAt(url: string | undefined): Promise<unknown> {
  const mine = process.env.DATABASE_URL ?? ''
  await disconnect()
  if (url === undefined) delete process.env.DATABASE_URL
  else process.env.DATABASE_URL = url
  try {
    await database().user.count()
  } catch (error) {
    return error
  } finally {
    process.env.DATABASE_URL = mine
    await disconnect().catch(() => {})
  }
  throw new Error('it answered')
}

describe('the database is down', () => {
  test('when nothing listens at its address', async () => {
    expect(isDatabaseDown(await failureAt(change({ port: '1' })))).toBe(true)
  })
  test('when what listens never answers', async () => {
    const mute = net.createServer(() => {}).listen(0, '127.0.0.1')
    await new Promise((listening) => mute.once('listening', listening))
    const { port } = mute.address() as net.AddressInfo
    expect(isDatabaseDown(await failureAt(change({ port: String(port) })))).toBe(true)
    mute.close()
  })
  test('when the password is wrong, or there is no such database', async () => {
    expect(isDatabaseDown(await failureAt(change({ password: 'sbagliata' })))).toBe(true)
    expect(isDatabaseDown(await failureAt(change({ pathname: '/nessuno' })))).toBe(true)
  })
  test('when no address is set: the client does not fall back on one of its own', async () => {
    const error = await failureAt(undefined)
    expect(error).toMatchObject({ code: NO_DATABASE_URL })
    expect(isDatabaseDown(error)).toBe(true)
  })
  test('when it cuts the connection in the middle', async () => {
    const cut = transaction(async (tx) => {
      await tx.user.count()
      await sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'verdetto' AND datname = current_database()`)
      await tx.user.count()
    })
    const error = await cut.then(
      () => null,
      (e: unknown) => e,
    )
    expect(isDatabaseDown(error)).toBe(true)
  })
  test.each(['53100', '53200', '58030'])('when it has no room, no memory or a bad disk: %s', async (code) => {
    const error = await database()
      .$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '${code}'; END $$`)
      .catch((e: unknown) => e)
    expect(isDatabaseDown(error)).toBe(true)
  })
  test('when a statement takes for ever', async () => {
    const error = await database().$queryRaw`SELECT pg_sleep(20)`.catch((e: unknown) => e)
    expect(isDatabaseDown(error)).toBe(true)
  })
  test('and then it is up again: idle connections that were cut are replaced', async () => {
    await Promise.all(Array.from({ length: 5 }, () => database().user.count()))
    await sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'verdetto' AND datname = current_database()`)
    await new Promise((wait) => setTimeout(wait, 100))
    expect(await database().user.count()).toBeGreaterThanOrEqual(0)
  })
})

describe('the database is not down', () => {
  test('when the code is wrong', async () => {
    const error = await database().$queryRaw`SELECT nonsense`.catch((e: unknown) => e)
    expect(isDatabaseDown(error)).toBe(false)
  })
  test('when a row is there already', async () => {
    const email = 'doppia@esempio.it'
    const add = () => database().user.create({ data: { kind: 'account', email } })
    await add()
    const error = await add().catch((e: unknown) => e)
    expect(isDatabaseDown(error)).toBe(false)
    expect(isDuplicate(error)).toBe(true)
  })
  test.each([[null], [undefined], ['ECONNREFUSED'], [new Error('x')], [{ code: 42 }], [{ cause: { cause: null } }]])(
    'when something else happens: %p',
    (error) => expect(isDatabaseDown(error)).toBe(false),
  )
})

describe('health', () => {
  test('answers yes, and no in the time given', async () => {
    const mine = process.env.DATABASE_URL
    expect(await databaseAnswers(60_000)).toBe(true)
    process.env.DATABASE_URL = change({ port: '1' })
    expect(await databaseAnswers(500)).toBe(false)
    const mute = net.createServer(() => {}).listen(0, '127.0.0.1')
    await new Promise((listening) => mute.once('listening', listening))
    process.env.DATABASE_URL = change({ port: String((mute.address() as net.AddressInfo).port) })
    const before = performance.now()
    expect(await databaseAnswers(300)).toBe(false)
    expect((performance.now() - before) / crowd()).toBeLessThan(1_500)
    mute.close()
    process.env.DATABASE_URL = mine
  })
})

test('a pool that was closed opens again', async () => {
  const before = pool()
  await disconnect()
  expect(pool()).not.toBe(before)
  expect(await database().user.count()).toBeGreaterThanOrEqual(0)
})

test('a transaction that fails stores nothing', async () => {
  const before = await database().user.count()
  const failed = transaction(async (tx) => {
    await tx.user.create({ data: {} })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await database().user.count()).toBe(before)
})
