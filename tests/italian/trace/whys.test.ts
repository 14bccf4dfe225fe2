import { actingSteps, describeVerdict } from '#lib/italian/index'
import { explain, templates } from '#lib/questions/index'
import { atMost } from '../../setup/day'
import { sampled } from '../sample'

const EACH = atMost(1, 4)

it.each(templates.map((t) => [t.id, t] as const))('a verdict on %s says each rule where it acted', (_, t) => {
  for (const item of sampled(t, EACH)) {
    const beliefs = [...new Set(item.options.flatMap((option) => option.beliefs))]
    const explanation = explain(item, beliefs)
    const seed = item.id
    const said = actingSteps(item, { seed, explanation }).flatMap(({ rules }) => rules)
    expect([item.id, item.claims.filter((rule) => !said.includes(rule))]).toEqual([item.id, []])
    // Whoever believes something else parts from the rules somewhere, at the latest in the answer.
    const graded = { right: false, beliefs: [], credit: 0 }
    const belief = (id: string) => ({ id, title: id, text: '', reread: [] })
    const { believed } = describeVerdict(item, { seed, answer: null, graded, explanation, belief })
    expect(believed.map(({ belief: id }) => id)).toEqual(beliefs)
    for (const { belief: id, shared, steps } of believed)
      expect([item.id, id, steps.length > shared]).toEqual([item.id, id, true])
  }
})
