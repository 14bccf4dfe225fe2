import { describeQuestion, describeScenario, peopleOf } from '#lib/italian/index'
import type { PublicItem } from '#lib/questions/index'
import { evaluate, type Scenario, scenario } from '#lib/rules/index'

jest.mock('#lib/rules/index', () => {
  const real = jest.requireActual<typeof import('#lib/rules/index')>('#lib/rules/index')
  return { ...real, evaluate: jest.fn(real.evaluate) }
})
const times = jest.mocked(evaluate).mock.calls

/** Both pass again and again: three turns go by. */
const passing = (n: number): Scenario => ({
  ...scenario().library('A', 30).library('N', 30).done(),
  script: Array.from({ length: n }, (_, i) => ({ pass: i % 2 ? 'N' : 'A' })),
})

test.each([10, 200])('a script of %i points is not played for each of them', (n) => {
  times.length = 0
  const item = {
    id: 'propria-x.v1.0',
    scenario: passing(n),
    probe: { ask: 'life', player: 'A' },
    form: 'number',
    options: [],
    claims: [],
  } as unknown as PublicItem
  describeQuestion(item, { seed: 'x' })
  expect(times.length).toBeLessThan(10)
})

test('a step that is reached in another turn says whose it is', () => {
  const s: Scenario = {
    ...passing(0),
    turn: { active: 'A', step: 'end' },
    script: [{ step: 'upkeep' }, { step: 'main1' }],
  }
  const [, story] = describeScenario(peopleOf(s))
  expect(story).toBe(
    'La partita arriva alla sottofase di mantenimento del turno di Nora, poi alla prima fase principale.',
  )
})
