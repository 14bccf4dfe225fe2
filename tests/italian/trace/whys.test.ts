import { templates } from '#lib/questions/index'
import { judge } from '../../../scripts/bank/judge'
import { atMost } from '../../setup/day'
import { sampled } from '../sample'

const EACH = atMost(1, 4)

// Each rule is said where it acted, no step says the answer again for the sake of a number, and whoever believes something else parts from
// the rules somewhere.
it.each(templates.map((t) => [t.id, t] as const))('a judge minds nothing in the verdicts of %s', (_, t) => {
  expect(sampled(t, EACH).flatMap(judge)).toEqual([])
})
