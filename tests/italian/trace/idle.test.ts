import { explain, instantiate, templates } from '#lib/questions/index'
import { idleRules } from '../../../scripts/bank/idle'
import { atMost } from '../../setup/day'
import { sampled } from '../sample'

// Each item costs as many evaluations as rules stand beside its steps: over all of them it were hours.
const EACH = atMost(1, 12)

// A rule stands beside a step because, without it, an event of that step would not come about so, or its sentence would not be true.
it.each(templates.map((t) => [t.id, t] as const))('no rule stands idle beside a step of %s', (_, t) => {
  expect(sampled(t, EACH).flatMap((item) => idleRules(item, explain(item)))).toEqual([])
})

test.each([
  ['what a face is, which an ability that triggers looked at', 'split-worth.v4.2-3-0-1-1'],
  ['what comes too late for something that nobody stops', 'damage-is-loss.v4.1-2-1-0-2-0-2'],
  ['the reason of a right yes, which is stated', 'flying-block.v5.2-0-3-3'],
])('%s bears no idle rule', (_, id) => {
  const made = instantiate(id)
  if (!made.ok) throw new Error(`${id}: ${made.error}`)
  expect(idleRules(made.value, explain(made.value))).toEqual([])
})
