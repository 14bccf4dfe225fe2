import { peopleOf, tellTrace } from '#lib/italian/index'
import type { Probe } from '#lib/questions/index'
import { explain, instantiate } from '#lib/questions/index'
import { evaluate, parseScenario, rulesBelieving } from '#lib/rules/index'
import { judge } from '../../../scripts/bank/judge'
import { verdictOn } from '../../../scripts/bank/verdict-on'

// Steps say the numbers that a rule looked at and what it made of them, in the order in which it did.

const told = (document: unknown, probe: Probe): readonly string[] => {
  const parsed = parseScenario(document)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return tellTrace(evaluate(parsed.value, { trace: true }), peopleOf(parsed.value), undefined, { probe }).map(
    ({ sentence, rules }) => `${sentence} (${rules.join(', ')})`,
  )
}

const life: Probe = { ask: 'life', player: 'A' }
const gain = (amount: unknown) => ({ effect: { do: 'gainLife', who: 'A', amount }, by: 'A' })
const land = (id: string) => ({ id, types: ['land'] })

test('power and toughness come about layer by layer, with what lies in between', () => {
  const steps = told(
    {
      field: { A: [{ id: 'golem', pt: '4/8', counters: { '+1/+1': 3 } }] },
      script: [
        { effect: { do: 'lasting', effect: { modify: { layer: '7d' }, what: { id: 'golem' } } }, by: 'A' },
        {
          effect: { do: 'lasting', effect: { modify: { layer: '7b', power: 4, toughness: 1 }, what: { id: 'golem' } } },
          by: 'A',
        },
        { effect: { do: 'pump', what: 'golem', power: 1, toughness: 0 }, by: 'A' },
      ],
    },
    { ask: 'pt', object: 'golem' },
  )
  expect(steps.slice(-3)).toEqual([
    'La base di Golem diventa 4/1. (613.4b, 611.2a)',
    'I segnalini e il bonus si applicano dopo: 8/4. (613.4c, 122.1a, 611.2a)',
    'Lo scambio si applica per ultimo, anche se è più vecchio: 4/8. (613.4d, 611.2a)',
  ])
})

test('with what decides, too, a letter stands in the place of its rule', () => {
  const made = instantiate('sublayers.v3.1-1-2-2-0-2-2')
  if (!made.ok) throw new Error(made.error)
  const { steps } = verdictOn(made.value, explain(made.value))
  const sizes = steps.flatMap(({ rules }) => (rules.some((rule) => rule.startsWith('613.4')) ? [rules] : []))
  expect(sizes).toEqual([
    ['613.4b', '611.2a'],
    ['613.4c', '122.1a', '611.2a'],
    ['613.4d', '611.2a'],
  ])
  expect(judge(made.value)).toEqual([])
})

test('what an ability defines comes first', () => {
  const defines = { layer: '7a', power: { count: { types: ['creature'] } }, toughness: 2 }
  const ability = { type: 'static', effects: [{ modify: defines, what: { self: true } }] }
  const steps = told(
    {
      field: {
        A: [
          { id: 'golem', pt: '0/0', abilities: [ability] },
          { id: 'orso', pt: '2/2' },
        ],
      },
      script: [{ effect: { do: 'pump', what: 'golem', power: -1, toughness: 0 }, by: 'A' }],
    },
    { ask: 'pt', object: 'golem' },
  )
  expect(steps.slice(-2)).toEqual([
    "Un'abilità di Golem ne definisce forza e costituzione: 2/2. (613.4a, 613.4, 604.2)",
    "L'effetto si applica dopo: 1/2. (613.4c, 611.2a)",
  ])
})

test('whoever believes that the exchange comes with the bonuses sees their order', () => {
  const document = {
    field: { A: [{ id: 'golem', pt: '1/4' }] },
    script: [
      { effect: { do: 'lasting', effect: { modify: { layer: '7d' }, what: { id: 'golem' } } }, by: 'A' },
      { effect: { do: 'pump', what: 'golem', power: 1, toughness: 0 }, by: 'A' },
    ],
  }
  const probe = { ask: 'pt', object: 'golem' } as const
  expect(told(document, probe).slice(-2)).toEqual([
    'La base di Golem è 1/4: con il bonus diventa 2/4. (613.4c, 611.2a)',
    'Lo scambio si applica per ultimo, anche se è più vecchio: 4/2. (613.4d, 611.2a)',
  ])
  const rules = rulesBelieving('switch-before-modifiers')
  const parsed = parseScenario(document)
  if (!parsed.ok || !rules) throw new Error('no such belief')
  const believed = tellTrace(evaluate(parsed.value, { rules, trace: true }), peopleOf(parsed.value), undefined, {
    probe,
  })
  expect(believed.slice(-2).map(({ sentence }) => sentence)).toEqual([
    'La base di Golem è 1/4: lo scambio dà 4/1.',
    'Il bonus si applica dopo: 5/1.',
  ])
})

test('of what is as it is printed nothing is said', () => {
  const steps = told(
    { field: { A: [{ id: 'golem', pt: '4/8' }] }, script: [gain(1)] },
    { ask: 'power', object: 'golem' },
  )
  expect(steps).toEqual(['Anna guadagna 1 punto vita. (119.3)'])
})

test('what is counted is named, and what is not there is said to be none', () => {
  const document = (n: readonly string[]) => ({
    field: { A: n.map(land) },
    script: [gain({ count: { types: ['land'], controller: 'you' } })],
  })
  expect(told(document(['foresta', 'palude']), life)[0]).toBe('Si contano Foresta e Palude: 2. (608.2h)')
  expect(told(document(['foresta']), life)[0]).toBe('Si conta Foresta: 1. (608.2h)')
  expect(told(document([]), life)[0]).toBe('Anna non controlla terre: si conta 0. (608.2h)')
})

test('a power is looked up, of what has left as it last was', () => {
  const ability = {
    type: 'activated',
    cost: [{ pay: 'sacrifice', what: 'self' }],
    effect: { do: 'gainLife', who: 'you', amount: { powerOf: 'self' } },
  }
  const steps = told(
    { field: { A: [{ id: 'orso', pt: '3/2', abilities: [ability] }] }, script: [{ activate: 'orso' }, 'resolve'] },
    life,
  )
  expect(steps).toContain('La forza che Orso aveva quando ha lasciato il campo di battaglia è 3. (113.7a, 608.2h)')
})

test.each([
  [
    'a card',
    { id: 'orso', pt: '2/2', cost: '{2}{G}' },
    'Il costo di mana di Orso è {2}{G}: il valore di mana è 3. (202.3)',
  ],
  ['a token', { id: 'orso', pt: '2/2', token: true }, 'Orso non ha costo di mana: il valore di mana è 0. (202.3a)'],
  [
    'X on the battlefield',
    { id: 'orso', pt: '2/2', cost: '{X}{G}' },
    'Fuori dalla pila la X di Orso vale 0: con {X}{G} il valore di mana è 1. (202.3, 202.3e)',
  ],
  [
    'face down',
    { id: 'orso', pt: '2/2', cost: '{2}{G}', faceDown: true },
    'A faccia in giù Orso non ha costo di mana: il valore di mana è 0. (202.3a, 708.2)',
  ],
])('where a mana value is read: %s', (_, card, sentence) => {
  const steps = told({ field: { A: [card] }, script: [gain({ manaValueOf: 'orso' })] }, life)
  expect(steps[0]).toBe(sentence)
})

test('a total cost is added up before it is paid, and stays so', () => {
  const steps = told(
    {
      players: { A: { mana: '{1}' } },
      field: {
        A: [
          {
            id: 'sfera',
            types: ['artifact'],
            abilities: [{ type: 'static', effects: [{ reduce: '{2}', what: { controller: 'you' } }] }],
          },
        ],
      },
      hand: {
        A: [
          {
            id: 'patto',
            types: ['sorcery'],
            cost: '{3}',
            abilities: [
              { type: 'cost', additional: [{ pay: 'sacrifice', what: { types: ['artifact'] } }] },
              { type: 'spell', effect: { do: 'gainLife', who: 'you', amount: 1 } },
            ],
          },
        ],
      },
      script: [{ cast: 'patto' }],
    },
    life,
  )
  expect(steps[0]).toBe('Patto costa {3}, meno {2}: in tutto {1}, fissato prima di pagare. (118.7, 601.2f)')
})
