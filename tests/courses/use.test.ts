import { type SeenAnswer, templateStatistics, usesOf } from '#lib/courses/index'
import { seen as answer } from './seen'

describe('what a question is worth', () => {
  const line = (n: number, share: number, discrimination: number | null, idle: string[] = [], compared = n) =>
    usesOf({
      ...{
        key: 't',
        template: 't',
        itemId: 't.v1.1',
        versions: 1,
        assignmentId: null,
        sessionId: null,
        n,
        right: n * share,
        share,
        low: 0,
        high: 1,
        compared,
      },
      discrimination,
      unknown: null,
      idle,
      beliefs: [],
    })
  test.each<[number, number, number | null, string[]]>([
    [4, 1, null, ['few']],
    [5, 1, null, ['easy', 'few']],
    [5, 0.2, null, ['hard', 'few']],
    [9, 0.5, null, ['few']],
    [30, 0.5, null, ['few']],
    [9, 0.5, 0.4, ['fine', 'few']],
    [10, 0.9, 0.4, ['easy']],
    [10, 0.3, 0.4, ['hard']],
    [10, 0.5, 0.09, ['flat']],
    [10, 0.5, 0.1, ['fine']],
    [10, 0.2, -0.2, ['hard', 'flat']],
    [12, 0.5, -0.12, ['flat']],
    [10, 0.2, -0.63, ['hard', 'flat']],
    [10, 0.2, -0.64, ['reversed', 'hard']],
    [100, 0.5, -0.21, ['reversed']],
    [10, 1, null, ['easy']],
  ])('%d people, %d right, discrimination %s: %j', (n, share, r, use) => expect(line(n, share, r)).toEqual(use))
  test('it is the other way round only where those compared are enough to say so', () => {
    expect(line(100, 0.5, -0.21, [], 50)).toEqual(['flat'])
  })
  test('wrong answers that nobody takes are the least of it', () => {
    expect(line(10, 0.95, 0.4, ['x'])).toEqual(['easy', 'idle'])
    expect(line(6, 0.5, null, ['x'])).toEqual(['idle', 'few'])
  })
  test('a wrong answer is nobody’s when five people met it, and no answer of theirs took it, the first or a later one', () => {
    const met = (n: number) => answer(`p${n}`, 't', n > 0, { offered: ['x', 'y'], beliefs: n === 0 ? ['x'] : [] })
    const five = Array.from({ length: 5 }, (_, n) => met(n))
    expect(templateStatistics(five)[0]?.idle).toEqual(['y'])
    expect(templateStatistics([...five.slice(1), met(4)])[0]?.idle).toEqual([])
    const later = answer('p3', 't', false, { offered: ['x', 'y'], beliefs: ['y'] })
    expect(templateStatistics([...five, later])[0]?.idle).toEqual([])
    // Of one question of a deck, what was answered to that question elsewhere too, and to no other of its model.
    const deck = (one: SeenAnswer) => (one.assignmentId === 'deck' ? 'itemId' : 'template')
    const idle = (itemId: string) =>
      templateStatistics([...five.map((one) => ({ ...one, assignmentId: 'deck' })), { ...later, itemId }], deck).find(
        ({ key }) => key === 't.v1.1',
      )?.idle
    expect([idle('t.v1.1'), idle('t.v1.2')]).toEqual([[], ['y']])
  })
  test('why it is not said how well it tells people apart', () => {
    const all = (n: number, right: (who: number) => boolean, other: (who: number) => boolean) =>
      templateStatistics(
        Array.from({ length: n }, (_, who) => [
          answer(`p${who}`, 't', right(who)),
          answer(`p${who}`, 'u', other(who)),
        ]).flat(),
      ).find(({ key }) => key === 't')?.unknown
    const [yes, no, some] = [() => true, () => false, (who: number) => who > 3]
    expect(all(9, some, some)).toBe('few')
    expect(all(10, yes, some)).toBe('all-right')
    expect(all(10, no, some)).toBe('all-wrong')
    expect(all(10, some, yes)).toBe('elsewhere')
    expect(all(10, some, some)).toBeNull()
  })
  test('how well it tells people apart rests on those who answered something else too', () => {
    expect(
      templateStatistics([answer('a', 't', true), answer('a', 'u', true), answer('b', 't', true)])[0],
    ).toMatchObject({
      n: 2,
      compared: 1,
    })
  })
})
