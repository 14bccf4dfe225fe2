import './next'
import { database } from '#lib/db/client'
import { countReady } from '#lib/db/ready-items'
import { drawReady } from '#lib/server/stock/draw'
import { fillStock, READY } from '#lib/server/stock/fill'
import { sql } from '../setup/sql'
import { bank } from './bank'
import { setClock } from './play'

const NOW = Date.UTC(2026, 10, 22, 9)
const DAY = 24 * 60 * 60_000

const drawn = jest.spyOn(bank, 'draw')
beforeEach(async () => {
  setClock(NOW)
  await sql('DELETE FROM "ReadyItem"')
  drawn.mockClear()
})

const wish = (seed: string, template: string, n = 1, rules?: readonly string[]) => ({
  seed,
  wish: { template, ...(rules && { rules }) },
  without: [],
  n,
})
const idsOf = (offers: readonly { readonly item: { readonly id: string } }[] = []) => offers.map(({ item }) => item.id)

test('every template is filled once, and whoever draws waits for no thread', async () => {
  expect(await fillStock()).toBe(5 * READY)
  expect([...(await countReady(database(), bank.version)).values()]).toEqual(Array(5).fill(READY))
  expect(await fillStock()).toBe(0)
  drawn.mockClear()
  const [one, three] = await drawReady(database(), [wish('a', 'danno'), wish('b', 'legame', 3)], 'somebody')
  expect(drawn).not.toHaveBeenCalled()
  expect(one?.map(({ item }) => item.template)).toEqual(['danno'])
  expect(new Set(idsOf(three)).size).toBe(3)
  // What is kept is what would have been made.
  for (const { item, estimate } of [...(one ?? []), ...(three ?? [])]) {
    expect({ ok: true, value: item }).toEqual(bank.instantiate(item.id))
    expect(estimate).toBe(bank.estimate(bank.toPublic(item)))
  }
})

test('the same seed draws the same, another seed others', async () => {
  await fillStock()
  const draw = async (seed: string) => idsOf((await drawReady(database(), [wish(seed, 'danno', 4)], 'somebody'))[0])
  expect(await draw('a')).toEqual(await draw('a'))
  const some = await Promise.all(['a', 'b', 'c', 'd'].map(draw))
  expect(new Set(some.map(String)).size).toBeGreaterThan(1)
})

test('what is not ready is made: too few, none about the rules, or of another bank', async () => {
  await fillStock()
  drawn.mockClear()
  const many = wish('a', 'danno', READY + 1)
  const elsewhere = wish('b', 'danno', 1, ['702.15b'])
  await drawReady(database(), [wish('c', 'danno'), many, elsewhere], 'somebody')
  expect(drawn.mock.calls).toEqual([[[many, elsewhere], 'somebody']])
  drawn.mockClear()
  await sql(`UPDATE "ReadyItem" SET bank = 'di prima'`)
  const [found] = await drawReady(database(), [wish('c', 'danno')], 'somebody')
  expect(found?.length).toBeGreaterThan(0)
  expect(drawn).toHaveBeenCalledTimes(1)
  // Another bank's rows are in nobody's way.
  expect(await fillStock()).toBe(5 * READY)
})

test('after a week others take their place; nothing is made of what is out of service', async () => {
  await fillStock()
  setClock(NOW + 7 * DAY)
  expect(await fillStock()).toBe(0)
  await sql(`INSERT INTO "WithdrawnTemplate" VALUES ('danno', 'Prova', now())`)
  setClock(NOW + 7 * DAY + 1)
  expect(await fillStock()).toBe(4 * READY)
  expect((await countReady(database(), bank.version)).has('danno')).toBe(false)
  await sql('DELETE FROM "WithdrawnTemplate"')
})
