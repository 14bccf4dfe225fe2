import { describeQuestion } from '#lib/italian/index'
import { itemAt, points, type Template, toPublic } from '#lib/questions/index'
import type { Count } from './report'

/** Every item of a template, made; those that are told alike, with the same answers to choose from, count as one. */
export function count(t: Template): Count {
  const began = performance.now()
  const distinct = new Set<string>()
  const forms = new Set<string>()
  let tried = 0
  let sound = 0
  for (const { id, point } of points(t)) {
    tried++
    const made = itemAt(t, point, id)
    if (!made.ok) continue
    sound++
    forms.add(made.value.form)
    const { stem, ask, options, boxes } = describeQuestion(toPublic(made.value), { seed: t.id })
    distinct.add(JSON.stringify([stem, ask, options.map(({ text }) => text).toSorted(), boxes]))
  }
  const ms = performance.now() - began
  return { template: t.id, points: tried, sound, items: distinct.size, forms: [...forms], ms }
}
