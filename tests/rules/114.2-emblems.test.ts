import { type Effect, scenario } from '#lib/rules/index'
import { answer, life, shows, zone } from './support'

const stemma: Effect = {
  do: 'getEmblem',
  who: 'N',
  id: 'stemma',
  abilities: [
    {
      type: 'triggered',
      when: { event: 'gainLife', player: 'opponent' },
      effect: { do: 'draw', who: 'you', amount: 1 },
    },
    { type: 'activated', cost: [], effect: { do: 'gainLife', who: 'you', amount: 2 } },
  ],
}

shows('who gets an emblem has it in the command zone', {
  board: scenario().effect(stemma).done(),
  ask: zone('stemma'),
  is: 'command',
  by: '114.2',
  otherwise: 'gone',
})

test('its player controls it, and uses its abilities there', () => {
  const board = scenario().effect(stemma).act({ activate: 'stemma', ability: 1, by: 'N' }, 'resolve').done()
  expect(answer(board, { ask: 'controller', object: 'stemma' })).toBe('N')
  expect(answer(board, life('N'))).toBe(22)
})
