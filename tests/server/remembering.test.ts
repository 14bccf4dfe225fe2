import { remembering } from '#lib/server/remembering'

test('works once per key, and forgets what was not asked for the longest', () => {
  const work = jest.fn((n: number) => n * 2)
  const twice = remembering('a', 2, String, work)
  expect([twice(1), twice(1), twice(2), twice(1), twice(3)]).toEqual([2, 2, 4, 2, 6])
  expect(work.mock.calls.flat()).toEqual([1, 2, 3])
  twice(1) // still there: it was asked for after 2
  twice(2) // gone
  expect(work.mock.calls.flat()).toEqual([1, 2, 3, 2])
})

test('remembers that there was nothing', () => {
  const work = jest.fn(() => undefined)
  const nothing = remembering('b', 2, String, work)
  nothing(1)
  nothing(1)
  expect(work).toHaveBeenCalledTimes(1)
})

test('another bundle of the same process remembers it too, under the same name only', () => {
  const work = jest.fn((n: number) => n)
  remembering('c', 2, String, work)(1)
  jest.isolateModules(() => {
    const other = jest.requireActual<typeof import('#lib/server/remembering')>('#lib/server/remembering')
    other.remembering('c', 2, String, work)(1)
    expect(work).toHaveBeenCalledTimes(1)
    other.remembering('d', 2, String, work)(1)
    expect(work).toHaveBeenCalledTimes(2)
  })
})
