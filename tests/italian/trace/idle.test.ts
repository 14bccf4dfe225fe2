import { explain, templates } from '#lib/questions/index'
import { idleRules } from '../../../scripts/bank/idle'
import { atMost } from '../../setup/day'
import { sampled } from '../sample'

const EACH = atMost(1)

// A rule stands beside a step because, without it, an event of that step would not come about so, or its sentence would not be true.
it.each(templates.map((t) => [t.id, t] as const))('no rule stands idle beside a step of %s', (_, t) => {
  expect(sampled(t, EACH).flatMap((item) => idleRules(item, explain(item)))).toEqual([])
})
