import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startedAt } from '../../scripts/processes.mjs'
import {
  ask,
  askPatiently,
  clearAway,
  type Launcher,
  launcher,
  newFolder,
  postmaster,
  remains,
  running,
} from './launcher'

afterEach(clearAway)

const kill9 = (pid: number): void => void process.kill(pid, 'SIGKILL')

/** Row after row, written by four hands until it is stopped. */
function writing(one: Launcher): { atLeast(n: number): Promise<void>; stop(): Promise<string[]> } {
  const acknowledged: string[] = []
  let over = false
  const hand = async (name: string): Promise<void> => {
    for (let i = 0; !over; i++) {
      const value = `${name}${String(i).padStart(5, '0')}`
      await ask(one, `/add?${value}`).then(
        () => acknowledged.push(value),
        () => sleep(10),
      )
    }
  }
  const hands = Promise.all(['a', 'b', 'c', 'd'].map(hand))
  return {
    async atLeast(n) {
      while (acknowledged.length < n) await sleep(10)
    },
    async stop() {
      over = true
      await hands
      return acknowledged
    },
  }
}

test('kill -9 of the launcher while people answer: the next start has every acknowledged row', async () => {
  const data = newFolder()
  const first = await running(data)
  const people = writing(first)
  await people.atLeast(40)
  kill9(first.pid)
  await first.ended
  const acknowledged = await people.stop()
  const second = await running(data, { PORT: String(first.port) })
  expect(await ask(second, '/rows')).toEqual(expect.arrayContaining(acknowledged))
  second.kill('SIGINT')
  expect(await second.ended).toBe(0)
  expect(await remains(data)).toEqual([])
})

test('a server left behind that cannot end by itself is recognised by the next start, on the same port', async () => {
  const data = newFolder()
  const first = await running(data)
  const server = Number(await ask(first, '/pid'))
  process.kill(server, 'SIGSTOP') // it cannot notice that the launcher has gone
  kill9(first.pid)
  await first.ended
  const second = await running(data, { PORT: String(first.port) })
  expect(await ask(second, '/pid')).not.toBe(server)
  expect(startedAt(server)).toBeUndefined()
})

test('kill -9 of the server: it is started again at the same address', async () => {
  const one = await running(newFolder())
  await ask(one, '/add?before')
  const server = Number(await ask(one, '/pid'))
  kill9(server)
  await one.says('The server has ended; starting it again.')
  expect(await askPatiently(one, '/rows')).toEqual(['before'])
  expect(await ask(one, '/pid')).not.toBe(server)
})

test('kill -9 of the database while people answer: it comes back, and no acknowledged row is missing', async () => {
  const data = newFolder()
  const one = await running(data)
  const people = writing(one)
  await people.atLeast(40)
  kill9(postmaster(data))
  await one.says('The database has ended; starting it again.')
  await people.atLeast(80)
  const acknowledged = await people.stop()
  expect(await askPatiently(one, '/rows')).toEqual(expect.arrayContaining(acknowledged))
  one.kill('SIGINT')
  expect(await one.ended).toBe(0)
  expect(await remains(data)).toEqual([])
})

test('kill -9 of all three at once: the next start recovers', async () => {
  const data = newFolder()
  const first = await running(data)
  await ask(first, '/add?kept')
  for (const pid of [first.pid, Number(await ask(first, '/pid')), postmaster(data)]) kill9(pid)
  await first.ended
  const second = await running(data)
  expect(await ask(second, '/rows')).toEqual(['kept'])
})

test('kill -9 while the data folder is being made: the next start makes it', async () => {
  const data = newFolder()
  const first = await launcher(data)
  await first.says('Starting PostgreSQL')
  kill9(first.pid)
  await first.ended
  const second = await running(data)
  expect(await ask(second, '/api/salute')).toBe('well')
})

test('what a start cut short has left is still written to: the next start makes its data folder beside it', async () => {
  const data = newFolder()
  const left = path.join(data, 'postgres.unfinished-left')
  mkdirSync(left, { recursive: true })
  const script = `const fs = require('node:fs'); for (let n = 0; n < 50_000; n++) try { fs.mkdirSync('${left}/' + n); } catch { process.exit() }`
  const orphan = spawn(process.execPath, ['-e', script], { stdio: 'ignore' })
  const one = await running(data)
  expect(await ask(one, '/api/salute')).toBe('well')
  orphan.kill()
})

test('the pid of a dead postmaster belongs to another program now: that one is left alone, and the start goes on', async () => {
  const data = newFolder()
  const first = await running(data)
  await ask(first, '/add?kept')
  for (const pid of [first.pid, postmaster(data)]) kill9(pid)
  await first.ended
  const stranger = spawn('sleep', ['60'])
  try {
    const file = path.join(data, 'postgres', 'postmaster.pid')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(stranger.pid)))
    const second = await running(data)
    expect(await ask(second, '/rows')).toEqual(['kept'])
    expect(stranger.exitCode).toBeNull()
    expect(stranger.signalCode).toBeNull()
  } finally {
    stranger.kill()
  }
})

test('a server that no longer answers is ended and started again, with every acknowledged row', async () => {
  const one = await running(newFolder())
  const before = await ask(one, '/pid')
  expect(await ask(one, '/add?kept')).toBe(1)
  ask(one, '/hang').catch(() => {})
  await one.says('The server no longer answers; ending it.')
  await one.says('The server has ended; starting it again.')
  expect(await askPatiently(one, '/pid')).not.toBe(before)
  expect(await ask(one, '/rows')).toEqual(['kept'])
  one.kill('SIGINT')
  expect(await one.ended).toBe(0)
})

test('a server that does not stay up makes the launcher stop with the reason', async () => {
  const data = newFolder()
  const one = await launcher(data, { STAND_IN: 'ends soon' })
  expect(await one.ended).toBe(1)
  expect(one.output()).toContain('The server ended 5 times within a minute; stopping.\n')
  expect(await remains(data)).toEqual([])
})

test('a server that cannot start makes the launcher stop and show what it said', async () => {
  const data = newFolder()
  const one = await launcher(data, { STAND_IN: 'ends at once' })
  expect(await one.ended).toBe(1)
  expect(one.output()).toMatch(/The server ended while starting\.\nthe reason why it ends\n$/)
  expect(await remains(data)).toEqual([])
})
