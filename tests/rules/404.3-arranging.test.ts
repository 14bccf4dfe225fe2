import { type Question, scenario } from '#lib/rules/index'
import { answer, shows } from './support'

const order: Question = { ask: 'order', zone: 'graveyard', player: 'A' }
const wrath = scenario()
  .creature('A', 'orso', '2/2')
  .creature('A', 'lupo', '2/2')
  .effect({ do: 'destroy', what: { all: { types: ['creature'] } } })
  .done()

shows('the owner arranges cards that come to a graveyard together', {
  board: { ...wrath, choices: [{ choose: 'order', player: 'A', answer: ['lupo', 'orso'] }] },
  ask: order,
  is: ['lupo', 'orso'],
  by: '404.3',
  otherwise: undefined,
})

test('nobody is asked for an order that nothing depends on, and then it is not known', () => {
  expect(answer(wrath, order)).toBeUndefined()
  expect(answer(wrath, { ask: 'graveyard', player: 'A' })).toBe(2)
})

test('a card that comes alone lies on top of those whose order is not known', () => {
  const board = { ...wrath, graveyard: { A: [{ id: 'lampo', types: ['instant'] as const }] } }
  expect(answer(board, { ask: 'zone', object: 'lampo' })).toBe('graveyard:A')
})
