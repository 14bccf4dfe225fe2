import { beliefShares, heldBeliefs, isShared } from '#lib/courses/index'

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

describe('what people hold now', () => {
  test('the last answer of each to a question that could betray it says so, and people are counted, not answers', () => {
    const answers = [
      answer('Anna', 'uno', ['a']),
      answer('Anna', 'due', ['a']),
      answer('Nora', 'uno', ['a']),
      answer('Bruno', 'uno'),
      answer('Bruno', 'due', ['a']),
      answer('Nora', 'uno'),
      // What could not betray it says nothing of it.
      answer('Anna', 'tre', [], ['b']),
    ]
    expect(heldBeliefs(answers)).toEqual([{ belief: 'a', people: ['Anna', 'Bruno'], of: 3 }])
  })

  test('most people first; of as many, what more of those who met it hold', () => {
    const answers = [
      answer('Anna', 'uno', ['c'], ['c', 'd']),
      answer('Nora', 'uno', ['c'], ['c', 'd']),
      answer('Anna', 'due', ['b'], ['b']),
      answer('Anna', 'tre', ['a'], ['a']),
      answer('Bruno', 'tre', [], ['a']),
    ]
    expect(heldBeliefs(answers).map(({ belief }) => belief)).toEqual(['c', 'b', 'a'])
  })

  test('one that fewer than two hold, or than five met, is none of the class', () => {
    expect(isShared({ belief: 'a', people: ['Anna', 'Nora'], of: 5 })).toBe(true)
    expect(isShared({ belief: 'a', people: ['Anna'], of: 5 })).toBe(false)
    expect(isShared({ belief: 'a', people: ['Anna', 'Nora'], of: 4 })).toBe(false)
  })
})
