import { disconnect } from '#lib/db/client'
import { resetLimit, withinLimit } from '#lib/db/limits'
import { sql } from '../setup/sql'

const limit = { name: 'prova', times: 3, seconds: 60 }
const uses = async (who: string, n: number) => {
  const all: boolean[] = []
  for (let i = 0; i < n; i++) all.push(await withinLimit(limit, who))
  return all
}

test('so many times, then no more; another one is not held up', async () => {
  expect(await uses('a', 5)).toEqual([true, true, true, false, false])
  expect(await withinLimit(limit, 'b')).toBe(true)
  expect(await withinLimit({ ...limit, name: 'altra' }, 'a')).toBe(true)
})

test('at once as well', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => withinLimit(limit, 'c')))
  expect(all.filter(Boolean)).toHaveLength(3)
})

test('over all processes: the count is in the database', async () => {
  await uses('d', 3)
  await disconnect()
  expect(await withinLimit(limit, 'd')).toBe(false)
})

test('and again when the time is over, or after a success', async () => {
  await uses('e', 4)
  await sql('UPDATE "RateLimit" SET expire = 0 WHERE key = \'prova:e\'')
  expect(await withinLimit(limit, 'e')).toBe(true)
  await uses('f', 4)
  await resetLimit(limit, 'f')
  expect(await withinLimit(limit, 'f')).toBe(true)
})
