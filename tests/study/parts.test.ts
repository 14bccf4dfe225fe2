import { type Item, instantiate, keyOf, piecesOf } from '#lib/questions/index'
import { grade } from '#lib/study/index'

const item = (id: string): Item => {
  const made = instantiate(id)
  if (!made.ok) throw new Error(`${id}: ${made.error}`)
  return made.value
}
const graded = (i: Item, sent: unknown) => {
  const g = grade(i, sent)
  return g.type === 'invalid' ? g.code : { right: g.right, beliefs: g.beliefs, credit: Math.round(g.credit * 100) }
}

describe('statements', () => {
  // Anna 10 + 2, Nora 17 and her tenth poison counter.
  const i: Item = { ...item('infect-statements.v2.1-1-3-0-1'), form: 'select' }
  const key = (part: number, value: unknown) => keyOf({ part, value } as never)
  const truth = [key(0, 17), key(1, 12), key(2, true)]

  it('are right when all the true ones are chosen and no other, in any order', () => {
    expect(graded(i, { statements: truth.toReversed() })).toEqual({ right: true, beliefs: [], credit: 100 })
  })
  it('betray the belief under which exactly these are true', () => {
    expect(graded(i, { statements: [key(0, 15), key(1, 12), key(2, true)] })).toEqual({
      right: false,
      beliefs: ['infect-also-life'],
      credit: 33,
    })
  })
  it('betray every belief that a false one comes from, where none explains them all', () => {
    expect(graded(i, { statements: [key(0, 15), key(1, 10)] })).toEqual({
      right: false,
      beliefs: ['infect-also-life', 'infect-cancels-lifelink'],
      credit: 0,
    })
  })
  it('are worth their share in practice, and betray nothing by being left out', () => {
    expect(graded(i, { statements: truth.slice(0, 2) })).toEqual({ right: false, beliefs: [], credit: 67 })
  })
  it.each([
    [{ statements: [] }, 'unanswered'],
    [{ statements: null }, 'unanswered'],
    [{ statements: 'x' }, 'malformed'],
    [{ statements: [truth[0], truth[0]] }, 'malformed'],
    [{ statements: ['mai vista'] }, 'unknown-option'],
    [{ option: truth[0] }, 'wrong-form'],
  ])('%j is no answer, and nothing is wrong', (sent, code) => {
    expect(graded(i, sent)).toBe(code)
  })
})

describe('an order', () => {
  const i = item('simultaneous-triggers.v1.2-2-1-1-0')
  const right = i.options.find((o) => o.key === i.right)?.value as readonly string[]
  const keys = (order: readonly string[]) => order.map((token) => keyOf(token))

  it('is right as a whole', () => {
    expect(graded(i, { order: keys(right) })).toEqual({ right: true, beliefs: [], credit: 100 })
  })
  it('betrays the beliefs that lead to it', () => {
    expect(graded(i, { order: keys(right.toReversed()) })).toEqual({
      right: false,
      beliefs: ['apnap-active-resolves-first', 'stack-fifo'],
      credit: 0,
    })
  })
  it('that nobody believes is simply wrong', () => {
    const [a = '', b = '', c = ''] = right
    expect(graded(i, { order: keys([b, a, c]) })).toEqual({ right: false, beliefs: [], credit: 0 })
  })
  it.each([
    [{ order: keys(right).slice(1) }, 'unanswered'],
    [{ order: [...keys(right), 'x'] }, 'unknown-option'],
    [{ order: null }, 'unanswered'],
    [{ order: {} }, 'malformed'],
  ])('%j is no answer, and nothing is wrong', (sent, code) => {
    expect(graded(i, sent)).toBe(code)
  })
})

describe('a board', () => {
  // Nino 11 + 5; no damage marked on Golem; Troll is tapped.
  const i = item('regenerate-board.v1.1-0-1-2-2')
  const tapped = (value: boolean) => keyOf({ part: 2, value })

  it('is right when every box is', () => {
    expect(graded(i, { parts: [16, 0, tapped(true)] })).toEqual({ right: true, beliefs: [], credit: 100 })
  })
  it('betrays the belief that explains all its boxes', () => {
    expect(graded(i, { parts: [11, 0, tapped(true)] })).toEqual({
      right: false,
      beliefs: ['regenerate-no-damage-trigger'],
      credit: 67,
    })
  })
  it('betrays the beliefs behind each wrong box, where none explains all of them', () => {
    expect(graded(i, { parts: [11, 3, tapped(true)] })).toEqual({
      right: false,
      beliefs: ['regenerate-no-damage-trigger', 'regenerate-stays-in-combat'],
      credit: 33,
    })
  })
  it.each([
    [{ parts: [16, 0] }, 'malformed'],
    [{ parts: [16, 0, null] }, 'unanswered'],
    [{ parts: [16, 0, 1] }, 'wrong-form'],
    [{ parts: [16, tapped(true), tapped(true)] }, 'wrong-form'],
    [{ parts: [16, 0.5, tapped(true)] }, 'not-whole'],
    [{ parts: [16, 0, 'mai vista'] }, 'unknown-option'],
    [{ parts: [] }, 'unanswered'],
  ])('%j is no answer, and nothing is wrong', (sent, code) => {
    expect(graded(i, sent)).toBe(code)
  })
})

test('what an answer is put together from does not depend on which answer is right', () => {
  for (const id of [
    'infect-statements.v2.1-1-3-0-1',
    'simultaneous-triggers.v1.2-2-1-1-0',
    'regenerate-board.v1.1-0-1-2-2',
  ]) {
    const i = item(id)
    for (const { key } of i.options) expect(piecesOf({ ...i, right: key } as Item)).toEqual(piecesOf(i))
    expect(piecesOf({ ...i, options: i.options.toReversed() })).toEqual(piecesOf(i))
  }
})
