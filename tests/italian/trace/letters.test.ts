import { peopleOf, tellTrace } from '#lib/italian/index'
import { explain, instantiate, type Probe } from '#lib/questions/index'
import { evaluate, parseScenario } from '#lib/rules/index'
import { verdictOn } from '../../../scripts/bank/verdict-on'

/** The rules of the step whose sentence has these words. */
function citedAt(document: unknown, words: string, probe?: Probe): readonly string[] | undefined {
  const parsed = parseScenario(document)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const e = evaluate(parsed.value, { trace: true })
  const told = tellTrace(e, peopleOf(parsed.value), undefined, probe ? { probe } : {})
  return told.find(({ sentence }) => sentence.includes(words))?.rules
}

const bear = { id: 'orso', pt: '2/2' }

/** A scenario, with a question where what is told depends on it. */
type Asked = Readonly<Record<string, unknown>> & { readonly probe?: Probe }

// Letters that decide, each where it does.
describe('a letter of a rule stands beside what it decides', () => {
  test.each([
    [
      '514.3a',
      {
        field: { A: [{ id: 'orso', pt: '0/0' }] },
        script: [{ effect: { do: 'pump', what: 'orso', power: 1, toughness: 1 }, by: 'A' }, { step: 'cleanup' }],
      },
      'riceve priorità',
    ],
    [
      '702.2e',
      {
        field: {
          A: [
            {
              id: 'vipera',
              pt: '1/1',
              keywords: ['deathtouch'],
              abilities: [
                {
                  type: 'activated',
                  cost: [{ pay: 'sacrifice', what: 'self' }],
                  effect: { do: 'damage', amount: 1, to: { object: 'orso' }, source: 'self' },
                },
              ],
            },
          ],
          N: [{ id: 'orso', pt: '4/4' }],
        },
        script: [{ activate: 'vipera' }, 'resolve'],
      },
      'infligge 1 danno',
    ],
    [
      '702.15c',
      {
        field: {
          A: [
            {
              id: 'angelo',
              pt: '1/1',
              keywords: ['lifelink'],
              abilities: [
                {
                  type: 'activated',
                  cost: [{ pay: 'sacrifice', what: 'self' }],
                  effect: { do: 'damage', amount: 1, to: { player: 'N' }, source: 'self' },
                },
              ],
            },
          ],
        },
        script: [{ activate: 'angelo' }, 'resolve'],
      },
      'legame vitale',
    ],
    [
      '614.5',
      {
        field: {
          A: [
            bear,
            ...['fornace', 'forgia'].map((id, n) => ({
              id,
              types: ['enchantment'],
              abilities: [
                {
                  type: 'static',
                  effects: [
                    {
                      replace: { event: 'damage', source: { controller: 'you' } },
                      with: n ? { plus: 1 } : { times: 2 },
                    },
                  ],
                },
              ],
            })),
          ],
        },
        script: [{ attack: { orso: 'N' } }, 'combat-damage'],
        choices: [{ choose: 'replacement', answer: 'fornace' }],
      },
      'invece di 4 danni',
    ],
    [
      '702.102d',
      {
        hand: {
          A: [
            {
              id: 'usura',
              layout: 'split',
              keywords: ['fuse'],
              cost: '{R}',
              types: ['instant'],
              abilities: [{ type: 'spell', effect: { do: 'setLife', who: 'you', total: 5 } }],
              other: {
                cost: '{W}',
                types: ['instant'],
                abilities: [{ type: 'spell', effect: { do: 'doubleLife', who: 'you' } }],
              },
            },
          ],
        },
        script: [{ cast: 'usura', as: 'both' }, 'resolve'],
      },
      'si risolve',
    ],
    [
      '613.4b',
      {
        field: { A: [{ ...bear, counters: { '+1/+1': 2 } }] },
        script: [
          {
            effect: {
              do: 'lasting',
              effect: { modify: { layer: '7b', power: 0, toughness: 1 }, what: { id: 'orso' } },
            },
            by: 'A',
          },
        ],
        probe: { ask: 'pt', object: 'orso' },
      },
      'Orso ha forza e costituzione base 0/1',
    ],
  ] as const)('%s', (rule, { probe, ...document }: Asked, words) => {
    expect(citedAt(document, words, probe)).toContain(rule)
  })
})

test('of several letters that a belief gets wrong it stands by the one that is broken here', () => {
  const made = instantiate('sick-block.v4.0-2-0-0')
  if (!made.ok) throw new Error(made.error)
  const { believed } = verdictOn(made.value, explain(made.value, ['protection-untargetable-only']))
  expect(believed[0]?.steps[believed[0].shared]?.rules).toEqual(['702.16f'])
})
