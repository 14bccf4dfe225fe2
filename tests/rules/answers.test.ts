import { type Choice, type Evaluation, evaluate, type Scenario, scenario } from '#lib/rules/index'
import { engine, watcher } from './support'

/** What an evaluation that waits says that it waits for. */
const waiting = (e: Evaluation) => (e.status === 'undecided' ? e.choice : e.status)
const answered = (s: Scenario, ...choices: readonly Choice[]) => evaluate({ ...s, choices })

const two = scenario()
  .lasting({ replace: { event: 'gainLife' }, with: { times: 2 }, of: 'N', name: 'doppio' })
  .lasting({ replace: { event: 'gainLife' }, with: { plus: 1 }, of: 'N', name: 'aggiunta' })
  .effect({ do: 'gainLife', who: 'A', amount: 3 })
  .done()

test('a choice that nobody makes ends the evaluation, with who chooses and between what', () => {
  expect(waiting(evaluate(two))).toEqual({
    choose: 'replacement',
    player: 'A',
    of: 'gainLife',
    options: ['doppio', 'aggiunta'],
  })
})

test('an effect without a name is called by its source, or by its number', () => {
  const s = scenario()
    .permanent('N', {
      id: 'urna',
      types: ['artifact'],
      abilities: [{ type: 'static', effects: [{ replace: { event: 'gainLife' }, with: { times: 2 } }] }],
    })
    .lasting({ replace: { event: 'gainLife' }, with: { plus: 1 }, of: 'N' })
    .effect({ do: 'gainLife', who: 'A', amount: 3 })
    .done()
  expect(waiting(evaluate(s))).toMatchObject({ options: ['s0', 'urna'] })
  expect(answered(s, { choose: 'replacement', answer: 'urna' }).outcome.life.A).toBe(27)
})

test.each([
  ['a name that is none of the options', 'nessuno'],
  ['a list where one is asked for', ['doppio']],
  ['numbers', { doppio: 1 }],
] as const)('%s is no answer', (_, answer) => {
  const e = answered(two, { choose: 'replacement', answer })
  expect(waiting(e)).toMatchObject({ choose: 'replacement' })
  expect(e.status === 'undecided' && e.illegal).toEqual(answer)
})

test('the answer of another player, or to another question, is not taken, and is left over', () => {
  const e = answered(two, { choose: 'replacement', player: 'N', answer: 'doppio' })
  expect(waiting(e)).toMatchObject({ player: 'A' })
  expect(e.unused).toEqual([{ choose: 'replacement', player: 'N', answer: 'doppio' }])
})

const triggers = scenario()
  .permanent('A', watcher('alba', { event: 'gainLife' }, { do: 'draw', who: 'you', amount: 1 }))
  .permanent('A', watcher('brina', { event: 'gainLife' }, { do: 'mill', who: 'you', amount: 1 }))
  .effect({ do: 'gainLife', who: 'A', amount: 1 })
  .done()

test.each([
  ['one of them is missing', ['alba']],
  ['one of them stands twice', ['alba', 'alba']],
  ['one is none of them', ['alba', 'cometa']],
  ['it is not an order', 'alba'],
] as const)('an order of abilities is none if %s', (_, answer) => {
  const e = answered(triggers, { choose: 'trigger-order', answer })
  expect(waiting(e)).toMatchObject({ choose: 'trigger-order', options: ['alba', 'brina'] })
})

test('abilities that say the same are put on the stack without asking, or in the order that is given', () => {
  const s = scenario()
    .permanent('A', watcher('alba', { event: 'gainLife' }))
    .permanent('A', watcher('brina', { event: 'gainLife' }))
    .effect({ do: 'gainLife', who: 'A', amount: 1 })
    .done()
  const sources = (e: Evaluation) => e.outcome.shared.stack.map((id) => e.outcome.objects[id]?.onStack?.source)
  expect(sources(evaluate(s))).toEqual(['alba', 'brina'])
  expect(sources(answered(s, { choose: 'trigger-order', answer: ['brina', 'alba'] }))).toEqual(['brina', 'alba'])
})

test('targets of a triggered ability are offered by name, and a sole one is taken', () => {
  const herald = {
    id: 'araldo',
    pt: '1/1',
    abilities: [
      {
        type: 'triggered',
        when: { event: 'gainLife', player: 'you' },
        targets: [{ kind: 'object', filter: { types: ['creature'], other: true } }],
        effect: { do: 'destroy', what: { target: 0 } },
      },
    ],
  } as const
  const one = scenario()
    .permanent('A', herald)
    .creature('N', 'orso', '2/2')
    .effect({ do: 'gainLife', who: 'A', amount: 1 })
  expect(evaluate(one.act('resolve').done()).outcome.shared.battlefield).toEqual(['araldo'])
  expect(waiting(evaluate(one.creature('N', 'lupo', '2/2').done()))).toEqual({
    choose: 'target',
    player: 'A',
    of: 'araldo',
    options: ['orso', 'lupo'],
  })
})

test('a sacrifice as a cost is offered by name', () => {
  const s = scenario()
    .permanent(
      'A',
      engine(
        'altare',
        { do: 'draw', who: 'you', amount: 1 },
        { cost: [{ pay: 'sacrifice', what: { types: ['creature'] } }] },
      ),
    )
    .creature('A', 'orso', '2/2')
    .creature('A', 'lupo', '3/3')
    .creature('N', 'alce', '3/3')
    .act({ activate: 'altare' })
    .done()
  expect(waiting(evaluate(s))).toEqual({ choose: 'sacrifice', player: 'A', of: 'altare', options: ['orso', 'lupo'] })
})

test('totals are redistributed among those who had them', () => {
  const s = scenario()
    .life('A', 5)
    .life('N', 9)
    .effect({ do: 'redistributeLife', totals: { A: 7, N: 7 } })
    .done()
  expect(waiting(evaluate(s))).toMatchObject({ choose: 'distribution', options: ['A', 'N'] })
})
