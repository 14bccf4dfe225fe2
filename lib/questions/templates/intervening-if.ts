import { type Ability, type ObjectSpec, scenario } from '#lib/rules/index'
import { drain, gain, instant } from '../parts'
import { template } from '../template'

/** «All'inizio del tuo mantenimento, se hai almeno N punti vita, …» */
const clock = (id: string, least: number, effect: Extract<Ability, { effect: unknown }>['effect']): ObjectSpec => ({
  id,
  types: ['artifact'],
  abilities: [
    {
      type: 'triggered',
      when: { event: 'step', step: 'upkeep', player: 'you' },
      if: { amount: { lifeOf: 'you' }, atLeast: least },
      effect,
    },
  ],
})

/** Two abilities with a condition, one true as the upkeep begins and false as it resolves, the other never true. */
export const interveningIf = template({
  id: 'intervening-if',
  version: 1,
  claims: ['608.2a'],
  axes: {
    life: [10, 12, 15, 18, 20],
    loss: [1, 2, 3, 4],
    above: [1, 2, 5],
    gained: [3, 4, 5],
    first: ['clessidra', 'meridiana', 'campana'],
    second: ['lanterna', 'statua', 'obelisco'],
  },
  beliefs: ['intervening-if-once'],
  form: 'board',
  scenario: (p) => ({
    ...scenario()
      .life('A', p.life)
      .turn('A', 'untap')
      .permanent('A', clock(p.first, p.life, gain(p.gained)))
      .permanent('A', clock(p.second, p.life + p.above, { do: 'draw', who: 'you', amount: 1 }))
      .act({ step: 'upkeep' }, { cast: 'folgore', by: 'N' }, 'resolve-all')
      .done(),
    hand: { N: [instant('folgore', drain(p.loss))] },
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'triggers', object: p.first },
      { ask: 'triggers', object: p.second },
      { ask: 'life', player: 'A' },
    ],
  }),
})
