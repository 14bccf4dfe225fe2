import { grade } from '#lib/study/index'
import { bareYesNo, choice, number, yesNo } from './items'

describe('an answer is graded against the key', () => {
  test.each([
    ['the right option is right', choice, { option: 'b' }, 'right', true, []],
    ['another option is wrong and betrays its belief', choice, { option: 'a' }, 'wrong', false, ['702.15b/ignored']],
    [
      'an option that two beliefs lead to betrays both',
      choice,
      { option: 'c' },
      'wrong',
      false,
      ['704.5f/destroyed', '702.15b/uses-the-stack'],
    ],
    ['the right number is right', number, { number: -2 }, 'right', true, []],
    ["a belief's number betrays it", number, { number: 0 }, 'wrong', false, ['119.3/floor']],
    ['minus zero is zero', number, { number: -0 }, 'wrong', false, ['119.3/floor']],
    ['a number that nobody believes is wrong and betrays nothing', number, { number: 17 }, 'wrong', false, []],
    ['the right no for the right reason is right', yesNo, { option: 'n1' }, 'right', true, []],
    ['the right no for a wrong reason is told apart', yesNo, { option: 'n2' }, 'wrongReason', false, ['119.4/turn']],
    ['the wrong yes is wrong', yesNo, { option: 's1' }, 'wrong', false, ['119.4/debt']],
    ['without reasons a wrong yes is wrong', bareYesNo, { option: 'si' }, 'wrong', false, ['119.4/debt']],
    ['giving up is neither right nor wrong', choice, { giveUp: true }, 'gaveUp', null, []],
    ['giving up goes with every form', number, { giveUp: true }, 'gaveUp', null, []],
    ['a field left undefined is not there', choice, { option: 'b', number: undefined }, 'right', true, []],
  ] as const)('%s', (_, item, sent, verdict, right, beliefs) => {
    expect(grade(item, sent)).toMatchObject({ type: 'graded', verdict, right, beliefs })
  })

  test('the answer is kept as a number without a sign on zero', () => {
    expect(grade(number, { number: -0 })).toMatchObject({ given: { number: 0 } })
    expect(Object.is((grade(number, { number: -0 }) as { given: { number: number } }).given.number, 0)).toBe(true)
  })
})

describe('what is no answer is not wrong', () => {
  test.each([
    ['nothing', choice, undefined, 'unanswered'],
    ['null', choice, null, 'unanswered'],
    ['an empty text', choice, '', 'unanswered'],
    ['no field', choice, {}, 'unanswered'],
    ['an empty option', choice, { option: '' }, 'unanswered'],
    ['no option', choice, { option: null }, 'unanswered'],
    ['an empty number field', number, { number: null }, 'unanswered'],
    ['a bare text', choice, 'b', 'malformed'],
    ['a list', choice, ['b'], 'malformed'],
    ['two answers at once', choice, { option: 'b', number: 1 }, 'malformed'],
    ['an answer and giving up', choice, { option: 'b', giveUp: true }, 'malformed'],
    ['a field of another name', choice, { key: 'b' }, 'malformed'],
    ['an option that is no text', choice, { option: 2 }, 'malformed'],
    ['a number that is a text', number, { number: '2' }, 'malformed'],
    ['giving up with something else than true', choice, { giveUp: 'yes' }, 'malformed'],
    ['a number for a choice', choice, { number: 1 }, 'wrong-form'],
    ['an option for a number, even the right one', number, { option: 'y' }, 'wrong-form'],
    ['an option that was not shown', choice, { option: 'z' }, 'unknown-option'],
    ['a name that every object has', choice, { option: 'constructor' }, 'unknown-option'],
    ['not a number', number, { number: Number.NaN }, 'not-a-number'],
    ['half a point of life', number, { number: 1.5 }, 'not-whole'],
    ['an infinite number', number, { number: Number.POSITIVE_INFINITY }, 'out-of-range'],
    ['a number beyond the exact ones', number, { number: 2 ** 53 }, 'out-of-range'],
    ['the same below zero', number, { number: -(2 ** 53) }, 'out-of-range'],
  ] as const)('%s', (_, item, sent, code) => {
    expect(grade(item, sent)).toEqual({ type: 'invalid', code })
  })
})
