import { instantiate, insteadOf, templates } from '#lib/questions/index'

const offered = (id: string) => {
  const instead = insteadOf(id)
  return { why: instead?.why, template: instead?.item?.split('.')[0], sound: instantiate(instead?.item ?? '').ok }
}

test('nothing is offered in place of an item that there is', () => {
  expect(insteadOf('regenerate-board.v1.1-0-1-2-2')).toBeUndefined()
})

test.each([
  ['regenerate-bord.v1.1-0-1-2-2', 'unknown-template'],
  ['regenerate-board.v1.99-0-1-2-2', 'out-of-range'],
  ['regenerate-board.v9.1-0-1-2-2', 'out-of-range'],
  ['regenerate-board', 'malformed-id'],
])('in place of %s (%s) stands a question of the nearest name', (id, why) => {
  expect(offered(id)).toEqual({ why, template: 'regenerate-board', sound: true })
})

test('where no name is near, nothing is offered', () => {
  expect(insteadOf('zzzzzzzz.v1.0')).toEqual({ why: 'unknown-template' })
  expect(insteadOf('')).toEqual({ why: 'malformed-id' })
})

test('a point that does not make a question is told apart from one that there is not', () => {
  const t = templates.find(({ id }) => id === 'infect-statements')
  expect(t?.valid?.({ power: 1, poison: 7, life: 20, own: 10, name: 'zecca' })).toBe(false)
  expect(insteadOf('infect-statements.v2.0-0-0-0-0')?.why).toBe('not-sound')
})
