import { evaluate, explainWhyNot, explore, type Scenario, scenario } from '#lib/rules/index'
import { engine } from './support'

const altar = engine(
  'altare',
  { do: 'draw', who: 'you', amount: 1 },
  { cost: [{ pay: 'tap' }, { pay: 'sacrifice', what: { types: ['creature'] } }] },
)

const board = scenario()
  .permanent('A', altar)
  .creature('A', 'orso', '2/2')
  .creature('A', 'lince', '1/1')
  .creature('N', 'lupo', '3/3')
  .act({ activate: 'altare' })

const withLupo: Scenario = board.choose({ choose: 'sacrifice', answer: 'lupo' }).done()

test('the action has not been taken: all is as it was, and the answer is used', () => {
  const { start, outcome, unused } = evaluate(withLupo)
  expect(outcome).toEqual(start)
  expect(unused).toEqual([])
})

test('whoever asks why it is not allowed is told the rule', () => {
  const { script, ...before } = withLupo
  const [step] = script ?? []
  expect(step && explainWhyNot(before, step)).toEqual([
    { rule: '733.1', reason: 'cannot-pay-with-that', detail: { player: 'A' } },
  ])
})

test('what may be chosen instead is still found, and nothing that may not', () => {
  const { complete, outcomes } = explore(board.done())
  expect(complete).toBe(true)
  expect(outcomes.flatMap((o) => o.ways).map(([first]) => first?.answer)).toEqual(['orso', 'lince'])
})

test('an illegal answer of another player in the middle of an action does not undo it', () => {
  const s = scenario()
    .permanent(
      'A',
      engine(
        'dono',
        { do: 'draw', who: 'you', amount: 1 },
        { cost: [{ pay: 'gain-life', who: 'opponent', amount: 3 }] },
      ),
    )
    .lasting({ replace: { event: 'gainLife' }, with: { times: 2 }, of: 'A', name: 'doppio' })
    .lasting({ replace: { event: 'gainLife' }, with: { plus: 1 }, of: 'A', name: 'aggiunta' })
    .act({ activate: 'dono' })
    .choose({ choose: 'replacement', answer: 'triplo' })
    .done()
  const e = evaluate(s)
  expect(e.reports).toEqual([])
  expect(e.status === 'undecided' && [e.choice.player, e.illegal]).toEqual(['N', 'triplo'])
})
