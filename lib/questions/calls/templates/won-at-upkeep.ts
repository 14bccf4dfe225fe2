import { type Ability, type ScriptStep, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'

/** An ability with a condition wins the game: was it true as the upkeep began, and is it as the ability resolves? */
export const wonAtUpkeep = callTemplate({
  id: 'won-at-upkeep',
  version: 3,
  about: ['603.4', '608.2a'],
  told: { name: ['clessidra', 'campana', 'meridiana', 'statua'], goal: [30, 40, 50] },
  untold: { total: ['enough', 'short'], answer: ['none', 'loss', 'gain'] },
  assumed: { total: 'enough', answer: 'none' },
  beliefs: ['intervening-if-once', 'intervening-if-later'],
  fits: (belief, p) =>
    belief === 'intervening-if-once' ? p.answer === 'loss' : p.total === 'short' && p.answer === 'gain',
  because: (p) => (p.total === 'enough' && p.answer === 'loss' ? '608.2a' : '603.4'),
  valid: (p) => p.total === 'enough' || p.answer !== 'loss',
  // In an upkeep nobody has played a land yet.
  spoken: ['landPlayed'],
  idle: { manaValue: 'name', owner: ['name', 'A'], lands: 'A', life: 'N', poison: 'N', creatures: 'N' },
  scenario: (p) => {
    const ability: Ability = {
      type: 'triggered',
      when: { event: 'step', step: 'upkeep', player: 'you' },
      if: { amount: { lifeOf: 'you' }, atLeast: p.goal },
      effect: { do: 'winGame', who: 'you' },
    }
    const answers: Readonly<Record<string, readonly ScriptStep[]>> = {
      loss: [{ effect: { do: 'loseLife', who: 'A', amount: 2 }, by: 'N', name: 'Eco' }],
      gain: [{ effect: { do: 'gainLife', who: 'A', amount: 2 }, by: 'A', name: 'Lume' }],
    }
    return scenario()
      .turn('A', 'untap')
      .life('A', p.total === 'enough' ? p.goal : p.goal - 1)
      .permanent('A', { id: p.name, types: ['artifact'], abilities: [ability] })
      .act({ step: 'upkeep' }, ...(answers[p.answer] ?? []), 'resolve-all')
      .done()
  },
  probe: () => ({ ask: 'won', player: 'A' }),
})
