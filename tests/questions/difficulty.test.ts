import {
  difficultyOf,
  drawItem,
  drawItems,
  instantiate,
  LEVELS,
  templateDifficulty,
  templates,
  toPublic,
} from '#lib/questions/index'

const level = (id: string) => {
  const made = instantiate(id)
  if (!made.ok) throw new Error(`${id}: ${made.error}`)
  return difficultyOf(toPublic(made.value))
}

test('regeneration with three boxes is harder than paying life', () => {
  const [{ id } = { id: '' }] = drawItems('facile', { template: 'pay-zero' }, 1)
  const easy = level(id)
  const hard = level('regenerate-board.v1.1-0-1-2-2')
  expect(hard.estimate).toBeGreaterThan(easy.estimate)
  expect([easy.level, hard.level]).toEqual(['L1', 'L2'])
})

test.each(LEVELS)('a draw of level %s has only questions of that level, and some', (wanted) => {
  const drawn = drawItems('livelli', { level: wanted }, 10)
  expect(drawn.length).toBeGreaterThanOrEqual(5)
  for (const { id } of drawn) expect([id, level(id).level]).toEqual([id, wanted])
})

test('a template begins near the mean of its items; one that is no more, in the middle', () => {
  for (const t of templates.slice(0, 30)) {
    const drawn = ['a', 'b', 'c', 'd', 'e'].flatMap((seed) => drawItem(t, seed) ?? [])
    const estimates = drawn.flatMap((item) => {
      const made = instantiate(item)
      return made.ok ? [difficultyOf(toPublic(made.value)).estimate] : []
    })
    const mean = estimates.reduce((sum, x) => sum + x, 0) / estimates.length
    expect(Math.abs(templateDifficulty(t.id) - mean)).toBeLessThan(0.8)
  }
  expect(templateDifficulty('no-such-template')).toBe(0)
})
