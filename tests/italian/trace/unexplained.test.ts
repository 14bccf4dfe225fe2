import { actingSteps } from '#lib/italian/index'
import { explain, instantiate } from '#lib/questions/index'
import { judge } from '../../../scripts/bank/judge'
import { unexplained } from '../../../scripts/bank/unexplained'

// What a believer has happen of something that a step keeps from happening, that step explains; without it nothing does.
test('a token that is not sacrificed does not persist, and that it is not sacrificed says why', () => {
  const made = instantiate('kiki-jiki-token.v3.2-0-3-0')
  if (!made.ok) throw new Error(made.error)
  const item = made.value
  const explanation = explain(item)
  const steps = actingSteps(item, { seed: item.id, explanation })
  expect(steps.find(({ rules }) => rules.includes('701.21a'))?.sentence).toBe(
    'La pedina Crumiri della Cucina resta sul campo di battaglia: si sacrifica solo ciò che si controlla.',
  )
  expect(judge(item)).toEqual([])
  const silent = steps.filter(({ rules }) => !rules.includes('701.21a'))
  expect(unexplained(item, explanation, silent)).toEqual(['copia ← delayed-sacrifice-not-controller'])
})
