import { gradual } from '#lib/base/gradual'
import { drawItems, instantiate, measuring, relevanceOf } from '#lib/questions/index'

test('done a step at a time or at once, how much each rule matters is the same', () => {
  for (const { id } of drawItems('gradual').slice(0, 4)) {
    const item = instantiate(id)
    if (!item.ok) throw new Error(id)
    const work = measuring(item.value)
    let steps = 1
    while (!work.advance()) steps++
    const whole = relevanceOf(item.value)
    expect(work.finish()).toEqual(whole)
    expect(steps).toBe(whole.size)
  }
})

test('what is finished in the middle goes on from there', () => {
  const seen: number[] = []
  const work = gradual(
    (function* () {
      for (const n of [1, 2, 3]) {
        yield
        seen.push(n)
      }
      return 'done'
    })(),
  )
  expect(work.advance()).toBe(false)
  expect(seen).toEqual([1])
  expect(work.finish()).toBe('done')
  expect(seen).toEqual([1, 2, 3])
  expect(work.advance()).toBe(true)
})
