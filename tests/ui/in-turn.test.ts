/** @jest-environment jsdom */
import { inTurn } from '../../app/_ui/in-turn'

/** The locks of a browser as far as they are used here: one holder at a time, in order; whoever waits may give up. */
function locks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) {
      const granted = Promise.race([
        last.then(() => true),
        new Promise<never>((_go, stop) =>
          signal.addEventListener('abort', () => stop(new DOMException('', 'TimeoutError'))),
        ),
      ])
      const done = granted.then(work)
      last = done.catch(() => undefined)
      return done
    },
  }
}

const wait = (ms: number) => new Promise((go) => setTimeout(go, ms))

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: locks(), configurable: true })
  AbortSignal.timeout ??= (ms) => {
    const stop = new AbortController()
    setTimeout(() => stop.abort(), ms)
    return stop.signal
  }
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

test('what is asked at one moment is asked one after the other', async () => {
  const said: string[] = []
  const ask = (name: string) =>
    inTurn(async () => {
      said.push(`${name} goes`)
      await wait(20)
      said.push(`${name} is back`)
      return name
    })
  expect(await Promise.all([ask('report'), ask('answer')])).toEqual(['report', 'answer'])
  expect(said).toEqual(['report goes', 'report is back', 'answer goes', 'answer is back'])
})

test('nothing waits for ever for what is lost, and is asked once', async () => {
  void inTurn(() => new Promise(() => undefined))
  let asked = 0
  expect(await inTurn(async () => ++asked, 30)).toBe(1)
  expect(asked).toBe(1)
})

test('a failure is the failure of who asked, once, and holds up nobody', async () => {
  let asked = 0
  const failing = inTurn(async () => {
    asked++
    throw new TypeError('no line')
  })
  await expect(failing).rejects.toThrow('no line')
  expect(await inTurn(async () => 'well')).toBe('well')
  expect(asked).toBe(1)
})

test('a browser that cannot take turns asks at once', async () => {
  Reflect.deleteProperty(navigator, 'locks')
  expect(await Promise.all([inTurn(async () => 1), inTurn(async () => 2)])).toEqual([1, 2])
})
