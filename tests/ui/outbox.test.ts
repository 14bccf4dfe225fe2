/** @jest-environment jsdom */
import { put, taken, waiting } from '../../app/_ui/exam/outbox'

// What waits to be saved in an exam says which choices it takes the place of: they may still be on their way.

const choice = (idempotencyKey: string, position = 1) => ({
  examId: 'e',
  position,
  idempotencyKey,
  fields: [],
  value: '',
})

const replaced = () => waiting('e').map(({ idempotencyKey, replaces }) => [idempotencyKey, replaces])

beforeEach(() => localStorage.clear())

it('a choice says which of the same question it overtakes, all of them, and none of another question', () => {
  put(choice('first'))
  put(choice('other', 2))
  put(choice('second'))
  put(choice('third'))
  expect(replaced()).toEqual([
    ['third', ['first', 'second']],
    ['other', []],
  ])
})

it('what is saved is overtaken by nobody', () => {
  put(choice('first'))
  taken(choice('first'))
  put(choice('second'))
  expect(replaced()).toEqual([['second', []]])
})
