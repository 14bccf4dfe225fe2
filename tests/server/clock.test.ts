import { pool } from '#lib/db/client'
import { clock, setClock } from '#lib/server/clock'

const shared = globalThis as { verdettoTime?: unknown }
afterEach(() => {
  delete shared.verdettoTime
  jest.restoreAllMocks()
})

/** The database's clock, an hour from what this machine's says. */
const databaseSays = (hours: number) =>
  jest
    .spyOn(pool(), 'query')
    .mockImplementation(async () => ({ rows: [{ now: new Date(Date.now() + hours * 3_600_000) }] }) as never)

test('time is the machine’s own until the database was asked, and then the database’s', async () => {
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000)
  databaseSays(1)
  await setClock()
  expect(Math.abs(clock.now() - Date.now() - 3_600_000)).toBeLessThan(5_000)
})

test('a clock of this machine that jumps an hour moves nothing, there and back', async () => {
  await setClock()
  const before = clock.now()
  const real = Date.now()
  for (const jump of [3_600_000, -3_600_000]) {
    jest.spyOn(Date, 'now').mockReturnValue(real + jump)
    expect(clock.now() - before).toBeGreaterThanOrEqual(0)
    expect(clock.now() - before).toBeLessThan(60_000)
  }
})

test('while the database is away time goes on', async () => {
  await setClock()
  const before = clock.now()
  jest.spyOn(pool(), 'query').mockImplementation(async () => Promise.reject(new Error('away')))
  await setClock()
  await new Promise((wait) => setTimeout(wait, 20))
  expect(clock.now()).toBeGreaterThan(before)
})
