import { countedByChoice, countedByError } from '#lib/courses/index'

const answer = (verdict: string, beliefs: readonly string[] = [], given: unknown = verdict) => ({
  verdict,
  beliefs,
  given,
})

test('answers to different questions are counted by the error that they betray: right ones first, then what most believe', () => {
  const all = [
    answer('gaveUp'),
    answer('wrong', ['x']),
    answer('right'),
    answer('wrongReason', ['y']),
    answer('wrong', ['y', 'x']),
    answer('wrong', ['y']),
    answer('wrong'),
  ]
  const counted = countedByError(all).map(({ verdict, belief, answers }) => [belief ?? verdict, answers.length])
  expect(counted).toEqual([
    ['right', 1],
    ['y', 3],
    ['x', 2],
    ['gaveUp', 1],
    ['wrong', 1],
  ])
})

test('answers to one question are counted by what was chosen', () => {
  const all = [
    answer('wrong', ['x'], { option: 'b' }),
    answer('wrong', ['y'], { option: 'c' }),
    answer('right', [], { option: 'a' }),
    answer('wrong', ['y'], { option: 'c' }),
  ]
  const pressed = [answer('wrong', [], { statements: ['a', 'b'] }), answer('wrong', [], { statements: ['b', 'a'] })]
  expect(countedByChoice(pressed)).toHaveLength(1)
  expect(countedByChoice(all).map(({ answers: [first, ...others] }) => [first?.given, others.length + 1])).toEqual([
    [{ option: 'a' }, 1],
    [{ option: 'c' }, 2],
    [{ option: 'b' }, 1],
  ])
})
