import { together } from '#lib/db/together'

const tick = () => new Promise((resolve) => setTimeout(resolve, 5))

test('one alone is done at once; what comes meanwhile is done together, each with its own value', async () => {
  const batches: (readonly number[])[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const twice = together(
    () => '',
    async (all: readonly number[]) => {
      batches.push(all)
      await held
      return all.map((n) => n * 2)
    },
  )
  const first = twice(1)
  while (batches.length === 0) await tick()
  const meanwhile = [twice(2), twice(3), twice(4)]
  release()
  expect(await Promise.all([first, ...meanwhile])).toEqual([2, 4, 6, 8])
  expect(batches).toEqual([[1], [2, 3, 4]])
  expect(await twice(5)).toBe(10)
})

test('those of another kind wait for nobody', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const same = together(
    (kind: string) => kind,
    async (all) => {
      if (all[0] === 'slow') await held
      return all
    },
  )
  const slow = same('slow')
  expect(await same('quick')).toBe('quick')
  release()
  expect(await slow).toBe('slow')
})

test('whoever is promised something waits for it alone', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const same = together(
    () => '',
    async (all: readonly string[]) => all.map((one) => (one === 'slow' ? held.then(() => one) : one)),
  )
  const slow = same('slow')
  expect(await same('quick')).toBe('quick')
  release()
  expect(await slow).toBe('slow')
})

test('one that fails fails alone; where the database is away all are told at once', async () => {
  let calls = 0
  const work = together(
    () => '',
    async (all: readonly string[]) => {
      calls++
      await tick()
      if (all.includes('bad')) throw new Error('bad')
      if (all.includes('away')) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
      return all
    },
  )
  const outcome = (of: string[]) => Promise.allSettled(of.map(work))
  expect((await outcome(['a', 'bad', 'b'])).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  calls = 0
  expect((await outcome(['a', 'away', 'b'])).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(calls).toBe(1)
})

test('a flood is stored in parts, each of a size that is quickly done, and nothing of it is lost', async () => {
  const sizes: number[] = []
  const same = together(
    () => '',
    async (all: readonly number[]) => {
      sizes.push(all.length)
      await tick()
      return all
    },
  )
  const sent = Array.from({ length: 1_000 }, (_, n) => n)
  expect(await Promise.all(sent.map(same))).toEqual(sent)
  expect(Math.max(...sizes)).toBe(200)
})
