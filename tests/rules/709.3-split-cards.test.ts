import type { RuleId, Scenario } from '#lib/rules/index'
import { shows } from './support'

const spell = { type: 'spell', effect: { do: 'gainLife', who: 'you', amount: 1 } } as const
const card: Scenario = {
  hand: {
    A: [
      {
        id: 'assalto',
        layout: 'split',
        name: 'Assalto',
        cost: '{R}',
        types: ['instant'],
        abilities: [spell],
        other: { name: 'Batteria', cost: '{3}{G}', types: ['sorcery'], abilities: [spell] },
      },
    ],
  },
}
const inHand: readonly (readonly [RuleId, 'name' | 'colors' | 'types', unknown, unknown])[] = [
  ['709.4a', 'name', 'Assalto // Batteria', 'Assalto'],
  ['709.4b', 'colors', ['R', 'G'], ['R']],
  ['709.4c', 'types', ['instant', 'sorcery'], ['instant']],
]
for (const [by, ask, is, otherwise] of inHand)
  shows(`in a hand both halves count: ${ask}`, {
    board: card,
    ask: { ask, object: 'assalto' },
    is: is as string,
    by,
    otherwise: otherwise as string,
  })

shows('on the stack only one half is there', {
  board: { ...card, script: [{ cast: 'assalto' }] },
  ask: { ask: 'name', object: 'assalto' },
  is: 'Assalto',
  by: '709.3b',
  otherwise: '',
})

shows('a card with one face has no other half to cast', {
  board: { hand: { A: [{ id: 'orso', pt: '2/2' }] }, script: [{ cast: 'orso', as: 'other' }] },
  ask: { ask: 'legal', action: 0 },
  is: false,
  by: '709.3',
  otherwise: true,
})
