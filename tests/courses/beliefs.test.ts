import { heldBeliefs, isOfFew, isShared, type TellingAnswer } from '#lib/courses/index'

const answer = (userId: string, template: string, betrays: readonly string[] = [], offered = ['a', 'b']) => ({
  userId,
  template,
  offered,
  beliefs: betrays,
  right: betrays.length === 0,
})

/** One that is not right and betrays nothing: «non lo so», the right choice for a wrong reason. */
const neither = (userId: string, template: string) => ({ ...answer(userId, template), right: false })

/** How many hold each belief, of how many. */
const counted = (answers: readonly TellingAnswer[]) =>
  heldBeliefs(answers).map(({ belief, people, of }) => [belief, people.length, of])

test('people are counted once each, of those who met a question that could betray it', () => {
  const answers = [
    answer('Anna', 'uno', ['a']),
    answer('Anna', 'due', ['a']),
    answer('Nora', 'uno', ['b']),
    answer('Bruno', 'uno', ['a']),
    answer('Carla', 'uno'),
    answer('Ciro', 'tre', [], ['b']),
  ]
  expect(counted(answers)).toEqual([
    ['a', 2, 4],
    ['b', 1, 5],
  ])
})

test('who learns better is counted no more, and who errs later is; both have met it', () => {
  expect(counted([answer('Anna', 'uno', ['a']), answer('Anna', 'uno')])).toEqual([])
  expect(counted([answer('Anna', 'uno'), answer('Anna', 'uno', ['a'])])).toEqual([['a', 1, 1]])
})

test('of as many people, first what more of those who met it believe; what nobody betrayed is left out', () => {
  const answers = [
    answer('Anna', 'uno', ['b'], ['b', 'c']),
    answer('Nora', 'uno', [], ['b', 'c']),
    answer('Anna', 'due', ['a'], ['a']),
  ]
  expect(counted(answers)).toEqual([
    ['a', 1, 1],
    ['b', 1, 2],
  ])
})

test('an answer betrays what its question did not offer: who wrote a number of their own has met it too', () => {
  expect(counted([answer('Anna', 'uno', ['z'], [])])).toEqual([['z', 1, 1]])
})

describe('what people hold now', () => {
  test('whoever showed it and has not answered right since, and people are counted, not answers', () => {
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
    expect(heldBeliefs(answers)).toEqual([
      { belief: 'a', people: ['Anna', 'Bruno'], corrected: ['Nora'], shown: 3, of: 3 },
    ])
  })

  test('what is not right corrects nothing, a right answer does, and who shows it again holds it again', () => {
    const shown = [answer('Anna', 'uno', ['a'])]
    expect(heldBeliefs([...shown, neither('Anna', 'due')])).toMatchObject([{ people: ['Anna'], shown: 1 }])
    expect(heldBeliefs([...shown, answer('Anna', 'due', ['b'])])).toMatchObject([{ belief: 'a' }, { belief: 'b' }])
    const corrected = [...shown, answer('Anna', 'due'), neither('Anna', 'tre')]
    expect(heldBeliefs(corrected)).toEqual([])
    expect(heldBeliefs([...corrected, answer('Anna', 'quattro', ['a'])])).toMatchObject([{ people: ['Anna'] }])
  })

  test('who answered without ever showing it met it, and no more', () => {
    const answers = [answer('Anna', 'uno', ['a']), neither('Nora', 'uno'), answer('Bruno', 'uno')]
    expect(heldBeliefs(answers)).toEqual([{ belief: 'a', people: ['Anna'], corrected: [], shown: 1, of: 3 }])
  })

  test('whoever has learnt better is told apart from those who never showed it', () => {
    const class24 = Array.from({ length: 24 }, (_, n) => `Persona ${n}`)
    const answers = class24.flatMap((who, n) =>
      n === 23 ? [answer(who, 'uno')] : [answer(who, 'uno', ['a']), n < 17 ? neither(who, 'due') : answer(who, 'due')],
    )
    const [held] = heldBeliefs(answers)
    expect([held?.people.length, held?.shown, held?.of]).toEqual([17, 23, 24])
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

  test('one that two hold is the class’s, however few met it; of fewer than five its figures say little', () => {
    expect(isShared({ people: ['Anna', 'Nora'] })).toBe(true)
    expect(isShared({ people: ['Anna'] })).toBe(false)
    expect([isOfFew({ of: 4 }), isOfFew({ of: 5 })]).toEqual([true, false])
  })
})
