import { callTemplates, drawCall } from '#lib/questions/calls'
import { drawAnother, drawItems, instantiate, onSamePoint, templates } from '#lib/questions/index'

// What is drawn without a template has nothing of it; without any, there is nothing.

const RULES = ['702.15b']

test('items are drawn of other templates about the same rules, and of none where all are left out', () => {
  const all = drawItems('without', { rules: RULES }, 8)
  const [first] = all
  if (!first) throw new Error('nothing about lifelink')
  const left = drawItems('without', { rules: RULES, without: [first.template.id] }, 8)
  expect(left.map(({ template }) => template.id)).not.toContain(first.template.id)
  expect(left.length).toBeGreaterThan(0)
  expect(drawItems('without', { template: first.template.id, without: [first.template.id] }, 3)).toEqual([])
  expect(drawItems('without', { rules: RULES, without: templates.map(({ id }) => id) }, 3)).toEqual([])
})

test('another question on a point is never of a template that is left out', () => {
  const [drawn] = drawItems('another', { rules: RULES }, 1)
  if (!drawn) throw new Error('nothing about lifelink')
  const point = onSamePoint(drawn.item)
  for (const without of [point.slice(0, 1), point.slice(1)]) {
    const id = drawAnother(drawn.item, 'seed', { not: new Set(), without })
    const made = id === undefined ? undefined : instantiate(id)
    if (made?.ok) expect(without).not.toContain(made.value.template)
  }
  expect(drawAnother(drawn.item, 'seed', { not: new Set(), without: point })).toBeUndefined()
})

test('calls are drawn of other templates', () => {
  const drawn = drawCall('seed', [])
  if (!drawn) throw new Error('no call')
  expect(drawCall('seed', [], { without: [drawn.item.template] })?.item.template).not.toBe(drawn.item.template)
  expect(drawCall('seed', [], { without: callTemplates.map(({ id }) => id) })).toBeUndefined()
})
