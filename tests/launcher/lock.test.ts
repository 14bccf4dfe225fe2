import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { takeLock } from '../../scripts/lock.mjs'
import { end, identify, isRunning, startedAt } from '../../scripts/processes.mjs'
import { clearAway, newFolder } from './launcher'

afterEach(clearAway)

const file = (): string => path.join(newFolder(), 'lock')

async function taken(at: string) {
  const lock = await takeLock(at, { purpose: 'a test' })
  if ('heldBy' in lock) throw new Error('held')
  return lock.taken
}

function dead(at: string, change: object = {}): void {
  mkdirSync(path.dirname(at), { recursive: true })
  writeFileSync(
    at,
    JSON.stringify({ holder: { pid: 4_000_000, started: 'x' }, purpose: 'npm start', helpers: [], ...change }),
  )
}

test('a lock is held once, says by whom, and is gone when it is released', async () => {
  const at = file()
  const lock = await taken(at)
  const other = await takeLock(at, { purpose: 'another' })
  expect(other).toEqual({ heldBy: { holder: identify(process.pid), purpose: 'a test', helpers: [] } })
  lock.release()
  expect(existsSync(at)).toBe(false)
  ;(await taken(at)).release()
})

test('a holder that is gone does not hold it, even where its pid was given to another process', async () => {
  const at = file()
  dead(at, { holder: { pid: process.pid, started: 'long before' } })
  ;(await taken(at)).release()
  expect(readdirSync(path.dirname(at))).toEqual([])
})

test('helpers that still run are inherited, the others are forgotten', async () => {
  const at = file()
  const helper = spawn('sleep', ['60'])
  const id = identify(helper.pid)
  dead(at, { helpers: [id, { pid: 4_000_001, started: 'x' }] })
  const lock = await taken(at)
  expect(lock.inherited).toEqual([id])
  // Named in the new lock at once: should this holder be killed now, the next one still knows.
  expect(JSON.parse(readFileSync(at, 'utf8')).helpers).toEqual([id])
  helper.kill()
})

test('what a holder adds is kept, and a lock that has become somebody else’s is not released', async () => {
  const at = file()
  const lock = await taken(at)
  lock.update({ address: 'http://localhost:1' })
  expect(JSON.parse(readFileSync(at, 'utf8'))).toMatchObject({ purpose: 'a test', address: 'http://localhost:1' })
  dead(at)
  lock.release()
  expect(existsSync(at)).toBe(true)
})

test('a damaged lock is named, not guessed at', async () => {
  const at = file()
  dead(at)
  writeFileSync(at, '{"hol')
  await expect(taken(at)).rejects.toThrow(`The lock ${at} is damaged`)
})

test('a process is told by when it started; a zombie counts as gone', async () => {
  const child = spawn('sleep', ['60'])
  const id = identify(child.pid)
  if (!id) throw new Error('no process')
  expect(isRunning(id)).toBe(true)
  expect(isRunning({ ...id, started: 'earlier' })).toBe(false)
  child.kill('SIGKILL')
  await new Promise((gone) => child.once('exit', gone))
  expect(startedAt(id.pid)).toBeUndefined()
  // This shell becomes a program that never waits for its child, which is a zombie once it has ended.
  const parent = spawn('bash', ['-c', 'sleep 0.3 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const zombie = Number(await new Promise((said) => parent.stdout.once('data', said)))
  await new Promise((later) => setTimeout(later, 1_000))
  expect(() => process.kill(zombie, 0)).not.toThrow()
  expect(startedAt(zombie)).toBeUndefined()
  parent.kill('SIGKILL')
})

test('ending goes from one signal to the next until the process is gone', async () => {
  const stubborn = spawn('bash', ['-c', 'trap "" TERM; echo ready; while true; do sleep 0.05; done'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise((ready) => stubborn.stdout.once('data', ready))
  const id = identify(stubborn.pid)
  if (!id) throw new Error('no process')
  expect(await end(id, [{ signal: 'SIGTERM', waitMs: 200 }])).toBe(false)
  expect(
    await end(id, [
      { signal: 'SIGTERM', waitMs: 100 },
      { signal: 'SIGKILL', waitMs: 2000 },
    ]),
  ).toBe(true)
})
