import {
  answer,
  type Evaluation,
  evaluate,
  parseScenario,
  type Question,
  questions,
  type Scenario,
} from '#lib/rules/index'

const board: Scenario = {
  field: {
    A: [{ id: 'orso', pt: '2/2', colors: ['G'], subtypes: ['Bear'], keywords: ['trample'], counters: { '+1/+1': 1 } }],
    N: [{ id: 'lupo', pt: '1/1', token: true }],
  },
  graveyard: { A: [{ id: 'prima' }, { id: 'seconda' }] },
  library: { A: [{ id: 'cima' }, { id: 'fondo' }], N: 7 },
  script: [
    { effect: { do: 'gainLife', who: 'A', amount: 2 } },
    { attack: { orso: 'N' } },
    { block: { lupo: 'orso' } },
    { effect: { do: 'sacrifice', what: 'lupo' } },
    'combat-damage',
    { effect: { do: 'destroy', what: 'orso' } },
    { attack: { orso: 'N' } },
  ],
}
const run: Evaluation = evaluate(board, { trace: true })

test.each<[Question, unknown]>([
  [{ ask: 'life', player: 'A' }, 22],
  [{ ask: 'life', player: 'A', after: 'start' }, 20],
  [{ ask: 'life', player: 'A', after: 0 }, 22],
  [{ ask: 'totals' }, { A: 22, N: 17 }],
  [{ ask: 'lossReason', player: 'N' }, 'none'],
  [{ ask: 'zone', object: 'orso', after: 4 }, 'battlefield'],
  [{ ask: 'zone', object: 'orso' }, 'graveyard:A'],
  [{ ask: 'zone', object: 'lupo' }, 'gone'],
  [{ ask: 'exists', object: 'lupo' }, false],
  [{ ask: 'order', zone: 'graveyard', player: 'A' }, ['prima', 'seconda', 'orso']],
  [{ ask: 'order', zone: 'graveyard', player: 'A', after: 'start' }, ['prima', 'seconda']],
  [{ ask: 'position', object: 'fondo' }, 2],
  [{ ask: 'position', object: 'orso' }, undefined],
  [{ ask: 'count', zone: 'library' }, 9],
  [{ ask: 'count', zone: 'library', player: 'N' }, 7],
  [{ ask: 'count', zone: 'battlefield', what: { types: ['creature'] }, after: 'start' }, 2],
  [{ ask: 'count', zone: 'graveyard', player: 'A', what: { subtypes: ['Bear'] } }, 1],
  [{ ask: 'pt', object: 'orso', after: 'start' }, '3/3'],
  [{ ask: 'power', object: 'orso', after: 4 }, 3],
  [{ ask: 'toughness', object: 'orso' }, undefined],
  [{ ask: 'counters', object: 'orso', after: 'start' }, { '+1/+1': 1 }],
  [{ ask: 'counters', object: 'orso', counter: '+1/+1', after: 'start' }, 1],
  [{ ask: 'counters', object: 'orso', counter: 'charge', after: 'start' }, 0],
  [{ ask: 'tapped', object: 'orso', after: 1 }, true],
  [{ ask: 'colors', object: 'orso' }, ['G']],
  [{ ask: 'has', object: 'orso', keyword: 'trample' }, true],
  [{ ask: 'keywords', object: 'lupo', after: 'start' }, []],
  [{ ask: 'kind', object: 'lupo', after: 'start' }, 'token'],
  [{ ask: 'combat', object: 'orso', after: 2 }, 'attacking'],
  [{ ask: 'combat', object: 'lupo', after: 2 }, 'blocking'],
  [{ ask: 'combat', object: 'orso' }, 'none'],
  [{ ask: 'blocked', object: 'orso', after: 3 }, true],
  [{ ask: 'sameObject', object: 'orso', after: 4 }, true],
  [{ ask: 'sameObject', object: 'orso' }, false],
  [{ ask: 'died', object: 'orso' }, true],
  [{ ask: 'died', object: 'orso', after: 4 }, false],
  [{ ask: 'died', object: 'lupo' }, true],
  [{ ask: 'sacrificed', object: 'lupo' }, true],
  [{ ask: 'sacrificed', object: 'orso' }, false],
  [{ ask: 'happened', event: 'destroy', object: 'orso' }, 1],
  [{ ask: 'happened', event: 'damage', player: 'N', source: 'orso' }, 1],
  [{ ask: 'legal', action: 6 }, false],
  [{ ask: 'report', action: 6 }, 'refused'],
  [{ ask: 'refusedBy', action: 0 }, []],
  [{ ask: 'step', after: 1 }, 'declare-attackers'],
  [{ ask: 'stack' }, []],
  [{ ask: 'chose' }, []],
  [{ ask: 'status' }, 'complete'],
  [{ ask: 'drawn' }, false],
])('%j is answered', (question, is) => {
  expect(answer(question, run)).toEqual(is)
  expect(parseScenario({ ...board, ask: [{ ...question, is: is ?? null }] }).ok).toBe(true)
})

test('a moment that the script does not reach has no answer', () => {
  expect(answer({ ask: 'life', player: 'A', after: 7 }, run)).toBeUndefined()
})

test('the decisions of players are told in their order', () => {
  const fight: Scenario = {
    field: {
      A: [{ id: 'golem', pt: '4/4' }],
      N: [
        { id: 'orso', pt: '2/2' },
        { id: 'lupo', pt: '3/3' },
      ],
    },
    script: [{ attack: { golem: 'N' } }, { block: { orso: 'golem', lupo: 'golem' } }, 'combat-damage'],
    choices: [{ choose: 'assign-damage', answer: { most: 'lupo' } }],
  }
  const e = evaluate(fight)
  expect(answer({ ask: 'chose' }, e)).toEqual([
    { player: 'A', choose: 'assign-damage', of: 'golem', answer: { most: 'lupo' } },
  ])
  expect(answer({ ask: 'chose', after: 1 }, e)).toEqual([])
  expect(answer({ ask: 'chose', player: 'N' }, e)).toEqual([])
})

test('what happened has no answer where no trace was kept', () => {
  expect(answer({ ask: 'died', object: 'orso' }, evaluate(board))).toBeUndefined()
})

test.each([
  ['a question that there is not', { ask: 'vita' }, 'ask[0].ask', 'not-one-of'],
  ['a word that it does not have', { ask: 'life', player: 'A', object: 'orso' }, 'ask[0].object', 'unknown-key'],
  ['a word that it needs', { ask: 'life' }, 'ask[0].player', 'missing'],
  ['a player who does not play', { ask: 'life', player: 'B' }, 'ask[0].player', 'unknown-name'],
  ['an object that there is not', { ask: 'zone', object: 'gatto' }, 'ask[0].object', 'unknown-name'],
  ['an action that there is not', { ask: 'legal', action: 7 }, 'ask[0].action', 'unknown-name'],
  ['a moment that there is not', { ask: 'life', player: 'A', after: 7 }, 'ask[0].after', 'unknown-name'],
  ['an event that there is not', { ask: 'happened', event: 'toString' }, 'ask[0].event', 'not-one-of'],
  ['a keyword that there is not', { ask: 'has', object: 'orso', keyword: 'volare' }, 'ask[0].keyword', 'unknown-name'],
])('%s is named', (_, question, path, code) => {
  const parsed = parseScenario({ ...board, ask: [question] })
  expect(parsed.ok ? [] : parsed.error.map((p) => [p.path, p.code])).toEqual([[path, code]])
})

test('every question has a name and words of its own', () => {
  expect(Object.keys(questions).length).toBeGreaterThan(50)
  for (const words of Object.values(questions)) expect(Object.keys(words)).not.toContain('ask')
})
