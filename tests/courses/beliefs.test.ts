import { beliefShares } from '#lib/courses/index'

const answer = (userId: string, template: string, betrays: readonly string[] = [], offered = ['a', 'b']) => ({
  userId,
  template,
  offered,
  beliefs: betrays,
})

test('people are counted once each, of those who met a question that could betray it', () => {
  const answers = [
    answer('Anna', 'uno', ['a']),
    answer('Anna', 'due', ['a']),
    answer('Nora', 'uno', ['b']),
    answer('Bruno', 'uno', ['a']),
    answer('Carla', 'uno'),
    answer('Ciro', 'tre', [], ['b']),
  ]
  expect(beliefShares(answers)).toEqual([
    { belief: 'a', people: 2, of: 4, few: true },
    { belief: 'b', people: 1, of: 5, few: false },
  ])
})

test('of each person the first answer to a template counts: later ones have seen the verdict', () => {
  expect(beliefShares([answer('Anna', 'uno'), answer('Anna', 'uno', ['a'])])).toEqual([])
  expect(beliefShares([answer('Anna', 'uno', ['a']), answer('Anna', 'uno')])).toMatchObject([{ people: 1, of: 1 }])
})

test('of as many people, first what more of those who met it believe; what nobody betrayed is left out', () => {
  const answers = [
    answer('Anna', 'uno', ['b'], ['b', 'c']),
    answer('Nora', 'uno', [], ['b', 'c']),
    answer('Anna', 'due', ['a'], ['a']),
  ]
  expect(beliefShares(answers).map(({ belief, people, of }) => [belief, people, of])).toEqual([
    ['a', 1, 1],
    ['b', 1, 2],
  ])
})

test('an answer betrays what its question did not offer: who wrote a number of their own has met it too', () => {
  expect(beliefShares([answer('Anna', 'uno', ['z'], [])])).toMatchObject([{ belief: 'z', people: 1, of: 1 }])
})
