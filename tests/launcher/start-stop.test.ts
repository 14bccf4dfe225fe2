import { chmodSync, existsSync } from 'node:fs'
import path from 'node:path'
import { crowd } from '../setup/crowd'
import { ask, clearAway, launcher, newFolder, processesOf, remains, running, start, startingTime } from './launcher'

afterEach(clearAway)

test('a first start says each stage and then, in one last line, where the site is', async () => {
  const one = await running(newFolder())
  const lines = one.output().trim().split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^Starting PostgreSQL in .+\.$/),
    expect.stringMatching(/^Prepared the tables \(\d+ steps?\)\.$/),
    'Preparing the stand-in.',
    'Starting the site.',
    `Verdetto is at http://localhost:${one.port} (Ctrl-C stops it)`,
  ])
  expect(await ask(one, '/api/salute')).toBe('well')
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s stops everything and leaves no process', async (signal) => {
  const data = newFolder()
  const one = await running(data)
  expect(processesOf(data).length).toBeGreaterThanOrEqual(3)
  one.kill(signal)
  expect(await one.ended).toBe(0)
  expect(await remains(data)).toEqual([])
  expect(existsSync(path.join(data, 'lock'))).toBe(false)
  expect(existsSync(path.join(data, 'postgres', 'postmaster.pid'))).toBe(false)
  expect(one.output()).toMatch(/Stopped\.\n$/)
})

test('SIGTERM to npm, which tells only its shell, stops everything too', async () => {
  const data = newFolder()
  const shell = ['sh', '-c', `"${process.execPath}" "${start}"; true`]
  const one = await running(data, { npm_lifecycle_event: 'start' }, shell)
  one.kill('SIGTERM')
  await one.ended
  expect(await remains(data)).toEqual([])
  expect(one.output()).toMatch(/Stopped\.\n$/)
})

test('a reader of an endless stream does not hold the stop up', async () => {
  const data = newFolder()
  const one = await running(data)
  const stream = await fetch(`http://127.0.0.1:${one.port}/stream`)
  one.kill('SIGINT')
  const from = Date.now()
  expect(await one.ended).toBe(0)
  expect((Date.now() - from) / crowd()).toBeLessThan(10_000)
  expect(await remains(data)).toEqual([])
  await stream.text().catch(() => {})
})

test('a stop in the middle of the start leaves no process either', async () => {
  for (const moment of ['Starting PostgreSQL', 'Preparing the stand-in', 'Starting the site']) {
    const data = newFolder()
    const one = await running(data)
    one.kill('SIGINT')
    await one.ended
    const again = await launcher(data)
    await again.says(moment)
    again.kill('SIGINT')
    expect(await again.ended).toBe(0)
    expect(await remains(data)).toEqual([])
    expect(again.output()).not.toContain('Error')
  }
})

test('the second start has the same rows and the same secret, and takes less than five seconds', async () => {
  const data = newFolder()
  const first = await running(data)
  await ask(first, '/add?kept')
  const secret = await ask(first, '/secret')
  first.kill('SIGINT')
  await first.ended
  expect(await startingTime(5000, () => running(data))).toBeLessThan(5000)
  const second = await running(data)
  expect(second.output()).not.toContain('Prepared the tables')
  expect(await ask(second, '/rows')).toEqual(['kept'])
  expect(await ask(second, '/secret')).toBe(secret)
  expect(secret).toMatch(/^.{40,}$/)
})

test('a data folder in a folder that only its owner may enter', async () => {
  const data = newFolder()
  chmodSync(path.dirname(data), 0o700)
  const first = await running(data)
  await ask(first, '/add?kept')
  first.kill('SIGKILL')
  await first.ended
  const second = await running(data)
  expect(await ask(second, '/rows')).toEqual(['kept'])
  // Moved to where another account can reach it, the data go with it.
  second.kill('SIGINT')
  await second.ended
  chmodSync(path.dirname(data), 0o755)
  expect(await ask(await running(data), '/rows')).toEqual(['kept'])
})
