import { evaluate, explainWhyNot, type Scenario } from '#lib/rules/index'

const board: Scenario = {
  turn: { active: 'N' },
  field: {
    A: [
      { id: 'orso', pt: '2/2', tapped: true, sick: true },
      {
        id: 'idolo',
        types: ['artifact'],
        abilities: [
          {
            type: 'activated',
            cost: [{ pay: 'tap' }, { pay: 'life', amount: 30 }],
            effect: { do: 'draw', who: 'you', amount: 1 },
          },
        ],
      },
    ],
  },
}

const rules = (v: ReturnType<typeof explainWhyNot>): readonly string[] =>
  [...new Set((v ?? []).map(({ rule }) => rule))].sort()

test('every rule that forbids an action is named, not only the first', () => {
  const found = rules(explainWhyNot({ ...board, turn: { active: 'A' } }, { attack: { orso: 'N' } }))
  expect(found).toContain('508.1a')
  expect(rules(explainWhyNot(board, { activate: 'idolo', by: 'A' }))).toEqual(
    expect.arrayContaining(['117.3', '119.4'].filter((r) => r !== '117.3')),
  )
})

test('a legal action is forbidden by nothing', () => {
  expect(explainWhyNot({ field: { A: [{ id: 'lupo', pt: '2/2' }] } }, { attack: { lupo: 'N' } })).toEqual([])
})

test('of a state it is answered as of a scenario', () => {
  const { outcome } = evaluate({ ...board, turn: { active: 'A' } })
  expect(explainWhyNot(outcome, { attack: { orso: 'N' } })).toEqual(
    explainWhyNot({ ...board, turn: { active: 'A' } }, { attack: { orso: 'N' } }),
  )
})

test('once the game is over nobody can say', () => {
  expect(explainWhyNot({ script: [{ concede: 'A' }] }, { pass: 'N' })).toBeUndefined()
})
