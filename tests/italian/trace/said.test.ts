import { instantiate } from '#lib/questions/index'
import { owed, saidAgain, unsaid } from '../../../scripts/bank/said'

const item = (id: string) => {
  const made = instantiate(id)
  if (!made.ok) throw new Error(`${id}: ${made.error}`)
  return made.value
}

// What a judge holds a verdict to: each rule that it owes in a step where the rule acted, and no step only for a number.
test('a verdict owes the rules that its question claims, and the reason of the right yes or no', () => {
  expect(owed(item('stun-attack.v4.1-2-2-1-0'))).toEqual(['122.1d'])
  expect(owed(item('starting-life.v3.6-0-0'))).toEqual(['119.1'])
})

test('a letter that is no rule by itself says its rule; one that is does not', () => {
  const step = (...rules: readonly string[]) => [{ sentence: 'Orso è 2/2.', rules }]
  expect(unsaid(item('sublayers.v3.1-1-2-2-0-2-2'), step('613.4d', '613.7'))).toEqual([])
  expect(unsaid(item('sublayers.v3.1-1-2-2-0-2-2'), step('613.7'))).toEqual(['613.4'])
  expect(unsaid(item('starting-life.v3.6-0-0'), step('119.1e'))).toEqual(['119.1'])
})

test('the answer as a last step bears no rule', () => {
  const headline = 'Orso resta sul campo di battaglia.'
  const steps = [{ n: 1, sentence: headline, rules: ['303.4a'], figure: '', decisive: false }] as never
  expect(saidAgain({ headline, steps }, [])).toHaveLength(1)
  expect(saidAgain({ headline, steps }, [{ sentence: headline, rules: ['303.4a'] }])).toEqual([])
  expect(saidAgain({ headline, steps: [{ ...(steps as object[])[0], rules: [] }] as never }, [])).toEqual([])
})
