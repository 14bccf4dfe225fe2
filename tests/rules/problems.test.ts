import { type Problem, parseScenario } from '#lib/rules/index'

/** What is wrong with a document: where, and of what kind. */
function wrong(document: unknown): readonly (readonly [Problem['path'], Problem['code'], Problem['found']])[] {
  const parsed = parseScenario(document)
  return parsed.ok ? [] : parsed.error.map(({ path, code, found }) => [path, code, found] as const)
}

const orso = { id: 'orso', pt: '2/2' }
const gain = { do: 'gainLife', who: 'A', amount: 1 }
const activated = { type: 'activated', cost: [], effect: gain }
const four = { A: { team: 'uno' }, N: { team: 'due' }, B: { team: 'uno' }, C: { team: 'due' } }

test('an empty scenario is a game for two that begins', () => {
  expect(parseScenario({})).toEqual({ ok: true, value: {} })
})

describe('names', () => {
  test.each([
    ['a key that there is not', { carte: 1 }, 'carte', 'unknown-key', 'carte'],
    ['a key that every object has', { constructor: 1 }, 'constructor', 'unknown-key', 'constructor'],
    [
      'a verb that there is not',
      { script: [{ effect: { do: 'toString' } }] },
      'script[0].effect.do',
      'not-one-of',
      '"toString"',
    ],
    [
      'a keyword that there is not',
      { field: { A: [{ ...orso, keywords: ['volare'] }] } },
      'field.A[0].keywords[0]',
      'unknown-name',
      'volare',
    ],
    [
      'a keyword that there is not, in a filter',
      { effects: [{ cant: 'attack', what: { keyword: 'volare' } }] },
      'effects[0].what.keyword',
      'unknown-name',
      'volare',
    ],
    [
      'a card that there is not',
      { field: { A: [{ id: 'orso', card: 'toString' }] } },
      'field.A[0].card',
      'unknown-name',
      'toString',
    ],
    ['a label given twice', { field: { A: [orso], N: [orso] } }, 'field.N[0].id', 'duplicate', 'orso'],
    [
      'a label that is a word of effects',
      { field: { A: [{ ...orso, id: 'self' }] } },
      'field.A[0].id',
      'impossible',
      'self',
    ],
    [
      'a label that every object has',
      { field: { A: [{ ...orso, id: 'constructor' }] } },
      'field.A[0].id',
      'impossible',
      'constructor',
    ],
    [
      'an attacker that there is not',
      { script: [{ attack: { orso: 'N' } }] },
      'script[0].attack.orso',
      'unknown-name',
      'orso',
    ],
    [
      'a blocked creature that there is not',
      { field: { N: [orso] }, script: [{ block: { orso: ['lupo'] } }] },
      'script[0].block.orso[0]',
      'unknown-name',
      'lupo',
    ],
    [
      'a creature deep in an effect',
      { script: [{ effect: { do: 'sequence', steps: [gain, { do: 'destroy', what: 'lupo' }] } }] },
      'script[0].effect.steps[1].what',
      'unknown-name',
      'lupo',
    ],
    [
      'a player deep in an ability',
      { field: { A: [{ ...orso, abilities: [{ ...activated, effect: { ...gain, who: 'C' } }] }] } },
      'field.A[0].abilities[0].effect.who',
      'unknown-name',
      'C',
    ],
    ['a player who does not play', { field: { B: [orso] } }, 'field.B', 'unknown-name', 'B'],
    ['a player who does not play, as active', { turn: { active: 'C' } }, 'turn.active', 'unknown-name', 'C'],
    [
      'a player who does not play, as owner',
      { field: { A: [{ ...orso, owner: 'B' }] } },
      'field.A[0].owner',
      'unknown-name',
      'B',
    ],
    [
      'a player who does not play, as target',
      { script: [{ cast: 'lampo', targets: ['B'] }], hand: { A: [{ id: 'lampo', types: ['instant'] }] } },
      'script[0].targets[0]',
      'unknown-name',
      'B',
    ],
    [
      'an object of an answer that there is not',
      { choices: [{ choose: 'assign-damage', of: 'toro', answer: { most: 'N' } }] },
      'choices[0].of',
      'unknown-name',
      'toro',
    ],
    [
      'a receiver of an answer that there is not',
      { field: { A: [orso] }, choices: [{ choose: 'assign-damage', of: 'orso', answer: { lupo: 2 } }] },
      'choices[0].answer.lupo',
      'unknown-name',
      'lupo',
    ],
    [
      'an effect of an answer that there is not',
      { choices: [{ choose: 'replacement', answer: 'urna' }] },
      'choices[0].answer',
      'unknown-name',
      'urna',
    ],
    [
      'a counter that is no name',
      { field: { A: [{ ...orso, counters: { '+1': 1 } }] } },
      'field.A[0].counters.+1',
      'wrong-type',
      '+1',
    ],
  ] as const)('%s', (_, document, path, code, found) => {
    expect(wrong(document)).toContainEqual([path, code, found])
  })
})

describe('states that no game is in', () => {
  test.each([
    ['a step of a combat that nobody has begun', { turn: { step: 'combat-damage' } }, 'turn.step'],
    [
      'a creature without power and toughness',
      { field: { A: [{ id: 'orso', types: ['creature'] }] } },
      'field.A[0].pt',
    ],
    ['power and toughness of an enchantment', { field: { A: [{ ...orso, types: ['enchantment'] }] } }, 'field.A[0].pt'],
    ['a permanent of no type', { field: { A: [{ id: 'cosa' }] } }, 'field.A[0].types'],
    ['an instant on the battlefield', { field: { A: [{ id: 'lampo', types: ['instant'] }] } }, 'field.A[0].types'],
    [
      'a planeswalker without loyalty',
      { field: { A: [{ id: 'saggio', types: ['planeswalker'] }] } },
      'field.A[0].counters.loyalty',
    ],
    [
      'a battle without defence',
      { field: { A: [{ id: 'assedio', types: ['battle'], counters: { defense: 0 } }] } },
      'field.A[0].counters.defense',
    ],
    [
      'damage marked on an artifact',
      { field: { A: [{ id: 'gemma', types: ['artifact'], damage: 1 }] } },
      'field.A[0].damage',
    ],
    ['a tapped card in hand', { hand: { A: [{ ...orso, tapped: true }] } }, 'hand.A[0].tapped'],
    [
      'counters in a graveyard',
      { graveyard: { A: [{ ...orso, counters: { '+1/+1': 1 } }] } },
      'graveyard.A[0].counters',
    ],
    ['a token in a library', { library: { A: [{ ...orso, token: true }] } }, 'library.A[0].token'],
    ['a card in the hand of another', { hand: { A: [{ ...orso, owner: 'N' }] } }, 'hand.A[0].owner'],
    [
      'a negative number of counters',
      { field: { A: [{ ...orso, counters: { '+1/+1': -1 } }] } },
      'field.A[0].counters.+1/+1',
    ],
    ['an emblem on the battlefield', { field: { A: [{ id: 'stemma', emblem: true }] } }, 'field.A[0].emblem'],
    [
      'an emblem with a type',
      { command: { A: [{ id: 'stemma', emblem: true, types: ['artifact'] }] } },
      'command.A[0].types',
    ],
    [
      'a commander in a game without commanders',
      { hand: { A: [{ ...orso, commander: true }] } },
      'hand.A[0].commander',
    ],
    ['what exiled a card that is in a hand', { hand: { A: [{ ...orso, by: 'orso' }] } }, 'hand.A[0].by'],
    ['who may look at a permanent', { field: { A: [{ ...orso, lookers: ['A'] }] } }, 'field.A[0].lookers'],
    ['a team in a game for two', { players: { A: { team: 'uno' } } }, 'players.A.team'],
    ['an archenemy in a duel', { players: { A: { role: 'archenemy' } } }, 'players.A.role'],
    ['a modifier outside Vanguard', { players: { A: { modifier: 2 } } }, 'players.A.modifier'],
    ['Archenemy without an archenemy', { variant: 'archenemy', players: { A: {}, N: {}, B: {} } }, 'players'],
    ['Two-Headed Giant for two', { variant: 'two-headed-giant' }, 'players'],
    ['a team of three', { variant: 'two-headed-giant', players: { ...four, C: { team: 'uno' } } }, 'players'],
    [
      'a team that has the name of a seat',
      {
        variant: 'two-headed-giant',
        players: { A: { team: 'A' }, N: { team: 'due' }, B: { team: 'A' }, C: { team: 'due' } },
      },
      'players',
    ],
    [
      'teammates with different totals',
      { variant: 'two-headed-giant', players: { ...four, A: { team: 'uno', life: 10 }, B: { team: 'uno', life: 12 } } },
      'players.B.life',
    ],
  ] as const)('%s', (_, document, path) => {
    expect(wrong(document).map(([where]) => where)).toContain(path)
  })

  test('a card lies face down in exile, and an emblem has abilities alone', () => {
    expect(wrong({ exile: { A: [{ ...orso, faceDown: true, lookers: ['N'] }] } })).toEqual([])
    expect(wrong({ command: { A: [{ id: 'stemma', emblem: true, abilities: [activated] }] } })).toEqual([])
  })

  test('teammates may both say the same', () => {
    const players = { ...four, A: { team: 'uno', life: 10 }, B: { team: 'uno', life: 10 } }
    expect(wrong({ variant: 'two-headed-giant', players })).toEqual([])
  })
})

describe('words that refer to nothing', () => {
  const target = { do: 'destroy', what: { target: 0 } }
  test.each([
    ['a target without targets', { script: [{ effect: target }] }, 'script[0].effect.what.target'],
    [
      'a second target of one',
      {
        field: {
          A: [
            {
              ...orso,
              abilities: [{ ...activated, targets: [{ kind: 'any' }], effect: { do: 'destroy', what: { target: 1 } } }],
            },
          ],
        },
      },
      'field.A[0].abilities[0].effect.what.target',
    ],
    ['an event without one', { script: [{ effect: { ...gain, amount: 'event-amount' } }] }, 'script[0].effect.amount'],
    [
      'an event in an activated ability',
      { field: { A: [{ ...orso, abilities: [{ ...activated, effect: { ...gain, who: 'event-player' } }] }] } },
      'field.A[0].abilities[0].effect.who',
    ],
    ['itself without a source', { script: [{ effect: { do: 'destroy', what: 'self' } }] }, 'script[0].effect.what'],
    [
      'a draw as part of one event',
      { script: [{ effect: { do: 'together', steps: [{ do: 'draw', who: 'A', amount: 1 }] } }] },
      'script[0].effect.steps[0].do',
    ],
  ] as const)('%s', (_, document, path) => {
    expect(wrong(document).map(([where]) => where)).toContain(path)
  })

  test.each([
    [
      'an event in a replacement',
      {
        effects: [
          {
            replace: { event: 'gainLife' },
            with: { instead: { do: 'loseLife', who: 'event-player', amount: 'event-amount' } },
          },
        ],
      },
    ],
    [
      'itself with a source',
      { field: { A: [orso] }, script: [{ effect: { do: 'destroy', what: 'self' }, source: 'orso' }] },
    ],
    [
      'a target that is asked for',
      { field: { A: [{ ...orso, abilities: [{ ...activated, targets: [{ kind: 'any' }], effect: target }] }] } },
    ],
  ] as const)('%s is fine', (_, document) => {
    expect(wrong(document)).toEqual([])
  })
})

describe('effects that say nothing', () => {
  test.each([
    ['creatures that can’t attack, without creatures', { cant: 'attack', player: 'you' }],
    ['a player who can’t gain life, as a permanent', { cant: 'gain-life', what: {} }],
    ['an event that nothing replaces', { replace: { event: 'attacks' }, with: { nothing: true } }],
    ['twice a destruction', { replace: { event: 'destroy' }, with: { times: 2 } }],
    ['twice a draw', { replace: { event: 'draw' }, with: { times: 2 } }],
    ['nothing, or not', { replace: { event: 'damage' }, with: { nothing: false } }],
    ['a keyword by its bare name among those gained', { modify: { layer: '6', gain: ['flying'] }, what: {} }],
  ] as const)('%s', (_, effect) => {
    const found = wrong({ effects: [effect] })
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(([path]) => path.startsWith('effects[0]'))).toBe(true)
  })
})

test('a document that is nested without end is not read to its end', () => {
  let effect: unknown = gain
  for (let n = 0; n < 5000; n++) effect = { do: 'sequence', steps: [effect] }
  expect(wrong({ script: [{ effect }] }).map(([, code]) => code)).toContain('impossible')
})

test('a game that starts has nothing on the battlefield, and nothing is done before', () => {
  expect(wrong({ field: { A: [orso] }, script: ['start-game'] }).map(([path]) => path)).toEqual(['field.A[0]'])
  expect(wrong({ script: [{ pass: 'A' }, 'start-game'] }).map(([path]) => path)).toEqual(['script[1]'])
})
