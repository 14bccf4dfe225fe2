import { readdirSync, readFileSync } from 'node:fs'
import { log } from '#lib/server/log'
import { Lane } from '#lib/server/work/lane'
import type { OwnWork } from '#lib/server/work/tasks'
import { ownWork } from './own-work'

const LIMITS = { threads: 1, waiting: 6, each: 2, ms: 20_000, memory: 256 }
const token = { id: 'lupo', name: 'Lupo', types: ['creature'], pt: '1/1' }
const large = (amount: unknown): OwnWork => ({
  ...ownWork,
  scenario: { script: [{ effect: { do: 'create', token, amount }, by: 'A' }] } as never,
})

/** A thread loads the whole evaluator: those who end none share one. */
const shared = new Lane(LIMITS)

test('a question of one’s own is made by a thread, the same as here', async () => {
  const made = await shared.run('own', ownWork, 'ada')
  expect(made).toMatchObject({ ok: true, value: { ok: true, value: { id: 'propria-prova.v1.0', form: 'number' } } })
})

const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('a thread gives way to the one that answers everybody', async () => {
  const threads = () => readdirSync('/proc/self/task')
  const niceness = (id: string) =>
    Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[16])
  // Threads of other tests of this process may still be there, and may end meanwhile.
  const before = new Set(threads())
  await new Lane(LIMITS).run('own', ownWork, 'ada')
  const lower = threads().filter((id) => !before.has(id) && niceness(id) > niceness(String(process.pid)))
  expect(lower).toHaveLength(1)
})

test.each([[900], [{ times: [1000, 1000] }]])('one that is too large to be followed is refused: %j', async (amount) => {
  expect(await shared.run('own', large(amount), 'ada')).toEqual({ ok: true, value: { ok: false, error: 'exhausted' } })
  expect(await shared.run('own', large(1_000_000), 'ada')).toEqual({ ok: true, value: { ok: false, error: 'invalid' } })
})

test('whoever takes too long is ended, and the next has their turn; meanwhile others are answered', async () => {
  const lane = new Lane({ ...LIMITS, ms: 150 })
  const slow = lane.run('draw', [{ seed: 'a', wish: {}, without: [], n: 100_000 }], 'ada')
  let ticks = 0
  const ticking = setInterval(() => ticks++, 10)
  expect(await slow).toEqual({ ok: false, error: 'too-much' })
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(3)
  const after = await lane.run('draw', [{ seed: 'a', wish: { template: 'non-esiste' }, without: [], n: 1 }], 'nora')
  expect(after).toEqual({ ok: true, value: [[]] })
})

test('where others keep the processors busy, a task has more of the clock: it is ended for what it uses, or at the very last', async () => {
  // A process that is given no processor at all.
  const used = jest.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 })
  const lane = new Lane({ ...LIMITS, ms: 150 })
  const began = performance.now()
  expect(await lane.run('draw', [{ seed: 'a', wish: {}, without: [], n: 100_000 }], 'ada')).toEqual({
    ok: false,
    error: 'too-much',
  })
  expect(performance.now() - began).toBeGreaterThan(1_500)
  used.mockRestore()
})

test('nobody waits behind another’s tasks: people take turns, and none has more than their share', async () => {
  const order: string[] = []
  const draw = (who: string, n: string) =>
    shared
      .run('draw', [{ seed: n, wish: { template: 'non-esiste' }, without: [], n: 1 }], who)
      .then((r) => order.push(r.ok ? n : r.error))
  await Promise.all([draw('ada', 'a1'), draw('ada', 'a2'), draw('ada', 'a3'), draw('ada', 'a4'), draw('nora', 'n1')])
  expect(order[0]).toBe('busy')
  expect(order.slice(1)).toEqual(['a1', 'a2', 'n1', 'a3'])
})

test('items that are drawn are those that are drawn here', async () => {
  const { drawItems } = await import('#lib/questions/index')
  let [turns, over] = [0, false]
  const turn = () => {
    turns++
    if (!over) setImmediate(turn)
  }
  setImmediate(turn)
  const made = await shared.run('draw', [{ seed: 'a', wish: {}, without: [], n: 12 }], 'ada')
  over = true
  // This thread went round and round meanwhile.
  expect(turns).toBeGreaterThan(50)
  expect(made.ok && made.value[0]?.map(({ item }) => item.id)).toEqual(drawItems('a', {}, 12).map(({ id }) => id))
})

test('whoever eats up the memory is ended, and the next has their turn', async () => {
  const { drawItems } = await import('#lib/questions/index')
  const warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined)
  const lane = new Lane({ ...LIMITS, ms: 280_000, memory: 128 })
  // One with much to tell.
  const [item] = drawItems('a', {}, 20)
    .map((drawn) => drawn.item)
    .sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
  if (!item) throw new Error('no item')
  const telling = { item, answer: null, seed: 'a', graded: { right: false, beliefs: [], credit: 0 } }
  const hungry = await lane.run('tell', Array(20_000).fill(telling), 'ada')
  expect(hungry.ok || hungry.error).toBe('too-much')
  expect(warned).toHaveBeenCalledWith({ work: 'tell', ended: 'memory' })
  expect(await lane.run('tell', [telling], 'nora')).toMatchObject({ ok: true })
}, 300_000)
