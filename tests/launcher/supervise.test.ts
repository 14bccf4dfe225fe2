import { setTimeout as sleep } from 'node:timers/promises'
import { keepRunning } from '../../scripts/launcher/supervise.mjs'
import { PATIENCE_MS } from './launcher'

/** A process that ends when told to, and counts its starts; the starts of `failing` fail. */
function fragile(failing: readonly number[] = []) {
  let starts = 0
  let die = (): void => {}
  const reasons: unknown[] = []
  return {
    starts: () => starts,
    die: () => die(),
    reasons,
    options: {
      name: 'It',
      say: () => {},
      giveUp: (reason: unknown) => void reasons.push(reason),
      async start() {
        starts++
        if (failing.includes(starts)) throw new Error(`start ${starts} failed`)
        const exited = new Promise<void>((resolve) => {
          die = resolve
        })
        return { id: { pid: 1, started: 'x' }, exited, stop: async () => die() }
      },
    },
  }
}

async function until(condition: () => boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !condition(); await sleep(10))
    if (Date.now() > end) throw new Error('never')
}

test('what ends is started again; a start that fails is tried again', async () => {
  const it = fragile([2, 3])
  const kept = await keepRunning(it.options)
  it.die()
  await until(() => it.starts() === 4)
  expect(it.reasons).toEqual([])
  await kept.stop()
})

test('what goes on ending is given up, once', async () => {
  const it = fragile()
  await keepRunning(it.options)
  for (let i = 1; i <= 5; i++) {
    it.die()
    if (i < 5) await until(() => it.starts() === i + 1)
  }
  await until(() => it.reasons.length > 0)
  expect(it.reasons.map(String)).toEqual(['Error: It ended 5 times within a minute; stopping.'])
  expect(it.starts()).toBe(5)
})

test('what cannot be started again is given up with the reason', async () => {
  const it = fragile([2, 3, 4, 5, 6, 7])
  await keepRunning(it.options)
  it.die()
  await until(() => it.reasons.length > 0)
  expect(it.reasons.map(String)).toEqual(['Error: start 5 failed'])
})

test('a first start that fails is the caller’s', async () => {
  await expect(keepRunning(fragile([1]).options)).rejects.toThrow('start 1 failed')
})

test('what is stopped is not started again', async () => {
  const it = fragile()
  const kept = await keepRunning(it.options)
  await kept.stop()
  await sleep(700)
  expect(it.starts()).toBe(1)
})

test('a stop between two tries is the end of them', async () => {
  const it = fragile([2, 3, 4])
  const kept = await keepRunning(it.options)
  it.die()
  await until(() => it.starts() === 2)
  await kept.stop()
  await sleep(700)
  expect(it.starts()).toBe(2)
})
