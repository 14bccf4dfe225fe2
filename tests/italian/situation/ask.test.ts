import { describeAsk, describeQuestion } from '#lib/italian/index'
import { drawItems, instantiate, toPublic } from '#lib/questions/index'

test('a question in a list is the one that is asked on its page', () => {
  const items = drawItems('elenco', {}, 60).flatMap(({ id }) => {
    const made = instantiate(id)
    return made.ok ? [toPublic(made.value)] : []
  })
  expect(items.length).toBeGreaterThan(40)
  for (const item of items) expect(describeAsk(item, { seed: 'x' })).toBe(describeQuestion(item, { seed: 'x' }).ask)
})
