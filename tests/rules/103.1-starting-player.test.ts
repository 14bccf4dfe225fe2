import { parseScenario } from '#lib/rules/index'
import { shows } from './support'

shows('who begins is decided first of all', {
  board: {},
  ask: { ask: 'startingSteps' },
  is: ['starting-player', 'shuffle', 'life', 'hands', 'first-turn'],
  by: '103.1',
  otherwise: ['shuffle', 'life', 'hands', 'first-turn'],
})

test('a game that starts has nothing on the battlefield, and nothing is done before', () => {
  const field = parseScenario({ field: { A: [{ id: 'orso', pt: '2/2' }] }, script: ['start-game'] })
  const late = parseScenario({ script: [{ pass: 'A' }, 'start-game'] })
  expect(field.ok ? [] : field.error.map((p) => p.path)).toEqual(['field.A[0]'])
  expect(late.ok ? [] : late.error.map((p) => p.path)).toEqual(['script[1]'])
})

shows('the archenemy takes the first turn', {
  board: {
    variant: 'archenemy',
    players: { A: {}, N: { role: 'archenemy' } },
    script: ['start-game'],
    choices: [
      { choose: 'mulligan', player: 'A', answer: 'keep' },
      { choose: 'mulligan', player: 'N', answer: 'keep' },
    ],
  },
  ask: { ask: 'active' },
  is: 'N',
  by: '103.1b',
  otherwise: 'A',
})
