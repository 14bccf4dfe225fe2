import './next'
import { disconnect } from '#lib/db/client'
import { beginCold, isCold, warmUp } from '#lib/server/health/warm-up'
import { log } from '#lib/server/log'
import { GET as health } from '../../app/api/salute/route'
import { sql } from '../setup/sql'
import { as, newBrowser } from './browser'

const says = async () => {
  const reply = await as(newBrowser(), health)
  return [reply.status, ((await reply.json()) as { stato: string }).stato]
}

afterEach(() => {
  delete (globalThis as { verdettoTime?: unknown }).verdettoTime
})

test('until it is warm a process says that it has just started; then it is well, and nothing of it was kept', async () => {
  const ratings = await sql('SELECT * FROM "TemplateRating"')
  const warned = jest.spyOn(log, 'warn')
  beginCold()
  expect(await says()).toEqual([503, 'avvio'])
  await warmUp()
  expect(isCold()).toBe(false)
  expect(await says()).toEqual([200, 'ok'])
  expect(await sql('SELECT FROM "User"')).toHaveLength(0)
  expect(await sql('SELECT FROM "Attempt"')).toHaveLength(0)
  // A session of two questions was led to its end meanwhile.
  const { verdettoMemory } = globalThis as { verdettoMemory?: Map<string, Map<string, unknown>> }
  expect(verdettoMemory?.get('class-verdict')?.size).toBe(2)
  expect(await sql('SELECT FROM "ClassSession"')).toHaveLength(0)
  expect(warned).not.toHaveBeenCalled()
  expect(await sql('SELECT * FROM "TemplateRating"')).toEqual(ratings)
})

test('without its database a process does not stay cold for ever', async () => {
  const url = process.env.DATABASE_URL ?? ''
  process.env.DATABASE_URL = url.replace(/:\d+\//, ':1/')
  await disconnect()
  beginCold()
  await warmUp()
  expect(isCold()).toBe(false)
  await disconnect()
  process.env.DATABASE_URL = url
})
