import { type Ability, type ObjectSpec, type ScriptStep, scenario } from '#lib/rules/index'
import { gain } from '../../parts'
import { callTemplate } from '../call-template'

const walker = (id: string, loyalty: number, abilities: readonly Ability[]): ObjectSpec => ({
  id,
  types: ['planeswalker'],
  counters: { loyalty },
  abilities,
})

/** A loyalty ability in a turn in which one was activated already: of which planeswalker, and are there counters enough? */
export const loyaltyAgain = callTemplate({
  id: 'loyalty-again',
  version: 5,
  about: ['606.3', '606.6'],
  told: {
    name: ['eremita', 'custode', 'monaco', 'stregone', 'chierico'],
    cost: [3, 4, 5],
    amount: [2, 3, 4],
  },
  untold: { before: ['same', 'other'], enough: [true, false] },
  assumed: { before: 'same', enough: true },
  beliefs: [],
  unknown: [
    { rule: '606.3', reason: '606.6' },
    { rule: '606.6', reason: '606.3' },
  ],
  supposable: ['before'],
  // A cost that cannot be paid is not, whatever was activated before.
  because: (p) => (p.enough ? '606.3' : '606.6'),
  idle: {
    tapped: 'name',
    since: 'name',
    color: 'name',
    manaValue: 'name',
    lands: 'A',
    life: 'N',
    poison: 'N',
    creatures: 'A',
  },
  scenario: (p) => {
    const plus: Ability = { type: 'activated', cost: [{ pay: 'loyalty', amount: 1 }], effect: gain(1) }
    const minus: Ability = { type: 'activated', cost: [{ pay: 'loyalty', amount: -p.cost }], effect: gain(p.amount) }
    const now = p.enough ? p.cost : p.cost - 1
    const first: ScriptStep = { activate: p.before === 'same' ? p.name : 'maga', ability: 0 }
    return scenario()
      .turn('A', 'main1')
      .permanent('A', walker(p.name, p.before === 'same' ? now - 1 : now, [plus, minus]))
      .permanent('A', walker('maga', 3, [plus]))
      .act(first, 'resolve', { activate: p.name, ability: 1 })
      .done()
  },
  probe: () => ({ ask: 'legal', action: 2 }),
})
