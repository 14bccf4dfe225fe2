import { peopleOf } from '#lib/italian/index'
import { parseScenario } from '#lib/rules/index'
import { describeScenario } from '../../../lib/italian/situation/scenario'

function told(document: unknown): string {
  const parsed = parseScenario(document)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return describeScenario(peopleOf(parsed.value)).join(' ')
}

test('what is on the stack resolves several times in one sentence', () => {
  const spell = {
    id: 'saetta',
    types: ['instant'],
    abilities: [{ type: 'spell', effect: { do: 'gainLife', who: 'you', amount: 1 } }],
  }
  const card = {
    ...spell,
    id: 'marea',
    types: ['sorcery'],
    cost: '{R}',
    keywords: [{ keyword: 'suspend', amount: 1, cost: '{R}' }],
  }
  const script = [{ suspend: 'marea' }, { step: 'upkeep' }, { step: 'upkeep' }]
  const hand = { A: [card] }
  expect(told({ hand, script: [...script, 'resolve'] })).toContain('Poi tutti i giocatori passano.')
  const twice = told({ hand, script: [...script, 'resolve', 'resolve'] })
  expect(twice).toContain('Poi per 2 volte tutti i giocatori passano.')
  expect(twice.split('tutti i giocatori passano').length).toBe(2)
})

test('how damage is divided is said before what comes after the combat', () => {
  const there = {
    field: {
      A: [{ id: 'orso', pt: '4/4' }],
      N: [
        { id: 'zecca', pt: '1/1' },
        { id: 'vipera', pt: '1/1' },
      ],
    },
    choices: [{ choose: 'assign-damage', of: 'orso', answer: { vipera: 4 } }],
  }
  const fight = [{ attack: { orso: 'N' } }, { block: { zecca: 'orso', vipera: 'orso' } }, 'combat-damage']
  expect(told({ ...there, script: fight })).toMatch(/assegna 4 danni a Vipera\.$/)
  expect(told({ ...there, script: [...fight, { step: 'upkeep' }] })).toMatch(
    /assegna 4 danni a Vipera\. È il momento del danno da combattimento\. La partita arriva/,
  )
})
