/** @jest-environment jsdom */
import { knownReading } from '../../app/_ui/reading/known'
import { belongTo, outlivesPage, sendWaiting, tell, waiting } from '../../app/_ui/reading/queue'

/** What the site was sent, and how it answers. */
const sent: { entries: { lesson: string; section: string; what: string; ago: number }[] }[] = []
let answer: () => { ok: boolean; status: number; json?: () => Promise<unknown> }

beforeEach(() => {
  localStorage.clear()
  belongTo(null)
  sent.length = 0
  answer = () => ({ ok: true, status: 200 })
  globalThis.fetch = (async (_: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)))
    return answer()
  }) as typeof fetch
})

const news = (section: string, what: 'read' | 'unread' | 'place' = 'read', at = Date.now()) => ({
  lesson: 'punti-vita',
  section,
  what,
  at,
})

test('what is told is sent with its age and then gone', async () => {
  tell(news('a', 'read', Date.now() - 5_000))
  expect(await sendWaiting()).toBe('sent')
  expect(sent).toEqual([{ entries: [{ lesson: 'punti-vita', section: 'a', what: 'read', ago: expect.any(Number) }] }])
  expect(sent[0]?.entries[0]?.ago).toBeGreaterThanOrEqual(5_000)
  expect(waiting()).toEqual([])
  expect(await sendWaiting()).toBe('nothing')
  expect(sent).toHaveLength(1)
})

test('of a section the last word waits, and of a lesson the last place', () => {
  for (const one of [news('a'), news('b'), news('a', 'unread'), news('a', 'place'), news('b', 'place')]) tell(one)
  expect(waiting().map(({ section, what }) => `${section} ${what}`)).toEqual(['b read', 'a unread', 'b place'])
})

test.each([429, 500, 503, 401])('refused with %d it waits, and is sent the next time', async (status) => {
  answer = () => ({ ok: false, status })
  tell(news('a'))
  expect(await sendWaiting()).toBe('later')
  expect(waiting()).toHaveLength(1)
  answer = () => ({ ok: true, status: 200 })
  expect(await sendWaiting()).toBe('sent')
  expect(waiting()).toEqual([])
})

test('without a network it waits', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('offline'))
  tell(news('a'))
  expect(await sendWaiting()).toBe('later')
  expect(waiting()).toHaveLength(1)
})

test('what the site never takes is not sent for ever', async () => {
  answer = () => ({ ok: false, status: 400 })
  tell(news('a'))
  await sendWaiting()
  expect(waiting()).toEqual([])
})

test('what is told while something is on its way stays', async () => {
  tell(news('a', 'read', 1))
  answer = () => {
    tell(news('a', 'unread', 2))
    return { ok: true, status: 200 }
  }
  await sendWaiting()
  expect(waiting().map(({ what }) => what)).toEqual(['unread'])
})

test('more than fits in one message goes in several', async () => {
  for (let i = 0; i < 45; i++) tell(news(`s${i}`))
  expect(await sendWaiting()).toBe('sent')
  expect(sent.map(({ entries }) => entries.length)).toEqual([40, 5])
  expect(waiting()).toEqual([])
})

test('what an account left goes to nobody else; what a guest left goes to whoever comes', () => {
  tell(news('a'))
  belongTo('anna')
  expect(waiting()).toHaveLength(1)
  belongTo('anna')
  expect(waiting()).toHaveLength(1)
  belongTo(null)
  expect(waiting()).toEqual([])
  belongTo('anna')
  tell(news('b'))
  belongTo('nora')
  expect(waiting()).toEqual([])
})

test('where the browser keeps nothing, what waits lives as long as the page, and that is known', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no room')
  })
  tell(news('a'))
  expect([waiting().length, outlivesPage()]).toEqual([1, false])
  refuse.mockRestore()
  expect(await sendWaiting()).toBe('sent')
  expect([waiting().length, outlivesPage()]).toEqual([0, true])
})

test('something else in its place in the browser is nothing', () => {
  localStorage.setItem('verdetto:lettura', '{"news":1}')
  expect(waiting()).toEqual([])
})

test('what is known is asked after what waited was sent; where the site does not say, nothing is known and nothing dropped', async () => {
  tell(news('a'))
  const order: string[] = []
  globalThis.fetch = (async (_: string, init?: RequestInit) => {
    order.push(init?.method ?? 'GET')
    return { ok: true, status: 200, json: async () => ({ account: null, lessons: [] }) }
  }) as typeof fetch
  expect(await knownReading()).toEqual({ account: null, lessons: [] })
  expect(order).toEqual(['GET', 'POST', 'GET'])
  tell(news('b'))
  globalThis.fetch = (async () => ({ ok: false, status: 503 })) as unknown as typeof fetch
  expect(await knownReading()).toBeUndefined()
  expect(waiting()).toHaveLength(1)
})
