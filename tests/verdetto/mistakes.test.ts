import { cards } from '#lib/cards/index'
import { parseScenario } from '#lib/rules/index'
import { type Fault, readDocument } from '../../scripts/verdetto/document'

// Mistakes that somebody makes who writes a scenario from its description: each is named with its place, what stands there, and what was meant.

function faultsOf(text: string): readonly Fault[] {
  const read = readDocument(text)
  if (!read.ok) return read.error
  const parsed = parseScenario(read.value.data, cards)
  return parsed.ok ? [] : read.value.locate(parsed.error)
}

const orso = (words: string): string => `field:\n  A:\n    - { id: orso, pt: 2/2, ${words} }\n`
const ability = (text: string): string => orso(`abilities: [${text}]`)
const script = (...actions: readonly string[]): string =>
  `${orso('tapped: false')}script:\n${actions.map((a) => `  - ${a}\n`).join('')}`

/** What is written; the path and the line of the mistake; the word that was meant, or a part of what was expected. */
type Mistake = readonly [text: string, path: string, line: number, meant: string]

const MISTAKES: Readonly<Record<string, readonly Mistake[]>> = {
  'setting up': [
    [orso('keywords: [tramples]'), 'field.A[0].keywords[0]', 3, 'trample'],
    [orso('keyword: [flying]'), 'field.A[0].keyword', 3, 'keywords'],
    ['battlefield: { A: [{ id: orso, pt: 2/2 }] }', 'battlefield', 1, 'field'],
    ['turn: { step: main }', 'turn.step', 1, 'main1'],
    [orso('types: [Creature]'), 'field.A[0].types[0]', 3, 'creature'],
    [orso('keywords: [protection]'), 'field.A[0].keywords[0].from', 3, 'from'],
    ['players: { A: { life: ten } }', 'players.A.life', 1, 'a whole number'],
    ['field: { A: { id: orso, pt: 2/2 } }', 'field.A', 1, 'a list'],
    ['field: { A: [{ id: Orso Grigio, pt: 2/2 }] }', 'field.A[0].id', 1, 'small letters'],
    ['variant: two-headed', 'variant', 1, 'two-headed-giant'],
  ],
  abilities: [
    [
      ability('{ type: trigger, when: { event: dies }, effect: { do: drawGame } }'),
      'field.A[0].abilities[0].type',
      3,
      'triggered',
    ],
    [
      ability('{ type: triggered, when: dies, effect: { do: drawGame } }'),
      'field.A[0].abilities[0].when',
      3,
      'an object with event',
    ],
    [
      ability("{ type: activated, cost: '{1}', effect: { do: drawGame } }"),
      'field.A[0].abilities[0].cost',
      3,
      'a list',
    ],
    [
      ability('{ type: static, effects: [{ cant: gain life }] }'),
      'field.A[0].abilities[0].effects[0].cant',
      3,
      'gain-life',
    ],
    [
      ability(
        '{ type: static, effects: [{ modify: { layer: 7c, power: 1, toughness: 1 }, what: { type: creature } }] }',
      ),
      'field.A[0].abilities[0].effects[0].what.type',
      3,
      'types',
    ],
    [
      ability('{ type: static, effects: [{ modify: { layer: 8 }, what: {} }] }'),
      'field.A[0].abilities[0].effects[0].modify.layer',
      3,
      '7c',
    ],
  ],
  actions: [
    [script('attack: { orsso: N }'), 'script[0].attack.orsso', 5, 'orso'],
    [script('attacks: { orso: N }'), 'script[0].attacks', 5, 'attack'],
    [script('attack: orso'), 'script[0].attack', 5, 'names with values'],
    [script('resolve', 'combat damage'), 'script[1]', 6, 'combat-damage'],
    [script('{ cast: orso, target: N }'), 'script[0].target', 5, 'targets'],
    [script('pass'), 'script[0]', 5, 'an object with pass'],
  ],
  operations: [
    [script('effect: { do: drawCards, who: you, amount: 1 }'), 'script[0].effect.do', 5, 'draw'],
    [script('effect: { do: loseLife, player: N, amount: 3 }'), 'script[0].effect.who', 5, 'who'],
    [script('effect: { do: damage, amount: 3, to: N }'), 'script[0].effect.to', 5, 'player or object'],
    [
      script('effect: { do: sequence, steps: [{ do: destory, what: orso }] }'),
      'script[0].effect.steps[0].do',
      5,
      'destroy',
    ],
    [script('effect: { do: gainLife, who: me, amount: 1 }'), 'script[0].effect.who', 5, 'A, N'],
    [script('effect: { do: draw, who: you, amount: one }'), 'script[0].effect.amount', 5, 'a whole number'],
  ],
  events: [
    [
      ability('{ type: triggered, when: { event: died }, effect: { do: drawGame } }'),
      'field.A[0].abilities[0].when.event',
      3,
      'dies',
    ],
    [
      'effects: [{ replace: { event: damages, player: you }, with: { times: 2 } }]',
      'effects[0].replace.event',
      1,
      'damage',
    ],
    ['effects: [{ replace: { event: damage }, with: { double: true } }]', 'effects[0].with.double', 1, 'times'],
    ['effects: [{ prevent: 3, what: you }]', 'effects[0].what', 1, 'to'],
    ['effects: [{ prevents: 3 }]', 'effects[0].prevents', 1, 'prevent'],
  ],
  questions: [
    ['ask: [{ ask: lifes, player: A }]', 'ask[0].ask', 1, 'life'],
    ['ask: [{ ask: life }]', 'ask[0].player', 1, 'player'],
    ['ask: [{ ask: life, object: A }]', 'ask[0].object', 1, 'player'],
    ['ask: [{ ask: zone, object: nobody }]', 'ask[0].object', 1, ''],
    ['ask:\n  - { ask: legal, action: 3 }', 'ask[0].action', 2, ''],
  ],
}

describe.each(Object.entries(MISTAKES))('%s', (_, list) => {
  test.each(list)('%s', (text, path, line, meant) => {
    const faults = faultsOf(text)
    const fault = faults.find((f) => f.path === path)
    expect(faults.map((f) => f.path)).toContain(path)
    expect(fault?.line).toBe(line)
    expect(fault?.message.length).toBeGreaterThan(20)
    expect(`${fault?.nearest ?? ''} ${fault?.expected ?? ''}`).toContain(meant)
  })
})

test('the word that was meant is said in the sentence and in the data', () => {
  const [fault] = faultsOf(orso('keyword: [flying]'))
  expect(fault?.nearest).toBe('keywords')
  expect(fault?.message).toContain('forse «keywords»?')
})

test('what is like no word is not said to be like one', () => {
  const [fault] = faultsOf('ask: [{ ask: quanti, player: A }]')
  expect(fault?.nearest).toBeUndefined()
})
